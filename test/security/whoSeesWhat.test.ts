/**
 * Secrets planted in documents, and every call and page asked by everybody (issue line 2.5): what a block, a rule, a draft or
 * a snippet's code says reaches nobody that it is not for.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import type { Role } from '#platform/operations/capabilities.ts'
import type { Operation } from '#platform/operations/operation.ts'
import { operations } from '#operations.ts'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { shareOf } from '#test/support/share.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { unlimitedApi } from '#test/support/unlimited.ts'

let site: TestSite
let pages: PageServer
let api: Awaited<ReturnType<typeof unlimitedApi>>
const clients = new Map<Role, Client>()
function clientOf(role: Role): Client {
  const client = clients.get(role)
  if (!client) throw new Error(role)
  return client
}

const staff: Exclude<Role, 'visitor'>[] = ['author', 'editor', 'shop_manager', 'administrator']
const signedIn: Exclude<Role, 'visitor'>[] = ['member', ...staff]
const editors: Role[] = ['editor', 'administrator']
const administrators: Role[] = ['administrator']
const asked: Role[] = ['visitor', ...signedIn]

/** Each secret with the roles that may read it; all others never see the word. */
const secrets: Record<string, Role[]> = {
  pagehidden: editors,
  pageadmins: editors,
  pagemembers: signedIn,
  pagepicture: editors,
  pagerule: editors,
  reusedhidden: administrators,
  reusedadmins: administrators,
  reusedmembers: signedIn,
  layouthidden: administrators,
  layoutadmins: administrators,
  componenthidden: administrators,
  componentadmins: administrators,
  componentrule: staff,
  snippetcode: staff,
  snippethidden: administrators,
  snippetadmins: administrators,
  snippetleft: administrators,
  drafttitle: editors,
  drafttext: editors,
  pendingtitle: editors,
  pendingtext: editors,
  privatetitle: editors,
  privatetext: editors,
  laterttitle: editors,
  trashedtitle: editors,
  ledgertitle: staff,
  formworking: editors,
}
const word = (secret: string) => `zq${secret}qz`

let made = 0
function block(type: string, state: Record<string, unknown>, more: Partial<Block> = {}): Block {
  made += 1
  return { id: `planted${String(made).padStart(4, '0')}`, type, state, children: [], ...more }
}
const paragraph = (secret: string, state: Record<string, unknown> = {}, more: Partial<Block> = {}) =>
  block('paragraph', { text: word(secret), ...state }, more)
const hidden = (secret: string) => paragraph(secret, {}, { do_not_render: true })
const forAdministrators = { visible_where: [{ type: 'role', value: 'administrator' }] }
const forMembers = { visible_where: [{ type: 'login_status', value: 'in' }] }

interface Planted {
  ids: string[]
  paths: string[]
  blocks: Record<string, unknown>[]
}
let planted: Planted

beforeAll(async () => {
  site = await testSite({ environment: { SITE_URL: 'http://127.0.0.1' } })
  pages = await pageServer(site)
  api = await unlimitedApi(site)
  clients.set('visitor', site.visitor())
  for (const role of signedIn) clients.set(role, await site.as(role))
  planted = await plant()
})
afterAll(async () => {
  await api.close()
  await pages.close()
  await site.close()
})

async function plant(): Promise<Planted> {
  const administrator = await site.as('administrator', 'planter')
  const author = await site.as('author', 'other author')
  const ids: string[] = []
  const paths = ['/', '/t/pages', '/t/ledgers', '/p/tag/sealed', '/search?q=zq', '/nothing-here']
  async function save(client: Client, input: Record<string, unknown>) {
    const { status, body } = await client.post('/api/posts', { type: 'page', status: 'published', ...input })
    expect(status, JSON.stringify(body)).toBe(200)
    if (!ids.includes(body.d.id)) ids.push(body.d.id)
    if (body.d.url !== '' && !paths.includes(body.d.url)) paths.push(body.d.url)
    return body.d
  }
  const type = await administrator.post('/api/types', {
    slug: 'ledger',
    title: 'Ledger',
    plural: 'ledgers',
    url_pattern: '',
  })
  expect(type.status).toBe(200)
  const layout = await save(administrator, {
    type: 'layout',
    title: 'Frame',
    value: [hidden('layouthidden'), paragraph('layoutadmins', forAdministrators), block('content-slot', {})],
  })
  const reused = await save(administrator, {
    type: 'component',
    title: 'Reused',
    value: [
      hidden('reusedhidden'),
      paragraph('reusedadmins', forAdministrators),
      paragraph('reusedmembers', forMembers),
    ],
  })
  await save(administrator, {
    type: 'component',
    title: 'Around',
    value: [hidden('componenthidden'), paragraph('componentadmins', forAdministrators)],
    metas: [
      { name: 'region', value: 'before' },
      {
        name: 'rules',
        value: JSON.stringify([{ type: 'post_url', value: word('componentrule'), negate: true }]),
      },
    ],
  })
  const code = await save(administrator, {
    type: 'sniplet',
    title: 'Counter',
    value: [paragraph('snippetleft')],
    metas: [
      ['sniplet_type', 'after_page'],
      ['sniplet_kind', 'html'],
      ['code', `<p>${word('snippetcode')}</p>`],
      ['matches', '/only-here'],
    ].map(([name, value]) => ({ name, value })),
  })
  await save(administrator, {
    type: 'sniplet',
    title: 'Chat',
    value: [hidden('snippethidden'), paragraph('snippetadmins', forAdministrators)],
    metas: [
      ['sniplet_type', 'after_page'],
      ['sniplet_kind', 'blocks'],
    ].map(([name, value]) => ({ name, value })),
  })
  await save(administrator, {
    type: 'form',
    title: 'Ask us',
    metas: [{ name: 'note', value: word('formworking') }],
  })
  const page = await save(administrator, {
    title: 'Sealed page',
    url: '/sealed',
    layout: layout.id,
    tags: ['sealed'],
    description: 'An open word.',
    value: [
      block('image', { src: `/media/${word('pagepicture')}.jpg`, alt: '' }, { do_not_render: true }),
      block('group', {}, { do_not_render: true, children: [paragraph('pagehidden')] }),
      block('heading', { text: word('pagehidden'), level: 2 }, { do_not_render: true }),
      block('table-of-contents', {}),
      paragraph('pageadmins', forAdministrators),
      paragraph('pagemembers', forMembers),
      block('paragraph', {
        text: 'Everybody.',
        visible_where: [{ type: 'post_url', value: word('pagerule'), negate: true }],
      }),
      block('reusable', { component_id: reused.id }),
    ],
  })
  const uses = [block('paragraph', { text: `<a href="/sealed">see</a> ` })]
  await save(author, { title: word('drafttitle'), status: 'draft', value: [paragraph('drafttext'), ...uses] })
  const livePage = await save(author, {
    title: 'Will change',
    status: 'draft',
    url: '/will-change',
    value: uses,
  })
  const live = await save(administrator, { id: livePage.id, version: livePage.version, status: 'published' })
  await save(author, {
    id: live.id,
    version: live.version,
    status: 'pending',
    title: word('pendingtitle'),
    description: word('pendingtext'),
    value: [paragraph('pendingtext'), ...uses],
  })
  await save(administrator, {
    title: word('privatetitle'),
    status: 'private',
    url: '/private-page',
    value: [paragraph('privatetext'), ...uses],
  })
  await save(administrator, {
    title: word('laterttitle'),
    status: 'scheduled',
    publish_at: '2099-01-01T00:00:00Z',
    url: '/later',
    value: uses,
  })
  const trashed = await save(administrator, { title: word('trashedtitle'), url: '/trashed', value: uses })
  expect((await administrator.delete(`/api/posts/${trashed.id}`)).status).toBe(200)
  await save(administrator, { type: 'ledger', title: word('ledgertitle') })
  const name = (type: string, state: Record<string, unknown>) => ({ id: 'asked00000', type, state })
  return {
    ids,
    paths,
    blocks: [
      name('reusable', { component_id: reused.id }),
      name('snippet', { snippet_id: code.id }),
      name('breadcrumb', {}),
      name('fields', {}),
      ...['page', 'ledger', 'component', 'sniplet', 'layout'].map((listed) =>
        name('post-list', { type: listed }),
      ),
      name('taxonomy-list', { taxonomy: 'tag' }),
      name('menu', { menu_id: page.id }),
    ],
  }
}

/** What each key of a call is given: all that could lead to what is planted. */
function valuesOf(key: string): unknown[] {
  const kinds = ['post', 'media', 'form', 'category', 'tag', 'link', 'token']
  const known: Record<string, unknown[]> = {
    id: planted.ids,
    post_id: planted.ids,
    postId: planted.ids,
    inflate: [planted.ids],
    ids: [planted.ids, ['/sealed', 'sealed']],
    except: [planted.ids[0]],
    path: planted.paths,
    href: planted.paths.map((path) => `http://127.0.0.1${path}`),
    fullPath: planted.paths,
    slug: ['sealed'],
    target: ['page', 'post', 'component', 'sniplet', 'layout', 'form', 'ledger', 'media']
      .map((type) => `posts.${type}`)
      .concat('categories'),
    type: ['page', 'component', 'sniplet', 'layout', 'form', 'ledger'],
    kind: kinds,
    keywords: ['zq', word('pendingtitle'), 'sealed'],
    plural: ['pages', 'ledgers', 'components', 'sniplets', 'layouts'],
    key: [...planted.ids, 'sealed', 'will-change', 'private-page', 'later'],
    source: ['editor'],
    number: [1, 2, 3],
    version: [0],
    status: ['draft', 'pending', 'private', 'trash', 'scheduled', 'any'],
    block: planted.blocks,
    to: ['/elsewhere'],
    tag: ['sealed'],
    act: ['beat', 'ask'],
    tab: ['window-of-somebody'],
    days: [7],
    q: ['zq'],
    form_id: planted.ids,
    page: planted.paths,
  }
  return Object.hasOwn(known, key) ? (known[key] ?? []) : []
}

interface Shape {
  properties?: Record<string, unknown>
  required?: string[]
}

function inputsFor(operation: Operation): Record<string, unknown>[] {
  const shape: Shape = JSON.parse(
    JSON.stringify(
      z.toJSONSchema(operation.input, {
        io: 'input',
        unrepresentable: 'any',
        reused: 'inline',
        cycles: 'ref',
      }),
    ),
  )
  const keys = Object.keys(shape.properties ?? {})
  const required = keys.filter((key) => shape.required?.includes(key))
  let inputs: Record<string, unknown>[] = [{}]
  for (const key of required)
    inputs = inputs.flatMap((input) => valuesOf(key).map((value) => ({ ...input, [key]: value })))
  const optional = keys.filter((key) => !required.includes(key))
  // Each document in every way for the calls of content; what else a key changes is asked once.
  const widened = /^(?:posts|entries|search|references|texts|pages|content)\./.test(operation.name)
    ? inputs
    : inputs.slice(0, 1)
  return [
    ...inputs,
    ...widened.flatMap((input, place) =>
      optional.flatMap((key) => {
        // Each block is asked of a share of the documents, and of all of them in the long form.
        const values = operation.name === 'content.block_data' ? shareOf(valuesOf(key), place) : valuesOf(key)
        return values.map((value) => ({ ...input, [key]: value }))
      }),
    ),
  ]
}

/** Nothing that ends the caller's session or fills the mailbox of the test. */
const left = new Set(['users.logout', 'users.logout_by_post', 'users.end_other_sessions'])
/** Who may change what is planted only reads: the others are sent to every call, and turned away. */
const mayChange = (role: Role) => role === 'editor' || role === 'administrator'
const readsByPost = new Set(['posts.view', 'content.block_data'])

async function ask(client: Client, operation: Operation, input: Record<string, unknown>): Promise<string> {
  const rest = { ...input }
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(rest[key])
    delete rest[key]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  const isRead = operation.method === 'GET'
  if (isRead)
    for (const [key, value] of Object.entries(rest))
      for (const one of [value].flat()) query.append(Array.isArray(value) ? `${key}[]` : key, String(one))
  const response = await fetch(`${api.url}${path}?${query}`, {
    method: operation.method,
    redirect: 'manual',
    headers: {
      'x-timestamp': '1',
      cookie: `autht=${client.cookies.get('autht') ?? ''}`,
      ...(isRead ? {} : { 'content-type': 'application/json' }),
    },
    ...(isRead ? {} : { body: JSON.stringify(rest) }),
  })
  const text = await response.text()
  expect(response.status, `${operation.name} ${JSON.stringify(input)} ${text.slice(0, 300)}`).toBeLessThan(
    500,
  )
  return text
}

/** @param said words that the question itself held: they may come back */
function leaksIn(text: string, role: Role, said: string): string[] {
  return Object.entries(secrets)
    .filter(
      ([secret, allowed]) =>
        !allowed.includes(role) && text.includes(word(secret)) && !said.includes(word(secret)),
    )
    .map(([secret]) => secret)
}

/** @returns what calls told somebody that is not for them, and every secret that they told */
async function toldBy(role: Role): Promise<{ leaks: Record<string, string>; told: ReadonlySet<string> }> {
  const client = clientOf(role)
  const leaks: Record<string, string> = {}
  const told = new Set<string>()
  for (const operation of operations) {
    if (operation.body !== 'json' || left.has(operation.name)) continue
    if (mayChange(role) && operation.method !== 'GET' && !readsByPost.has(operation.name)) continue
    const inputs = inputsFor(operation)
    const isLetIn = operation.capability === 'public' || client.viewer.can(operation.capability)
    // The others are turned away before the call reads what it was sent (capabilities.test.ts).
    for (const input of isLetIn ? inputs : inputs.slice(0, 2)) {
      const said = JSON.stringify(input)
      const text = await ask(client, operation, input)
      for (const secret of leaksIn(text, role, said)) leaks[`${operation.name}: ${secret}`] = said
      for (const secret of Object.keys(secrets)) if (text.includes(word(secret))) told.add(secret)
    }
  }
  return { leaks, told }
}

test.each(asked.filter((role) => role !== 'administrator'))(
  'F-POST-09 F-PLUG-03 F-POST-14 no call tells %s what is not for them',
  async (role) => {
    expect((await toldBy(role)).leaks).toEqual({})
  },
)

test('F-POST-09 F-PLUG-03 F-POST-14 the secrets are there: the administrator finds each, and is told nothing else', async () => {
  const { leaks, told } = await toldBy('administrator')
  expect(leaks).toEqual({})
  expect(Object.keys(secrets).filter((secret) => !told.has(secret))).toEqual([])
})

test.each(asked)(
  'F-POST-09 F-PLUG-03 F-POST-14 no page, feed, map or preview shows %s what is not for them',
  async (role) => {
    const headers = { cookie: `autht=${clientOf(role).cookies.get('autht') ?? ''}` }
    const machine = [
      '/feed.xml',
      '/feed/pages.json',
      '/feed/pages.atom',
      '/feed/ledgers.xml',
      '/feed/tag/sealed.json',
      '/sitemap.xml',
      '/sitemap-1.xml',
    ]
    const previews = planted.ids.flatMap((id) =>
      ['', '?as=administrator', '?as=member', '?look'].map((more) => `/user/preview/${id}${more}`),
    )
    const leaks = new Map<string, string>()
    for (const path of [
      ...planted.paths,
      ...machine,
      ...previews,
      ...planted.ids.map((id) => `/component/${id}`),
    ]) {
      const { html } = await pages.get(path, headers)
      for (const secret of leaksIn(html, role, path)) leaks.set(`${path}: ${secret}`, '')
    }
    expect(Object.fromEntries(leaks)).toEqual({})
  },
)

test('F-POST-11 F-PLUG-02 a visitor gets no document that has no page by its id', async () => {
  const visitor = site.visitor()
  const answers = await Promise.all(
    planted.ids.map(async (id) => {
      const { status, body } = await visitor.get(`/api/posts/${id}`)
      return status === 200 ? `${body.d.type} ${body.d.url}` : status
    }),
  )
  expect(answers.filter((answer) => answer !== 404)).toEqual(['page /sealed', 'page /will-change'])
})
