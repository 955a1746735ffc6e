/**
 * The insert menu, 340 px high (F-EDIT-05): search, categories, and what cannot go here greyed with the reason.
 * Typing filters, arrows move, Enter inserts, Escape goes back to where the writer was.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { insertMenuHeightPx } from '#constants.ts'
import { useViewer } from '#ui/viewer.ts'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { takeHeld } from './heldKeys.ts'
import { type InsertChoice, insertChoices } from './insertChoices.ts'
import { noteInserted, recentTypes } from './recentTypes.ts'

const menuWidthPx = 300

export function InsertMenu({ request, close }: { request: InsertRequest; close: () => void }) {
  const { session, report, frame } = useEditor()
  const [words, setWords] = useState(() => takeHeld(frame))
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const mayWriteCode = useViewer().can('code.write')
  const [recent] = useState(() => recentTypes(localStorage))
  const choices = useMemo(() => {
    const offered = new Map([...definitions].filter(([, { capability }]) => capability === undefined || mayWriteCode))
    return insertChoices(offered, session.document, request.place, words, recent)
  }, [session, request, words, recent, mayWriteCode])
  const [opener] = useState(() => document.activeElement)
  useEffect(() => field.current?.focus(), [])
  // Closed without a choice, the focus goes back to where it came from; a choice takes it to the new block.
  const leave = () => {
    close()
    if (frame.text) frame.text.focus()
    else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const insert = (choice: InsertChoice | undefined) => {
    if (!choice) return
    if (!choice.answer.ok) {
      report(choice.answer)
      return
    }
    const { place } = request
    close()
    const { type, label } = choice.definition
    const { target, position } = place
    const outcome = position === 'replace' ? session.replace(target, type) : session.insertNew(type, { target, position })
    if (report(outcome, `${label} inserted`)) noteInserted(localStorage, type)
  }
  const key = (event: React.KeyboardEvent) => {
    const last = choices.length - 1
    if (event.key === 'ArrowDown') setActive((at) => (at >= last ? 0 : at + 1))
    else if (event.key === 'ArrowUp') setActive((at) => (at <= 0 ? last : at - 1))
    else if (event.key === 'Home') setActive(0)
    else if (event.key === 'End') setActive(last)
    else if (event.key === 'Enter') insert(choices[active])
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const { left, top, bottom } = request.at
  const fitsBelow = bottom + insertMenuHeightPx + 12 < window.innerHeight
  const style = {
    height: insertMenuHeightPx,
    width: menuWidthPx,
    left: Math.max(8, Math.min(left, window.innerWidth - menuWidthPx - 8)),
    top: fitsBelow ? bottom + 6 : Math.max(8, Math.min(top - insertMenuHeightPx - 6, window.innerHeight - insertMenuHeightPx - 8)),
  }
  return (
    <>
      <div className="editor-scrim" onPointerDown={leave} />
      <div className="editor-insert" style={style} role="dialog" aria-label="Insert a block">
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search blocks"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={choices[active] ? `${listId}-${active}` : undefined}
          placeholder="Search blocks"
          autoComplete="off"
          value={words}
          onChange={(event) => {
            setWords(event.target.value)
            setActive(0)
          }}
          onKeyDown={key}
        />
        <div id={listId} role="listbox" aria-label="Blocks" className="editor-insert-list">
          {choices.length === 0 ? <p>No block is called “{words}”.</p> : null}
          {choices.map((choice, index) => {
            const isFirst = choices[index - 1]?.group !== choice.group
            return (
              <div key={`${choice.group} ${choice.definition.type}`} role="presentation">
                {isFirst ? <h3 aria-hidden="true">{choice.group}</h3> : null}
                <div
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-disabled={!choice.answer.ok}
                  className="editor-insert-option"
                  onPointerMove={() => setActive(index)}
                  onClick={() => insert(choice)}
                  onKeyDown={key}
                >
                  <span>{choice.definition.label}</span>
                  {choice.answer.ok ? null : <small>{choice.answer.reason}</small>}
                </div>
              </div>
            )
          })}
        </div>
      </div>
    </>
  )
}
