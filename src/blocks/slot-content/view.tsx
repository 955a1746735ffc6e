/** Draws what is in a slot, on the canvas; a page has it in the slot itself (`slots.ts`). */
import type { ViewProps } from '../block.ts'

export default function SlotContent({ children }: ViewProps) {
  return <div className="b-slot-content flow">{children}</div>
}
