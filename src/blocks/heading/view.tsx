/** Draws a heading; one that is listed in the table of contents can be linked to. */
import { compilersOfTypes } from '../shell/compileStyles.ts'
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Its two largest sizes are told how long its words are, so that none of them is broken. */
compilersOfTypes.set('heading', ({ size, text }, self) => {
  if (!/^(display|poster|fill)$/.test(String(size))) return ''
  const words = String(text)
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]*>/g, '')
  const longest = Math.max(4, ...words.split(/[\s-]+/).map(({ length }) => length))
  return `${self}{--longest:${longest};--letters:${Math.max(longest, words.trim().length)}}`
})

export default function Heading({
  block,
  state,
}: ViewProps<{ text: string; level: number; as_tb_content: boolean; size?: string }>) {
  const tag = tags[Number(state.level) - 1] ?? 'h2'
  const anchor = state.as_tb_content && !state.element_id ? `h-${block.id}` : undefined
  const size = state.size && state.size !== 'level' ? ` b-heading-${state.size}` : ''
  return <RichText as={tag} className={`b-heading${size}`} id={anchor} html={state.text} />
}
