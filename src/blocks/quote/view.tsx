/** Draws a quotation. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

export default function Quote({ state }: ViewProps<{ text: string; cite?: string }>) {
  return (
    <blockquote className="b-quote">
      <RichText as="p" html={state.text} />
      {state.cite ? <footer>{state.cite}</footer> : null}
    </blockquote>
  )
}
