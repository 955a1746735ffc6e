/** Why money went back: what somebody wrote, or a reason that the shop itself gives. */
import { refundReasons } from './texts/refundReasons.ts'

/** The shop's own reasons, as refunds keep them. */
export const ownReasons = {
  cancelled: 'Cancelled',
  late: 'Paid too late, the stock was gone',
  twice: 'Paid twice or too late',
  at_provider: 'Refunded at the payment provider',
  dispute_lost: 'Dispute lost',
} as const

type OwnReason = keyof typeof ownReasons
const own = new Map<string, OwnReason>([
  [ownReasons.cancelled, 'cancelled'],
  [ownReasons.late, 'late'],
  [ownReasons.twice, 'twice'],
  [ownReasons.at_provider, 'at_provider'],
  [ownReasons.dispute_lost, 'dispute_lost'],
])

/** As people read it: the shop's own reason in the language that holds, any other as somebody wrote it. */
export function reasonText(reason: string): string {
  const known = own.get(reason)
  return known === undefined ? reason : refundReasons[known]
}
