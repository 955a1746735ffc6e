/** The red boxes that are where something could not be drawn (F-POST-13); everything around them stands. */

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
      <strong>RenderError</strong> block {failure.id} ({failure.type}): {failure.message}, index{' '}
      {failure.index}
    </div>
  )
}

export function UnknownBlockBox({ type, attributes }: { type: string; attributes?: Marks }) {
  return (
    <div {...attributes} className="render-error">
      cannot find block {type}
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
      <strong>Sniplet({type}) Error</strong> {message} (index {index} of {count})
    </div>
  )
}
