/** The red boxes that are where something could not be drawn (F-POST-13); everything around them stands. */

import { errorBox } from './texts/errorBox.ts'

export interface BlockFailure {
  id: string
  type: string
  message: string
  /** Place among its siblings, counted from 0. */
  index: number
}

/** Attributes that the editor's canvas adds, such as data-bid. */
type Marks = Readonly<Record<string, string>>

export function RenderErrorBox({ failure, attributes }: { failure: BlockFailure; attributes?: Marks }) {
  return (
    <div {...attributes} className="render-error">
      <strong>{errorBox.render_error}</strong> {errorBox.block({ ...failure })}
    </div>
  )
}

export function UnknownBlockBox({ type, attributes }: { type: string; attributes?: Marks }) {
  return (
    <div {...attributes} className="render-error">
      {errorBox.unknown_block({ type })}
    </div>
  )
}

export interface SnippetErrorBoxProps {
  type: string
  message: string
  /** Place among the snippets of the page, counted from 0. */
  index: number
  count: number
}

export function SnippetErrorBox({ type, message, index, count }: SnippetErrorBoxProps) {
  return (
    <div className="render-error">
      <strong>{errorBox.snippet_error({ type })}</strong>{' '}
      {errorBox.snippet_message({ message, index, count })}
    </div>
  )
}
