/** Sends waiting emails every few seconds, where a mail server is known; without one they wait. */
import { defineJob } from '#platform/jobs/job.ts'
import { sendDueMails } from '#platform/mail/sendDueMails.ts'
import { mailSender, mailServerUrl } from '../readSetting.ts'

export const sendMails = defineJob({
  kind: 'mail.send',
  priority: 'high',
  everyMs: 5_000,
  async run(platform) {
    const server = await mailServerUrl(platform)
    if (server === null) return
    await sendDueMails(platform, server, await mailSender(platform, platform.db))
  },
})
