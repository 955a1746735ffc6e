/** Draws what a slot holds. */
import type { ViewProps } from '../block.ts'

export default function Slot({ children }: ViewProps) {
  return <div className="b-slot flow">{children}</div>
}
