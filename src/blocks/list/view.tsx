/** Draws a list; tasks with a box that shows whether they are done. */
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'
import { withBoxes } from './tasks.ts'

export default function List({ state, page }: ViewProps<{ text: string }>) {
  // A list that nobody has written yet is a lonely sign on the page.
  if (!page.isCanvas && plainText(state.text).trim() === '') return null
  return <RichText as="div" className="b-list" html={withBoxes(state.text)} />
}
