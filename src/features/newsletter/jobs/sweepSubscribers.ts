/** Forgets email addresses that nobody has confirmed: without consent there is no reason to keep them. */
import { newsletterLimits } from '#constants.ts'
import { defineJob } from '#platform/jobs/job.ts'

export const sweepSubscribers = defineJob({
  kind: 'newsletter.sweep',
  priority: 'low',
  everyMs: 3_600_000,
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - newsletterLimits.confirmDays * 86_400_000)
    await db
      .deleteFrom('newsletter_subscriber')
      .where('state', '=', 'waiting')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('newsletter_consent')
              .select('id')
              .whereRef('subscriber_id', '=', 'newsletter_subscriber.id')
              .where('at', '>=', before),
          ),
        ),
      )
      .execute()
  },
})
