/** Which groups of the menu are open: the viewer's choice, kept in this browser. What is needed seldom begins closed. */
import { useState } from 'react'
import type { MenuGroup } from './menu.ts'

const key = 'plinth.menu-groups'
const closedAtFirst: readonly MenuGroup['name'][] = ['selling', 'design', 'system']

export function useOpenGroups() {
  const [chosen, setChosen] = useState(readChosen)
  const isOpen = (name: MenuGroup['name']) => chosen[name] ?? !closedAtFirst.includes(name)
  function toggle(name: MenuGroup['name']) {
    const next = { ...chosen, [name]: !isOpen(name) }
    localStorage.setItem(key, JSON.stringify(next))
    setChosen(next)
  }
  return { isOpen, toggle }
}

/** What an older version or another hand left there is no reason to fail. */
function readChosen(): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}
