/** An order is picked up or delivered, and taken back to what it was before, at once and with an undo. */
import { statusText } from '#ui/StatusMark.tsx'
import { useAction } from '#ui/useCall.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import type { OrderDetail } from '../../schema.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export interface HandOver {
  handOver: () => void
  reopen: () => void
  /** Until the order is read again, its buttons would act on what it was before. */
  isChanging: boolean
}

/** @param path the path of the order's calls @param refresh what is read again after a change */
export function useHandOver(path: string, refresh: readonly string[]): HandOver {
  const showUndoNotice = useUndoNotice()
  const hand = useAction<OrderDetail>('POST', `${path}/hand-over`, {
    refresh,
    onDone: ({ number, status }) =>
      showUndoNotice(orderScreen.status_changed({ number, status: statusText(status) }), {
        path: `${path}/hand-over/undo`,
        old: refresh,
        failed: orderScreen.undo_failed,
      }),
  })
  const unhand = useAction('POST', `${path}/hand-over/undo`, { refresh, done: orderScreen.reopened })
  return {
    handOver: () => hand.mutate({}),
    reopen: () => unhand.mutate({}),
    isChanging: hand.isPending || unhand.isPending,
  }
}
