/** Sends waiting emails every few seconds, where a mail server is known; without one they wait. */
import { defineJob } from '#platform/jobs/job.ts'
import { sendDueMails } from '#platform/mail/sendDueMails.ts'
import { mailServerUrl, readSettings, readSiteUrl } from '../readSetting.ts'

export const sendMails = defineJob({
  kind: 'mail.send',
  priority: 'high',
  everyMs: 5_000,
  async run(platform) {
    const server = await mailServerUrl(platform)
    if (server === null) return
    const { site_name, site_email } = await readSettings(platform.db, ['site_name', 'site_email'])
    const host = new URL(await readSiteUrl(platform, platform.db)).hostname
    await sendDueMails(platform, server, { name: site_name, email: site_email || `no-reply@${host}` })
  },
})
