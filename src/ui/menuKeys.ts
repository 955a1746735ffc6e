/** Keys of a menu: arrows, Home and End, and a character goes to the next item that begins with it (ARIA practices, menu). */

interface MenuKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** Moves the focus among the buttons of a menu; returns whether the key was one of its own. */
export function moveInMenu(menu: HTMLElement | null, { key, ctrlKey, metaKey, altKey }: MenuKey): boolean {
  const items = [...(menu?.querySelectorAll('button') ?? [])]
  const index = items.findIndex((item) => item === document.activeElement)
  if (items.length === 0 || ctrlKey || metaKey || altKey) return false
  if (key === 'ArrowDown') items[(index + 1) % items.length]?.focus()
  else if (key === 'ArrowUp') items.at(index < 0 ? -1 : index - 1)?.focus()
  else if (key === 'Home') items[0]?.focus()
  else if (key === 'End') items.at(-1)?.focus()
  else if (key !== ' ' && [...key].length === 1) {
    const wanted = key.toLocaleLowerCase()
    const inTurn = [...items.slice(index + 1), ...items.slice(0, index + 1)]
    inTurn.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(wanted))?.focus()
  } else return false
  return true
}
