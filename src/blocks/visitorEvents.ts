/** What islands tell the visitor runtime: notices to show, and how many items the cart holds. */
import { calls } from './texts/calls.ts'

export interface VisitorNotice {
  title: string
  message: string
  kind: 'info' | 'good' | 'danger'
}

/** Shows a notice (F-CONST-01). */
export function notify(notice: VisitorNotice): void {
  window.dispatchEvent(new CustomEvent<VisitorNotice>('plinth:notice', { detail: notice }))
}

/** Tells the header how many items are in the cart. */
export function announceCartCount(count: number): void {
  window.dispatchEvent(new CustomEvent<{ count: number }>('plinth:cart', { detail: { count } }))
}

/** The sentence of a failed call. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : calls.failed
}
