/** A sound file with the browser's own player. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const audio = defineBlock({
  type: 'audio',
  label: 'Audio',
  icon: 'music',
  category: 'media',
  keywords: ['sound', 'music', 'podcast', 'mp3', 'listen'],
  version: 1,
  state: z.strictObject({
    src: z.string(),
    title: z.string().optional(),
    note: z.string().optional(),
    transcript_url: z.string().optional(),
    can_download: z.boolean().optional(),
  }),
  defaults: { src: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.title ?? ''} ${state.note ?? ''}`.trim(),
  panel: [
    { name: 'src', title: 'Audio', type: 'file', description: 'MP3, M4A, OGG or WAV.' },
    { name: 'title', title: 'Title', type: 'string' },
    { name: 'note', title: 'Small line under it', type: 'string', placeholder: 'Who speaks, how long' },
    {
      name: 'transcript_url',
      title: 'Text of what is said',
      type: 'string',
      picks: 'link',
      description: 'Where those who do not hear can read it.',
    },
    { name: 'can_download', title: 'Offer the file', type: 'boolean', use_switch: true },
  ],
  examples: [
    {
      title: 'With a title',
      values: {
        src: '/media/demo/kiln.wav',
        title: 'The kiln at full fire',
        note: 'Six seconds from the shed',
        can_download: true,
      },
    },
  ],
})
