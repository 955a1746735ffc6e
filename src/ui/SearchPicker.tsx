/** Search picker: looks things up 450 ms after the last key, arrows choose, Enter picks (F-UI-13, F-CONST-10). */
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { searchDebounceMs } from '#constants.ts'
import { searchAfterPause } from './debounce.ts'
import { common } from './texts/common.ts'
import { fields } from './texts/fields.ts'

export interface Picked {
  id: string
  title: string
}

/** The first of what was found, and the way to the next of them. */
export interface PickedPage {
  items: Picked[]
  more: (() => Promise<PickedPage>) | null
}

interface PickerProps {
  id?: string
  label: string
  placeholder?: string
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  search: (keywords: string) => Promise<Picked[] | PickedPage>
  onPick: (picked: Picked) => void
}

type Answer = { state: 'searching' } | { state: 'failed' } | ({ state: 'found' } & PickedPage)

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
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  // Of several searches on their way only the last one counts, whichever is answered last.
  const latest = useRef(0)
  const lookUp = useMemo(
    () => async (keywords: string) => {
      const number = ++latest.current
      setAnswer({ state: 'searching' })
      setOpen(true)
      let next: Answer
      try {
        const found = await search(keywords)
        next = { state: 'found', ...(Array.isArray(found) ? { items: found, more: null } : found) }
      } catch {
        next = { state: 'failed' }
      }
      if (number !== latest.current) return
      setAnswer(next)
      setActive(0)
    },
    [search],
  )
  const later = useMemo(
    () => searchAfterPause((keywords) => void lookUp(keywords), searchDebounceMs),
    [lookUp],
  )
  useEffect(() => later.cancel, [later])

  function type(typed: string) {
    latest.current += 1
    setText(typed)
    setAnswer(null)
    setOpen(false)
    later(typed)
  }
  async function readOn(page: PickedPage) {
    const number = latest.current
    const next = await page.more?.().catch(() => null)
    if (next && number === latest.current)
      setAnswer({ state: 'found', items: [...page.items, ...next.items], more: next.more })
  }
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
  const said =
    answer?.state === 'searching'
      ? fields.searching
      : answer?.state === 'failed'
        ? fields.search_failed
        : answer?.items.length === 0
          ? fields.no_results({ text })
          : ''

  function key(event: React.KeyboardEvent) {
    if (event.key === 'Escape' && isShown) {
      setOpen(false)
      // A dialog around it stays open.
      event.stopPropagation()
    } else if (event.key === 'Enter' && text.trim() !== '') {
      if (isShown && lines[active]) lines[active].choose()
      else if (answer === null) {
        later.cancel()
        void lookUp(text.trim())
      }
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && lines.length > 0) {
      if (!isShown) setOpen(true)
      else setActive((active + (event.key === 'ArrowDown' ? 1 : lines.length - 1)) % lines.length)
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
          {lines.map((line, index) => (
            <li
              key={line.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseUp={({ button }) => {
                if (button === 0) line.choose()
              }}
            >
              {line.title}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
