/** Draws the post inside its layout; alone it says what it is for. */
import type { ViewProps } from '../block.ts'

export default function ContentSlot({ children, page }: ViewProps) {
  if (children) return <div className="b-content-slot flow">{children}</div>
  return page.isPreview ? <p className="b-content-slot-empty">The post appears here.</p> : null
}
