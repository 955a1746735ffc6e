/** The test payment that arrives ten seconds later sends its event. */
import { defineJob } from '#platform/jobs/job.ts'
import { sendTestEvent, testPaymentJob } from '../testPaymentPage.ts'

export const testPayment = defineJob({
  kind: testPaymentJob,
  priority: 'high',
  async run(platform, { token }) {
    if (typeof token === 'string') await sendTestEvent(platform, token, 'session.paid')
  },
})
