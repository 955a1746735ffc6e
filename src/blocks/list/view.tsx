/** Draws a list. */
import type { ViewProps } from '../block.ts'
import { RichText } from '../RichText.tsx'

export default function List({ state }: ViewProps<{ text: string }>) {
  return <RichText as="div" className="b-list" html={state.text} />
}
