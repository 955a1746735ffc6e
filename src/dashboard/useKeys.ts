/** Keys of the whole dashboard: Cmd-K, Cmd-S, `?`, `g` and a letter. Single keys never act while somebody types. */
import { useEffect, useEffectEvent, useRef } from 'react'

interface KeyActions {
  palette: () => void
  keys: () => void
  save: () => void
  go: (path: string) => void
}

const goWindowMs = 1000

export function useKeys(actions: KeyActions): void {
  const goSince = useRef(0)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = event.metaKey || event.ctrlKey
    if (isCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      actions.palette()
      return
    }
    // A screen with keys of its own (the editor) has the rest.
    if (document.querySelector('[data-own-keys]')) return
    if (isCommand && event.key.toLowerCase() === 's') {
      event.preventDefault()
      actions.save()
      return
    }
    if (isCommand || event.altKey || isTyping(event.target)) return
    if (Date.now() - goSince.current < goWindowMs) {
      goSince.current = 0
      event.preventDefault()
      event.stopImmediatePropagation()
      const { key } = event
      void import('./goKeys.ts').then(
        ({ goKeys }) => {
          const place = goKeys.find((one) => one.key === key)
          if (place) actions.go(place.href)
        },
        // Without a network the screen could not be had either.
        () => undefined,
      )
      return
    }
    if (event.key === 'g') goSince.current = Date.now()
    else if (event.key === '?') actions.keys()
    else if (event.key === '/') {
      const search = document.querySelector<HTMLInputElement>('main input[type=search]')
      if (!search) return
      event.preventDefault()
      search.focus()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select, dialog *')
}
