/** Which screens there are, who may open them, and what the shell answers. */
import { expect, test } from 'vitest'
import { categoryTree } from '#features/content/taxonomies/screens/categoryTree.ts'
import { viewerOf, visitor } from '#platform/viewer.ts'
import { changeListState, readListState } from '#ui/listState.ts'
import { menuOf, withOwnEntries } from './menu.ts'
import { catchAllPath, matchScreen, movedScreens, renderedRoutes, screens } from './routes.ts'
import { searchCommands } from './searchCommands.ts'
import { placeOf } from './shell.ts'
import { stateTasks, tasksFor, wordsOfPlace } from './tasks.ts'

const account = { id: '1', name: 'Ines', email: 'ines@example.com', avatar: null }
const at = (path: string) => new URL(path, 'http://host')
const listed = new Set([...screens.map((screen) => screen.path), ...renderedRoutes, catchAllPath])

test('F-ROUTE-01 the table of screens has all signed-in routes', () => {
  for (const path of [
    '/user',
    '/user/analytics',
    '/user/categorization',
    '/user/denied',
    '/user/editor/:id',
    '/user/plugins',
    '/user/preview/:id',
    '/user/profile',
    '/user/settings',
    '/user/types',
    '/user/types/:type',
    '/user/users',
    '/user/:form_id/form-data',
    '/user/*',
  ])
    expect(listed, path).toContain(path)
  expect(matchScreen('/user/types/recipe')).toMatchObject({
    screen: { path: '/user/types/:type' },
    params: { type: 'recipe' },
  })
  expect(matchScreen('/user/4f/form-data')?.params).toEqual({ form_id: '4f' })
  expect(matchScreen('/user/users')?.screen.path).toBe('/user/users')
  expect(matchScreen('/user/orders/')?.screen.path).toBe('/user/orders')
})

test('F-ROUTE-01 each screen has one path, a title and a capability; no two menu places lead to the same', () => {
  expect(new Set(screens.map((screen) => screen.path)).size).toBe(screens.length)
  const administrator = viewerOf({ ...account, role: 'administrator' }, 's')
  const hrefs = menuOf(screens, administrator.can).flatMap((group) => group.items.map((item) => item.href))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  for (const href of hrefs) expect(matchScreen(href), href).not.toBeNull()
})

test('F-OPT-04 the administrator’s own entries are the last group; nobody is offered a screen that they may not open', () => {
  const entries = [
    { title: 'New orders', path: '/user/orders?needs=packing', icon: 'orders' },
    { title: 'Own page', path: '/user/own-page', icon: '' },
    { title: 'Opening hours', path: '/about', icon: '' },
    { title: 'Usernames', path: '/username', icon: '' },
  ]
  const menuFor = (role: 'administrator' | 'member') => {
    const { can } = viewerOf({ ...account, role }, 's')
    return withOwnEntries(menuOf(screens, can), entries, can).at(-1)
  }
  expect(menuFor('administrator')).toEqual({
    name: 'own',
    title: 'Shortcuts',
    items: [
      { title: 'New orders', href: '/user/orders?needs=packing', icon: 'orders', order: 0, isOnSite: false },
      { title: 'Own page', href: '/user/own-page', icon: 'link', order: 1, isOnSite: false },
      { title: 'Opening hours', href: '/about', icon: 'link', order: 2, isOnSite: true },
      { title: 'Usernames', href: '/username', icon: 'link', order: 3, isOnSite: true },
    ],
  })
  expect(menuFor('member')?.items.map(({ title }) => title)).toEqual([
    'Own page',
    'Opening hours',
    'Usernames',
  ])
  const { can } = viewerOf({ ...account, role: 'administrator' }, 's')
  expect(withOwnEntries(menuOf(screens, can), [], can)).toEqual(menuOf(screens, can))
})

test('F-ROUTE-02 visitors are sent to the login with the way back', () => {
  for (const path of ['/user', '/user/settings', '/user/nowhere', '/user/editor/new?type=page']) {
    expect(placeOf(visitor, at(path))).toEqual({ redirect: `/login?next=${encodeURIComponent(path)}` })
  }
})

test('F-ROUTE-02 what a role may not see leads to /user/denied, which answers 403', () => {
  const member = viewerOf({ ...account, role: 'member' }, 's')
  expect(placeOf(member, at('/user/settings'))).toEqual({ redirect: '/user/denied?from=%2Fuser%2Fsettings' })
  expect(placeOf(member, at('/user/denied'))).toEqual({ redirect: null, status: 403 })
  expect(placeOf(member, at('/user/profile'))).toEqual({ redirect: null, status: 200 })
  expect(placeOf(member, at('/user'))).toEqual({ redirect: null, status: 200 })
})

test('F-ROUTE-01 the former path of a screen leads to the screen, with its query', () => {
  const administrator = viewerOf({ ...account, role: 'administrator' }, 's')
  expect(placeOf(administrator, at('/user/delivery?from=mail'))).toEqual({
    redirect: '/user/shipping?from=mail',
  })
  for (const path of Object.values(movedScreens)) expect(matchScreen(path)?.screen.path).toBe(path)
})

test('F-ROUTE-04 an unknown path of /user and any path with /null is not found', () => {
  const administrator = viewerOf({ ...account, role: 'administrator' }, 's')
  expect(placeOf(administrator, at('/user/nowhere/at/all'))).toEqual({ redirect: null, status: 404 })
  expect(placeOf(administrator, at('/user/types/null'))).toEqual({ redirect: null, status: 404 })
})

test('F-TAX-03 categories stand as a tree with None first', () => {
  const one = (id: string, parent: string | null) => ({
    id,
    value: id,
    title: id || 'None',
    slug: id,
    taxonomy: 'category',
    parent_id: parent,
    description: '',
    count: 0,
  })
  const rows = categoryTree([one('b', 'a'), one('a', null), one('', null), one('x', 'gone'), one('c', 'b')])
  expect(rows.map(({ category, depth }) => `${category.title}${depth}`)).toEqual([
    'None0',
    'a0',
    'b1',
    'c2',
    'x0',
  ])
})

test('a list keeps what it shows in the URL, and any new filter begins at page 1', () => {
  const search = new URLSearchParams('q=oat&status=draft&p=3')
  expect(readListState(search)).toEqual({
    keywords: 'oat',
    sort: '',
    p: 3,
    filters: { status: 'draft' },
    after: '',
    before: '',
  })
  expect(changeListState(search, { filters: { status: '' } }).toString()).toBe('q=oat')
  expect(changeListState(search, { p: 4 }).get('p')).toBe('4')
  expect(changeListState(search, { after: 'xyz' }).toString()).toBe('q=oat&status=draft&after=xyz')
  expect(changeListState(new URLSearchParams('after=xyz'), { sort: 'title' }).toString()).toBe('sort=title')
})

test('the palette finds a command by its words in any order', () => {
  const commands = ['Go to Settings', 'New page', 'Go to Pages'].map((title) => ({
    id: title,
    title,
    group: '',
    run: () => undefined,
  }))
  expect(searchCommands(commands, 'page').map((command) => command.title)).toEqual([
    'New page',
    'Go to Pages',
  ])
  expect(searchCommands(commands, 'page new').map((command) => command.title)).toEqual(['New page'])
})

test('F-UI-22 the search of the dashboard leads to lists by the state of their entries, and to places by what people call them', () => {
  const { can } = viewerOf({ ...account, role: 'administrator' }, 's')
  const menu = menuOf(screens, can)
  const commands = [
    ...menu
      .flatMap(({ items }) => items)
      .map(({ title, href }) => ({ title, href, words: wordsOfPlace(href) })),
    ...stateTasks(menu),
    ...tasksFor(screens, can),
  ].map((one) => ({ ...one, id: one.href, group: '', run: () => undefined }))
  const found = (words: string) => searchCommands(commands, words).map(({ id }) => id)
  for (const [words, href] of [
    ['scheduled', '/user/content/page?status=scheduled'],
    ['scheduled products', '/user/content/product?status=scheduled'],
    ['drafts', '/user/content/page?status=draft'],
    ['unpublished', '/user/content/post?status=draft'],
    ['review', '/user/content/post?status=pending'],
    ['trash', '/user/content/page?status=trash'],
    ['deleted', '/user/content/product?status=trash'],
    ['domain', '/user/settings#site'],
    ['language', '/user/settings#site'],
    ['colours', '/user/theme'],
    ['fonts', '/user/theme'],
    ['users', '/user/users'],
    ['team', '/user/users'],
    ['photos', '/user/media'],
    ['announcement', '/user/header'],
    ['footer', '/user/header'],
    ['statistics', '/user/analytics'],
    ['inventory', '/user/stock'],
  ] as const)
    expect(found(words), words).toContain(href)
  for (const { id } of commands) expect(matchScreen(id.replace(/[#?].*$/, '')), id).not.toBeNull()
  const writer = menuOf(screens, viewerOf({ ...account, role: 'author' }, 's').can)
  expect(stateTasks(writer).map(({ href }) => href)).not.toContain('/user/content/product?status=draft')
})

test('F-UI-22 the search of the dashboard finds settings by the words that people have for them, for those who may change them', () => {
  const offered = (role: 'administrator' | 'shop_manager' | 'author') =>
    tasksFor(screens, viewerOf({ ...account, role }, 's').can).map((task) => ({
      ...task,
      id: task.title,
      group: 'Settings',
      run: () => undefined,
    }))
  const all = offered('administrator')
  const found = (words: string) => searchCommands(all, words).map(({ title }) => title)
  for (const [words, title] of [
    ['currency', 'Currency'],
    ['discount', 'Discount codes'],
    ['coupon', 'Discount codes'],
    ['tax', 'Taxes'],
    ['vat', 'Taxes'],
    ['shipping', 'Shipping'],
    ['postage', 'Shipping'],
    ['pickup', 'Locations'],
    ['stripe', 'Payment provider'],
    ['smtp', 'Mail server'],
    ['logo', 'Name, logo and URL of the site'],
    ['template', 'Email templates'],
    ['fonts', 'Colours and fonts'],
  ] as const)
    expect(found(words), words).toContain(title)
  for (const { href } of all) expect(matchScreen(href.replace(/#.*$/, '')), href).not.toBeNull()
  expect(offered('shop_manager').map(({ title }) => title)).toContain('Taxes')
  expect(offered('shop_manager').map(({ title }) => title)).not.toContain('Currency')
  expect(offered('author')).toEqual([])
})
