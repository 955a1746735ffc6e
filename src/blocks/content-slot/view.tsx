/** Draws the post inside its layout; alone it says what it is for. */
import type { ViewProps } from '../block.ts'
import { contentSlot } from './texts/contentSlot.ts'

export default function ContentSlot({ children, page }: ViewProps) {
  if (children) return <div className="b-content-slot flow">{children}</div>
  return page.isCanvas ? <p className="b-content-slot-empty">{contentSlot.post_appears_here}</p> : null
}
