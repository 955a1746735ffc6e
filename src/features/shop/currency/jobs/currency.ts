/** Every hour: amounts from before a change of the currency go once it can no longer be undone. */
import { defineJob } from '#platform/jobs/job.ts'
import { forgetOldAmounts } from '../changeCurrency.ts'

export const currencyJob = defineJob({ kind: 'shop.currency', everyMs: 3_600_000, run: forgetOldAmounts })
