import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { sampleFormNames } from '#patterns/sampleForms.ts'
import { sampleNames } from '#patterns/samplePictures.ts'
import { importSamples, makeForms } from '../prepareSamples.ts'

/** Puts the pictures that a pattern shows into the media library and makes its forms, each once; what is there stays. */
export const preparePattern = operation({
  name: 'patterns.prepare',
  summary: 'Bring in the sample pictures and forms that a pattern shows',
  method: 'POST',
  path: '/api/patterns/prepare',
  capability: 'posts.write',
  input: z.strictObject({
    pictures: z.array(z.enum(sampleNames())).max(40).default([]),
    forms: z.array(z.enum(sampleFormNames)).max(10).default([]),
  }),
  output: z.strictObject({ forms: z.record(z.string(), z.string()) }),
  async run(context, { pictures, forms }) {
    await importSamples(context, pictures)
    // A form takes entries as soon as it is there: only who may publish makes one.
    return { forms: context.viewer.can('posts.publish') ? await makeForms(context, forms) : {} }
  },
})
