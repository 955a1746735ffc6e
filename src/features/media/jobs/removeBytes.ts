/** Removes the bytes of a file whose row is gone, and what was made of them. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { fittedFolder } from '../imageSizes.ts'
import { removeBytesJob } from '../forgetAvatar.ts'

const payloadShape = z.object({ path: z.string().min(1) })

export const removeBytes = defineJob({
  kind: removeBytesJob,
  priority: 'low',
  async run({ storage }, payload) {
    const { path } = payloadShape.parse(payload)
    await storage.remove('public', path)
    await storage.remove('cache', fittedFolder(path))
  },
})
