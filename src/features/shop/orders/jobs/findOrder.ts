/** Looks up what a guest asked for and writes the email. */
import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { answerQuestion, findOrderJob } from '../findOrder.ts'

const question = z.object({ number: z.string(), email: z.string() })

export const findOrder = defineJob({
  kind: findOrderJob,
  priority: 'high',
  run: (platform, payload) => answerQuestion(platform, question.parse(payload)),
})
