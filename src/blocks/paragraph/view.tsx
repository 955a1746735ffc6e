/** Draws a paragraph. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

export default function Paragraph({ state }: ViewProps<{ text: string; look?: string }>) {
  const look = state.look && state.look !== 'body' ? ` b-paragraph-${state.look}` : ''
  return <RichText as="p" className={`b-paragraph${look}`} html={state.text} />
}
