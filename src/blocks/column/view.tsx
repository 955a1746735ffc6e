/** Draws one column. */
import type { ViewProps } from '../block.ts'

export default function Column({ children }: ViewProps) {
  return <div className="b-column flow">{children}</div>
}
