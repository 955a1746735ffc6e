/** Draws a heading; one that is listed in the table of contents can be linked to. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

export default function Heading({
  block,
  state,
}: ViewProps<{ text: string; level: number; as_tb_content: boolean; size?: string }>) {
  const tag = tags[Number(state.level) - 1] ?? 'h2'
  const anchor = state.as_tb_content && !state.element_id ? `h-${block.id}` : undefined
  const size = state.size && state.size !== 'level' ? ` b-heading-${state.size}` : ''
  return <RichText as={tag} className={`b-heading${size}`} id={anchor} html={state.text} />
}
