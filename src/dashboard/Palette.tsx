/** Cmd-K: every place and every action by its name, with the keyboard alone. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { offeredCommands, onCommands, type Command } from '#ui/commands.ts'
import { useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { goToSection } from './goToSection.ts'
import { searchCommands } from './searchCommands.ts'
import { screens } from './routes.ts'
import { signOut } from './signOut.ts'
import { tasksFor } from './tasks.ts'
import { turnTheme } from './theme.ts'
import { useMenu } from './useMenu.ts'

interface FoundOrder {
  id: string
  number: string
  email: string | null
}

interface Found {
  id: string
  title: string
  type: string
}

export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [, go] = useLocation()
  const viewer = useViewer()
  const menu = useMenu()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const offered = useSyncExternalStore(onCommands, offeredCommands, offeredCommands)
  const isSearching = text.trim().length > 2 && viewer.can('content.list')
  const content = useList<Found>('/api/posts', { keywords: text.trim(), limit: 6 }, { isOff: !isSearching })

  const isFindingOrders = text.trim().length > 2 && viewer.can('orders.manage')
  const orders = useList<FoundOrder>(
    '/api/shop/orders',
    { keywords: text.trim(), limit: 5 },
    { isOff: !isFindingOrders },
  )

  useEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])

  function commandsNow(): Command[] {
    const places = menu.flatMap((group) =>
      group.items.map((item) => ({
        id: `go:${item.href} ${item.title}`,
        title: `Go to ${item.title}`,
        group: 'Go to',
        run: () => (item.isOnSite ? location.assign(item.href) : go(item.href)),
      })),
    )
    const making: Command[] = viewer.can('posts.write')
      ? [
          { id: 'new:page', title: 'New page', group: 'Create', run: () => go('/user/editor/new?type=page') },
          { id: 'new:post', title: 'New post', group: 'Create', run: () => go('/user/editor/new?type=post') },
        ]
      : []
    const selling: Command[] = viewer.can('products.write')
      ? [{ id: 'new:product', title: 'New product', group: 'Create', run: () => go('/user/products/new') }]
      : []
    // They would only lengthen the list of places that stands there at first.
    const tasks =
      text.trim() === ''
        ? []
        : tasksFor(screens, viewer.can).map(({ title, words, href }) => ({
            id: `task:${href} ${title}`,
            title,
            words,
            group: 'Settings',
            run: () => goToSection(href, go),
          }))
    return [
      ...offered,
      ...making,
      ...selling,
      ...places,
      ...tasks,
      { id: 'profile', title: 'Go to Profile', group: 'Go to', run: () => go('/user/profile') },
      { id: 'site', title: 'View site', group: 'Do', run: () => location.assign('/') },
      { id: 'theme', title: 'Switch light, dark, system', group: 'Do', run: () => void turnTheme() },
      { id: 'keys', title: 'Show keys', group: 'Do', keys: '?', run: onKeys },
      { id: 'out', title: 'Sign out', group: 'Do', run: () => void signOut() },
    ]
  }
  const commands = commandsNow()

  const posts = (isSearching ? (content.data?.items ?? []) : []).map((post) => ({
    id: `post:${post.id}`,
    title: post.title,
    group: `Edit ${post.type}`,
    run: () => go(`/user/editor/${post.id}`),
  }))
  const sold = (isFindingOrders ? (orders.data?.items ?? []) : []).map(({ id, number, email }) => ({
    id: `order:${id}`,
    title: [`Order ${number}`, email].filter(Boolean).join(' · '),
    group: 'Order',
    run: () => go(`/user/orders/${id}`),
  }))
  const found = [...searchCommands(commands, text), ...sold, ...posts]
  const chosen = Math.min(active, found.length - 1)

  function run(command: Command | undefined) {
    if (!command) return
    if (command.id !== 'keys') onClose()
    command.run()
  }

  return (
    <dialog
      ref={dialog}
      className="modal palette"
      aria-label="Search or do anything"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') setActive((chosen + 1) % Math.max(1, found.length))
        else if (event.key === 'ArrowUp') setActive((chosen - 1 + found.length) % Math.max(1, found.length))
        else if (event.key === 'Enter') run(found[chosen])
        else return
        event.preventDefault()
      }}
    >
      <input
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] ? `palette-${chosen}` : undefined}
        aria-label="Search or do anything"
        placeholder="Search or do anything"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <ul id="palette-list" role="listbox" aria-label="Results">
        {found.map((command, index) => (
          <PaletteRow
            key={command.id}
            command={command}
            index={index}
            isActive={index === chosen}
            onRun={() => run(command)}
            onHover={() => setActive(index)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className="muted pad" role="status">
          There are no results for {text}
        </p>
      )}
    </dialog>
  )
}

interface RowProps {
  command: Command
  index: number
  isActive: boolean
  onRun: () => void
  onHover: () => void
}

function PaletteRow({ command, index, isActive, onRun, onHover }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={row}
      id={`palette-${index}`}
      role="option"
      aria-selected={isActive}
      onMouseMove={onHover}
      onClick={onRun}
      onKeyDown={undefined}
    >
      <span>{command.title}</span>
      <small>{command.keys ?? command.group}</small>
    </li>
  )
}
