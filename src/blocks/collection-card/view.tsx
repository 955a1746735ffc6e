/** Draws a card of a collection. */
import type { ViewProps } from '../block.ts'

export default function CollectionCard({
  state,
  children,
}: ViewProps<{ look?: string; align?: string; layout?: string }>) {
  return (
    <div
      className={`b-collection-card b-collection-card-${state.look ?? 'plain'} b-collection-card-${state.layout ?? 'down'} b-collection-card-at-${state.align ?? 'start'}`}
    >
      {children}
    </div>
  )
}
