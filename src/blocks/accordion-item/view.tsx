/** Draws an entry that opens and closes by itself, without scripts; in the editor it is open. */
import { useContext } from 'react'
import { GroupName } from '../accordion/groupName.ts'
import type { ViewProps } from '../block.ts'
import { plainText } from '../plainText.ts'
import { RichText } from '../RichText.tsx'
import { accordionItem } from './texts/accordionItem.ts'

export default function AccordionItem({
  state,
  page,
  children,
}: ViewProps<{ title: string; note?: string; is_open?: boolean }>) {
  const name = useContext(GroupName)
  const title = <RichText as="span" html={state.title} />
  const note = state.note?.trim() ? <span className="b-accordion-note">{state.note}</span> : null
  const body = <div className="b-accordion-body flow">{children}</div>
  if (page.isCanvas) {
    return (
      <div className="b-accordion-item">
        <div className="b-accordion-title">
          {title}
          {note}
        </div>
        {body}
      </div>
    )
  }
  return (
    <details className="b-accordion-item" name={name} open={state.is_open === true}>
      <summary className="b-accordion-title">
        {plainText(state.title).trim() === '' ? accordionItem.more : title}
        {note}
      </summary>
      {body}
    </details>
  )
}
