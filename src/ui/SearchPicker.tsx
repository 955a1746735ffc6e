/** Search picker: looks things up 450 ms after the last key, arrows choose, Enter picks (F-UI-13, F-CONST-10). */
import { useEffect, useId, useMemo, useState } from 'react'
import { debounceMs, searchDebounceMs } from '#constants.ts'
import { searchAfterPause } from './debounce.ts'

export interface Picked {
  id: string
  title: string
}

interface PickerProps {
  id?: string
  label: string
  placeholder?: string
  search: (keywords: string) => Promise<Picked[]>
  onPick: (picked: Picked) => void
}

export function SearchPicker({ id, label, placeholder, search, onPick }: PickerProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [found, setFound] = useState<Picked[] | null>(null)
  const [active, setActive] = useState(0)
  const later = useMemo(
    () =>
      searchAfterPause((keywords) => {
        search(keywords).then((items) => { setFound(items); setActive(0) }, () => setFound([]))
      }, searchDebounceMs),
    [search],
  )
  useEffect(() => later.cancel, [later])
  function pick(item: Picked | undefined) {
    if (!item) return
    onPick(item)
    setText('')
    setFound(null)
  }
  return (
    <div className="anchor">
      <input id={id} type="search" role="combobox" aria-label={label} aria-expanded={found !== null} aria-controls={listId} aria-autocomplete="list"
        aria-activedescendant={found?.[active] ? `${listId}-${active}` : undefined} placeholder={placeholder} value={text} autoComplete="off"
        onChange={(event) => { setText(event.target.value); setFound(null); later(event.target.value) }}
        onBlur={() => setTimeout(() => setFound(null), debounceMs)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setFound(null)
          if (!found || found.length === 0) return
          if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
          else if (event.key === 'ArrowUp') setActive((active - 1 + found.length) % found.length)
          else if (event.key === 'Enter') pick(found[active])
          else return
          event.preventDefault()
        }} />
      {found && (
        <ul className="popover suggestions" id={listId} role="listbox" aria-label={label}>
          {found.map((item, index) => (
            <li key={item.id} id={`${listId}-${index}`} role="option" aria-selected={index === active} onMouseDown={(event) => { event.preventDefault(); pick(item) }}>{item.title}</li>
          ))}
          {found.length === 0 && <li className="muted" role="option" aria-selected="false" aria-disabled="true">There are no results for {text}</li>}
        </ul>
      )}
    </div>
  )
}
