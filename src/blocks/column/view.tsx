/** Draws one column. */
import type { ViewProps } from '../block.ts'
import { isSwiped } from '../shell/rowLayout.ts'

export default function Column({ state, children }: ViewProps) {
  return (
    <div className="b-column flow" tabIndex={isSwiped(state) ? 0 : undefined}>
      {children}
    </div>
  )
}
