/** Keys of the whole dashboard: Cmd-K, Cmd-S, `?`, `g` and a letter. Single keys never act while somebody types. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { screens } from './routes.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

interface KeyActions {
  palette: () => void
  keys: () => void
  save: () => void
  go: (path: string) => void
}

const goWindowMs = 1000

/** `g` then the letter goes there. */
export const goKeys: readonly { key: string; title: string; href: string }[] = [
  { key: 't', title: palette.home, href: '/user' },
  { key: 'p', title: common.pages, href: '/user/content/page' },
  { key: 'j', title: palette.posts, href: '/user/content/post' },
  { key: 'm', title: common.media, href: '/user/media' },
  { key: 'c', title: common.comments, href: '/user/comments' },
  { key: 'o', title: common.orders, href: '/user/orders' },
  { key: 'r', title: common.products, href: '/user/content/product' },
  { key: 'a', title: common.analytics, href: '/user/analytics' },
  { key: 'u', title: common.users, href: '/user/users' },
  { key: 's', title: common.settings, href: '/user/settings' },
  ...screens.flatMap((screen) =>
    screen.key ? [{ key: screen.key, title: screen.title, href: screen.path }] : [],
  ),
]

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
      const place = goKeys.find((one) => one.key === event.key)
      if (place) {
        event.preventDefault()
        event.stopImmediatePropagation()
        actions.go(place.href)
      }
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
