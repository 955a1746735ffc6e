/** What the palette finds for the words that are typed: actions of the screen, places, settings, orders and content. */
import { useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { offeredCommands, onCommands, type Command } from '#ui/commands.ts'
import type { Capability } from '#platform/operations/capabilities.ts'
import { useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { goToSection } from '#ui/goToSection.ts'
import { searchCommands } from './searchCommands.ts'
import { screens } from './routes.ts'
import { signOut } from './signOut.ts'
import { stateTasks, tasksFor, wordsOfPlace } from './tasks.ts'
import { turnTheme } from './theme.ts'
import { useMenu } from './useMenu.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

interface FoundOrder {
  id: string
  number: string
  email: string | null
}

interface FoundPost {
  id: string
  title: string
  type: string
}

/** @param onKeys shows the list of keys */
export function useCommands(typed: string, onKeys: () => void): Command[] {
  const [, go] = useLocation()
  const viewer = useViewer()
  const menu = useMenu()
  const text = typed.trim()
  const offered = useSyncExternalStore(onCommands, offeredCommands, offeredCommands)
  const found = useFound(text, go)
  const places = menu.flatMap((group) =>
    group.items.map((item) => ({
      id: `go:${item.href} ${item.title}`,
      title: palette.go_to_place({ title: item.title }),
      words: wordsOfPlace(item.href),
      group: palette.go_to,
      run: () => (item.isOnSite ? location.assign(item.href) : go(item.href)),
    })),
  )
  // They would only lengthen the list of places that is there at first.
  const tasks =
    text === ''
      ? []
      : [
          ...stateTasks(menu).map((task) => ({ ...task, group: palette.go_to })),
          ...tasksFor(screens, viewer.can).map((task) => ({ ...task, group: common.settings })),
        ].map(({ title, words, href, group }) => ({
          id: `task:${href} ${title}`,
          title,
          words,
          group,
          run: () => goToSection(href, go),
        }))
  const commands: Command[] = [
    ...offered,
    ...making(viewer.can, go),
    ...places,
    ...tasks,
    {
      id: 'profile',
      title: palette.go_to_profile,
      words: palette.words_profile,
      group: palette.go_to,
      run: () => go('/user/profile'),
    },
    { id: 'site', title: common.view_site, group: palette.do, run: () => location.assign('/') },
    {
      id: 'theme',
      title: palette.switch_theme,
      words: palette.words_theme,
      group: palette.do,
      run: () => void turnTheme(),
    },
    { id: 'keys', title: palette.show_keys, group: palette.do, keys: '?', run: onKeys },
    {
      id: 'out',
      title: common.sign_out,
      words: palette.words_out,
      group: palette.do,
      run: () => void signOut(),
    },
  ]
  return [...searchCommands(commands, typed), ...found]
}

/** What somebody may make. */
function making(can: (capability: Capability) => boolean, go: (path: string) => void): Command[] {
  const group = palette.create
  const run = (path: string) => () => go(path)
  return [
    ...(can('posts.write')
      ? [
          { id: 'new:page', title: palette.new_page, group, run: run('/user/editor/new?type=page') },
          { id: 'new:post', title: palette.new_post, group, run: run('/user/editor/new?type=post') },
        ]
      : []),
    ...(can('products.write')
      ? [{ id: 'new:product', title: palette.new_product, group, run: run('/user/products/new') }]
      : []),
  ]
}

/** Orders and content that the server finds. */
function useFound(text: string, go: (path: string) => void): Command[] {
  const viewer = useViewer()
  const isSearching = text.length > 2 && viewer.can('content.list')
  const content = useList<FoundPost>('/api/posts', { keywords: text, limit: 6 }, { isOff: !isSearching })
  const isFindingOrders = text.length > 2 && viewer.can('orders.manage')
  const orders = useList<FoundOrder>(
    '/api/shop/orders',
    { keywords: text, limit: 5 },
    { isOff: !isFindingOrders },
  )
  return [
    ...(isFindingOrders ? (orders.data?.items ?? []) : []).map(({ id, number, email }) => ({
      id: `order:${id}`,
      title: [palette.order_number({ number }), email].filter(Boolean).join(' · '),
      group: palette.order,
      run: () => go(`/user/orders/${id}`),
    })),
    ...(isSearching ? (content.data?.items ?? []) : []).map((post) => ({
      id: `post:${post.id}`,
      title: post.title,
      group: palette.edit_type({ type: post.type }),
      run: () => go(`/user/editor/${post.id}`),
    })),
  ]
}
