/** A state in words and one of four tones. */
import { states } from './texts/states.ts'

const tones: Record<string, string> = {
  published: 'good',
  change_scheduled: 'good',
  approved: 'good',
  paid: 'good',
  completed: 'good',
  active: 'good',
  delivered: 'good',
  picked_up: 'good',
  shipped: 'good',
  to_pack: 'warn',
  partly_sent: 'warn',
  nothing_to_send: 'muted',
  refund_due: 'bad',
  charged_back: 'bad',
  returned: 'muted',
  draft: 'warn',
  pending: 'warn',
  unpaid: 'warn',
  none: 'warn',
  partial: 'warn',
  invited: 'warn',
  review: 'warn',
  processing: 'warn',
  ready_for_pickup: 'info',
  scheduled: 'info',
  private: 'info',
  placed: 'info',
  authorized: 'info',
  partially_refunded: 'info',
  refunded: 'info',
  trash: 'bad',
  denied: 'bad',
  failed: 'bad',
  disputed: 'bad',
  disabled: 'bad',
  cancelled: 'bad',
  expired: 'muted',
}

const isKnown = (status: string): status is keyof typeof states => Object.hasOwn(states, status)

export function statusText(status: string): string {
  if (isKnown(status)) return states[status]
  const text = status.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The state of a post as people know it: what is live stays so while a change of it waits for its time. */
export const postState = ({ status, has_changes }: { status: string; has_changes: boolean }): string =>
  status === 'scheduled' && has_changes ? 'change_scheduled' : status

export function StatusMark({ status, text }: { status: string; text?: string }) {
  const tone = status.startsWith('flagged') ? 'bad' : (tones[status] ?? 'muted')
  return <span className={`status ${tone}`}>{text ?? statusText(status)}</span>
}
