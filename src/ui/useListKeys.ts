/** Keys of a list: j and k go from row to row, x chooses the row, Enter opens it. Never while somebody types. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Returns the id of the row that the keys are on, or null. */
export function useListKeys(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  { onPick }: { onPick?: ((id: string) => void) | undefined },
): string | null {
  const [at, setAt] = useState<string | null>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || !isFree(event.target))
      return
    const index = at === null ? -1 : ids.indexOf(at)
    const row = at === null ? null : (body.current?.querySelector(`[data-row="${at}"]`) ?? null)
    if (event.key === 'j' || event.key === 'k') {
      const next = ids[Math.max(0, Math.min(ids.length - 1, index + (event.key === 'j' ? 1 : -1)))]
      if (next === undefined) return
      setAt(next)
      body.current?.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'x' && at !== null && index >= 0) onPick?.(at)
    else if (event.key === 'Enter' && row && event.target === document.body)
      row.querySelector<HTMLElement>('a.title, .title a, button.title')?.click()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return at !== null && ids.includes(at) ? at : null
}

function isFree(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.isContentEditable &&
    !target.matches('input:not([type=checkbox]), textarea, select, dialog, dialog *')
  )
}
