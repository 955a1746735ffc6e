/** Looks up who asked to subscribe and sends the link, after the page has answered. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { takeAsking } from '../subscriptions.ts'

const asked = z.object({
  id: z.uuid(),
  email: z.string(),
  consent: z.string(),
  page: z.string(),
  ip: z.string(),
})

export const askSubscriber = defineJob({
  kind: 'newsletter.ask',
  priority: 'high',
  run: (platform, payload) => takeAsking(platform, asked.parse(payload)),
})
