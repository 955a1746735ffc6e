/** Search picker: looks things up 450 ms after the last key, arrows choose, Enter picks (F-UI-13, F-CONST-10). */
import { useEffect, useId, useMemo, useState } from 'react'
import { debounceMs, searchDebounceMs } from '#constants.ts'
import { searchAfterPause } from './debounce.ts'
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
  const [page, setPage] = useState<PickedPage | null>(null)
  const [active, setActive] = useState(0)
  const later = useMemo(
    () =>
      searchAfterPause((keywords) => {
        search(keywords).then(
          (answer) => {
            setPage(Array.isArray(answer) ? { items: answer, more: null } : answer)
            setActive(0)
          },
          () => setPage({ items: [], more: null }),
        )
      }, searchDebounceMs),
    [search],
  )
  useEffect(() => later.cancel, [later])
  const found = page?.items ?? null
  // The line that reads on is a line as the others are.
  const lines = page ? page.items.length + (page.more ? 1 : 0) : 0
  function pick(item: Picked) {
    onPick(item)
    setText('')
    setPage(null)
  }
  async function readOn() {
    if (!page?.more) return
    const next = await page.more().catch(() => null)
    // Who has typed on meanwhile looks for something else.
    if (next)
      setPage((now) => (now === page ? { items: [...page.items, ...next.items], more: next.more } : now))
  }
  return (
    <div className="anchor">
      <input
        id={id}
        type="search"
        role="combobox"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        aria-expanded={found !== null}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active < lines ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value)
          setPage(null)
          later(event.target.value)
        }}
        onBlur={() => setTimeout(() => setPage(null), debounceMs)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setPage(null)
          if (!found || lines === 0) return
          if (event.key === 'ArrowDown') setActive((active + 1) % lines)
          else if (event.key === 'ArrowUp') setActive((active - 1 + lines) % lines)
          else if (event.key === 'Enter') {
            const item = found[active]
            if (item) pick(item)
            else void readOn()
          } else return
          event.preventDefault()
        }}
      />
      {found && (
        <ul className="popover suggestions" id={listId} role="listbox" aria-label={label}>
          {found.map((item, index) => (
            <li
              key={item.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault()
                pick(item)
              }}
            >
              {item.title}
            </li>
          ))}
          {page?.more && (
            <li
              id={`${listId}-${found.length}`}
              role="option"
              aria-selected={active === found.length}
              onMouseDown={(event) => {
                event.preventDefault()
                void readOn()
              }}
            >
              {fields.show_more}
            </li>
          )}
          {found.length === 0 && (
            <li className="muted" role="option" aria-selected="false" aria-disabled="true">
              {fields.no_results({ text })}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
