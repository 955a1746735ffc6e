/** What draws collections and the blocks in their cards on the canvas: loads with the first one. */
import { onDemand } from '#ui/onDemand.tsx'

export const CollectionItems = onDemand(() =>
  import('./CollectionItems.tsx').then((part) => part.CollectionItems),
)
export const Bound = onDemand(() => import('./Bound.tsx').then((part) => part.Bound))
