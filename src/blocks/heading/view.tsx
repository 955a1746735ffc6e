/** Draws a heading; one that is listed in the table of contents can be linked to. */
import { createElement, Fragment } from 'react'
import { compilersOfTypes } from '../shell/compileStyles.ts'
import type { ViewProps } from '../block.ts'
import { classesOf, compileLetterEdges, halvesOf, linesOfLetters } from './letterEdges.ts'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Its two largest sizes are told how long its words are, so that none of them is broken; the others where one is long. */
compilersOfTypes.set('heading', ({ size, text }, self) => {
  const words = plainText(String(text))
  const longest = Math.max(4, ...words.split(/[\s-]+/).map(({ length }) => length))
  if (!/^(display|poster|fill|letters)$/.test(String(size)))
    return longest > 10
      ? `@media (max-width: 40rem){${self}>*{--longest:${longest};font-size:var(--fitted)}}`
      : ''
  const edges = import.meta.env.SSR && size === 'letters' ? compileLetterEdges(String(text), self) : ''
  return `${self}{--longest:${longest};--letters:${Math.max(longest, words.length)}}${edges}`
})

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

/**
 * Each letter is an element of its own, to be as wide as the sheet says; each line is a row, on a phone each half of one. By ear it
 * is text.
 */
function Letters({ text }: { text: string }) {
  const lines = linesOfLetters(text)
  return (
    <>
      <span className="sr-only">
        {lines.map((line) => line.map(({ text: letter }) => letter).join('')).join(' ')}
      </span>
      <span aria-hidden="true">
        {lines.map((line, index) => (
          <span key={index} className="b-heading-row">
            {halvesOf(line).map((half, at) => (
              <span key={at} className="b-heading-half">
                {half.map((letter, place) => (
                  <Fragment key={place}>
                    {letter.text === ' ' ? ' ' : <b className={classesOf(letter)}>{letter.text}</b>}
                  </Fragment>
                ))}
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  )
}
