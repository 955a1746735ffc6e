/** Draws a paragraph. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

/** A small line may begin with a dot, which is of the site's accent. Whoever edits has it as a letter. */
const withDot = (html: string): string =>
  html.replace(
    /^●(?:\s|&nbsp;|&ensp;)*/,
    '<svg class="b-paragraph-dot" viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="4"/></svg>',
  )

export default function Paragraph({ state }: ViewProps<{ text: string; look?: string }>) {
  const look = state.look && state.look !== 'body' ? ` b-paragraph-${state.look}` : ''
  // Called and not put in: of a page of thousands each component counts.
  const html = import.meta.env.SSR && state.look === 'eyebrow' ? withDot(state.text) : state.text
  return RichText({ as: 'p', className: `b-paragraph${look}`, html })
}
