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
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

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
        title: palette.go_to_place({ title: item.title }),
        group: palette.go_to,
        run: () => (item.isOnSite ? location.assign(item.href) : go(item.href)),
      })),
    )
    const making: Command[] = viewer.can('posts.write')
      ? [
          {
            id: 'new:page',
            title: palette.new_page,
            group: palette.create,
            run: () => go('/user/editor/new?type=page'),
          },
          {
            id: 'new:post',
            title: palette.new_post,
            group: palette.create,
            run: () => go('/user/editor/new?type=post'),
          },
        ]
      : []
    const selling: Command[] = viewer.can('products.write')
      ? [
          {
            id: 'new:product',
            title: palette.new_product,
            group: palette.create,
            run: () => go('/user/products/new'),
          },
        ]
      : []
    // They would only lengthen the list of places that is there at first.
    const tasks =
      text.trim() === ''
        ? []
        : tasksFor(screens, viewer.can).map(({ title, words, href }) => ({
            id: `task:${href} ${title}`,
            title,
            words,
            group: common.settings,
            run: () => goToSection(href, go),
          }))
    return [
      ...offered,
      ...making,
      ...selling,
      ...places,
      ...tasks,
      { id: 'profile', title: palette.go_to_profile, group: palette.go_to, run: () => go('/user/profile') },
      { id: 'site', title: common.view_site, group: palette.do, run: () => location.assign('/') },
      {
        id: 'theme',
        title: palette.switch_theme,
        group: palette.do,
        run: () => void turnTheme(),
      },
      { id: 'keys', title: palette.show_keys, group: palette.do, keys: '?', run: onKeys },
      { id: 'out', title: common.sign_out, group: palette.do, run: () => void signOut() },
    ]
  }
  const commands = commandsNow()

  const posts = (isSearching ? (content.data?.items ?? []) : []).map((post) => ({
    id: `post:${post.id}`,
    title: post.title,
    group: palette.edit_type({ type: post.type }),
    run: () => go(`/user/editor/${post.id}`),
  }))
  const sold = (isFindingOrders ? (orders.data?.items ?? []) : []).map(({ id, number, email }) => ({
    id: `order:${id}`,
    title: [palette.order_number({ number }), email].filter(Boolean).join(' · '),
    group: palette.order,
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
      aria-label={palette.search_or_do_anything}
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
        aria-label={palette.search_or_do_anything}
        placeholder={palette.search_or_do_anything}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
      />
      <ul id="palette-list" role="listbox" aria-label={palette.results}>
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
          {palette.no_results({ text })}
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
