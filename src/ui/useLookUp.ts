/** Looks things up as they are typed, 450 ms after the last key; an answer that was overtaken is dropped (F-CONST-10). */
import { useEffect, useMemo, useRef, useState } from 'react'
import { searchDebounceMs } from '#constants.ts'
import { searchAfterPause } from './debounce.ts'

export interface Picked {
  id: string
  title: string
}

/** The first of what was found, and the way to the next of them. */
export interface PickedPage {
  items: Picked[]
  more: (() => Promise<PickedPage>) | null
}

export type Answer = { state: 'searching' } | { state: 'failed' } | ({ state: 'found' } & PickedPage)

/** `isOpen` says whether the answer is shown, `active` which line of it is chosen. */
export function useLookUp(search: (keywords: string) => Promise<Picked[] | PickedPage>) {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
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
  return { text, answer, type, lookUp, readOn, stopWaiting: later.cancel, isOpen, setOpen, active, setActive }
}
