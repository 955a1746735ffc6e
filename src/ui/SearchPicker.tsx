/**
 * Search picker: looks things up 450 ms after the last key, arrows choose, Enter picks (F-UI-13, F-CONST-10). A click or an arrow
 * key in the empty field shows the first of all there is.
 */
import { useEffect, useId, useRef } from 'react'
import { useLookUp, type Answer, type Picked, type PickedPage } from './useLookUp.ts'
import { common } from './texts/common.ts'
import { fields } from './texts/fields.ts'

export type { Picked, PickedPage } from './useLookUp.ts'

interface PickerProps {
  id?: string
  label: string
  placeholder?: string
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  search: (keywords: string) => Promise<Picked[] | PickedPage>
  onPick: (picked: Picked) => void
}

/** A line of the list: what was found, or what asks for more of it or once again. */
interface Line {
  key: string
  title: string
  choose: () => void
}

export function SearchPicker({
  id,
  label,
  placeholder,
  describedBy,
  isInvalid,
  search,
  onPick,
}: PickerProps) {
  const listId = useId()
  const { text, answer, type, lookUp, readOn, stopWaiting, isOpen, setOpen, active, setActive } =
    useLookUp(search)
  const list = useRef<HTMLUListElement>(null)
  const lines: Line[] =
    answer?.state === 'found'
      ? answer.items.map((item) => ({
          key: item.id,
          title: item.title,
          choose() {
            onPick(item)
            type('')
          },
        }))
      : []
  if (answer?.state === 'found' && answer.more)
    lines.push({ key: 'more', title: fields.show_more, choose: () => void readOn(answer) })
  if (answer?.state === 'failed')
    lines.push({ key: 'again', title: common.try_again, choose: () => void lookUp(text.trim()) })

  const isShown = isOpen && answer !== null
  useEffect(() => {
    if (isShown) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])
  const said = answer === null ? '' : saidOf(answer, text)

  /** Shows the list, also one that was closed while its answer is still on its way. */
  function open() {
    if (answer !== null) setOpen(true)
    else if (text.trim() === '') void lookUp('')
  }
  function key(event: React.KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      setOpen(false)
      // A dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key === 'Enter' && (isShown || text.trim() !== '')) {
      if (isShown) lines[active]?.choose()
      else if (answer === null) {
        stopWaiting()
        void lookUp(text.trim())
      }
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isShown) open()
      else if (lines.length > 0)
        setActive((active + (event.key === 'ArrowDown' ? 1 : lines.length - 1)) % lines.length)
    } else return
    event.preventDefault()
  }

  return (
    <div
      className="anchor"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <input
        id={id}
        type="search"
        role="combobox"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && lines[active] ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onFocus={() => setOpen(true)}
        onClick={open}
        onKeyDown={key}
      />
      <span className="hidden" role="status">
        {isShown && said}
      </span>
      {isShown && (
        <ul
          ref={list}
          className="popover suggestions"
          id={listId}
          role="listbox"
          aria-label={label}
          // The focus stays in the field, and a list that is scrolled by its bar does not close.
          onMouseDown={(event) => event.preventDefault()}
        >
          {said !== '' && (
            <li className="muted" role="option" aria-selected="false" aria-disabled="true">
              {said}
            </li>
          )}
          <Lines id={listId} lines={lines} active={active} />
        </ul>
      )}
    </div>
  )
}

function Lines({ id, lines, active }: { id: string; lines: readonly Line[]; active: number }) {
  return lines.map((line, index) => (
    <li
      key={line.key}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      onMouseUp={({ button }) => {
        if (button === 0) line.choose()
      }}
    >
      {line.title}
    </li>
  ))
}

/** What is said of an answer, beside what it holds. */
function saidOf(answer: Answer, text: string): string {
  if (answer.state === 'searching') return fields.searching
  if (answer.state === 'failed') return fields.search_failed
  if (answer.items.length > 0) return ''
  return text.trim() === '' ? fields.nothing_to_choose : fields.no_results({ text })
}
