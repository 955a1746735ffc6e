/** Draws a paragraph. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

export default function Paragraph({ state }: ViewProps<{ text: string; look?: string }>) {
  const look = state.look && state.look !== 'body' ? ` b-paragraph-${state.look}` : ''
  // Called and not put in: of a page of thousands each component counts.
  return RichText({ as: 'p', className: `b-paragraph${look}`, html: state.text })
}
