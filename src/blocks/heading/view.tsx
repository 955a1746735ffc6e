/** Draws a heading; one that is listed in the table of contents can be linked to. */
import { createElement, Fragment } from 'react'
import { compilersOfTypes } from '../shell/compileStyles.ts'
import type { ViewProps } from '../block.ts'
import { compileLetterEdges, halfOf, linesOfLetters } from './letterEdges.ts'
import { RichText } from '../RichText.tsx'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Its two largest sizes are told how long its words are, so that none of them is broken; the others where one is long. */
compilersOfTypes.set('heading', ({ level, size, text }, self) => {
  const words = String(text)
    .replaceAll('<br>', ' ')
    .replaceAll(/<[^>]*>/g, '')
  const longest = Math.max(4, ...words.split(/[\s-]+/).map(({ length }) => length))
  if (!/^(display|poster|fill|letters)$/.test(String(size)))
    return fittedOnPhone(phoneSizeOf(Number(level), size), longest, self)
  const edges = import.meta.env.SSR && size === 'letters' ? compileLetterEdges(String(text), self) : ''
  return `${self}{--longest:${longest};--letters:${Math.max(longest, words.trim().length)}}${edges}`
})

/** How large it is on a phone, in rem, where a word can be too long for it. */
function phoneSizeOf(level: number, size: unknown): number | null {
  if (size === 'extra-large') return 2.25
  if (size === 'large') return 1.75
  if (size && size !== 'level') return null
  return level === 1 ? 2.5 : level === 2 ? 1.75 : null
}

/** On a phone a long word makes it smaller, before it is broken. */
function fittedOnPhone(size: number | null, longest: number, self: string): string {
  if (size === null || longest * size < 26) return ''
  const room = `calc(1.5*(100vw - 2*var(--gutter))/${longest})`
  return `@media (max-width: 40rem){${self}>*{font-size:clamp(1.25rem,${room},${size}rem)}}`
}

export default function Heading({
  block,
  state,
  page,
}: ViewProps<{ text: string; level: number; as_tb_content: boolean; size?: string }>) {
  const tag = tags[Number(state.level) - 1] ?? 'h2'
  const anchor = state.as_tb_content && !state.element_id ? `h-${block.id}` : undefined
  const size = state.size && state.size !== 'level' ? ` b-heading-${state.size}` : ''
  // Whoever edits has a text, not its letters: they are no part of what the editor loads.
  if (import.meta.env.SSR && state.size === 'letters' && !page.isCanvas)
    return createElement(tag, { className: `b-heading${size}`, id: anchor }, <Letters text={state.text} />)
  return <RichText as={tag} className={`b-heading${size}`} id={anchor} html={state.text} />
}

/** Each letter is an element of its own, to be as wide as the sheet says; on a phone each line breaks at its half. By ear it is text. */
function Letters({ text }: { text: string }) {
  const lines = linesOfLetters(text)
  return (
    <>
      <span className="sr-only">
        {lines.map((line) => line.map(({ text: letter }) => letter).join('')).join(' ')}
      </span>
      <span aria-hidden="true">
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 ? <br /> : null}
            {line.map(({ text: letter }, at) => (
              <Fragment key={at}>
                {at > 0 && at === halfOf(line) ? <br className="b-heading-half" /> : null}
                {letter === ' ' ? ' ' : <b>{letter}</b>}
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
    </>
  )
}
