/** Puts what was ordered into the cart once more, and says what could not be. */
import { notify } from '#ui/notices.ts'
import { useAction } from '#ui/useCall.ts'
import type { OrderedAgain } from '../orderAgain.ts'
import { orderScreen } from '../texts/orderScreen.ts'

/** @param path the path of the order's calls */
export function useOrderAgain(path: string): { orderAgain: () => void; isOrderingAgain: boolean } {
  const again = useAction<OrderedAgain>('POST', `${path}/again`, {
    onDone: ({ added, left_out }) => {
      const missing = left_out.map(({ title, why }) => `${title}: ${why}`).join('. ')
      if (added === 0) notify({ kind: 'danger', title: orderScreen.again_nothing, text: missing })
      else
        notify({
          kind: 'good',
          title: orderScreen.again_added({ count: added }),
          text: missing,
          action: { label: orderScreen.open_cart, run: () => location.assign('/cart') },
        })
    },
  })
  return { orderAgain: () => again.mutate({}), isOrderingAgain: again.isPending }
}
