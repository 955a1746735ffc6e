/**
 * Who may do what, as tables that plain functions are held against: the capabilities of each role, what each role may do
 * with a post, and which blocks of a page somebody is shown. The table of every call is in calls.test.ts; that a call
 * turns away whoever lacks its capability is asked in test/security/capabilities.test.ts.
 */
import { describe, expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { capabilitiesOnPost, mayReadHidden, requireWrite, seesAllOf } from '#features/content/rights.ts'
import type { Post } from '#features/content/schema.ts'
import { asSeenBy, shownBlocks } from '#features/content/documents/visibility.ts'
import {
  capabilitiesOf,
  capabilityTable,
  checkGuard,
  isRole,
  roles,
  type Role,
} from '#platform/operations/capabilities.ts'
import { capabilityTitles } from '#platform/operations/texts/capabilityTitles.ts'
import { viewerOf, visitor, type Viewer } from '#platform/viewer.ts'
import { anybody, type Audience, type RuleContext } from '#rules/evaluate.ts'

/** The matrix for people, kept as a page of the documentation: `npm test -- test/rules/permissions.test.ts -u` writes it anew. */
test('F-USER-02 docs/capabilities.md shows the table as it is', async () => {
  const titles: Readonly<Record<string, string>> = capabilityTitles
  const columns = roles.filter((role) => role !== 'visitor')
  const rows = Object.entries(capabilityTable).map(([name, { roles: holders }]) => {
    const marks = columns.map((role) => ((holders as readonly string[]).includes(role) ? 'yes' : '·'))
    return `| ${[`\`${name}\``, titles[name], ...marks].join(' | ')} |`
  })
  const page = [
    '# Capabilities',
    '',
    'Made from `src/platform/operations/capabilities.ts` by `test/rules/permissions.test.ts`; what it means is told in',
    '[security.md](security.md), which call asks for which in [calls.md](calls.md). A visitor holds none of them.',
    '',
    `| capability | what it allows | ${columns.join(' | ')} |`,
    `|---|---|${columns.map(() => '---').join('|')}|`,
    ...rows,
    '',
  ].join('\n')
  await expect(page).toMatchFileSnapshot('../../docs/capabilities.md')
})

const as = (role: Role, id: string = role): Viewer =>
  role === 'visitor' ? visitor : viewerOf({ id, name: role, email: '', avatar: null, role }, 'session')

describe('F-USER-02 6 the capabilities of a role', () => {
  test.each([
    ['visitor', 0],
    ['member', 5],
    ['author', 11],
    ['editor', 19],
    ['shop_manager', 15],
    ['administrator', 34],
  ] as const)('%s has %d of them, and a viewer of that role the same', (role, count) => {
    const held = capabilitiesOf(role)
    expect(held.size).toBe(count)
    const viewer = as(role)
    for (const name of capabilitiesOf('administrator'))
      expect([name, viewer.can(name)]).toEqual([name, held.has(name)])
  })

  test('what is no capability guards nothing, and what is no role is none', () => {
    expect(() => checkGuard('public', 'GET /')).not.toThrow()
    expect(() => checkGuard('orders.manage', 'GET /')).not.toThrow()
    for (const guard of ['', 'orders', 'toString', '__proto__'])
      expect(() => checkGuard(guard, 'GET /x')).toThrow(`Unknown route middleware: ${guard} (GET /x)`)
    expect(['visitor', 'member', 'administrator', 'root', '', 'toString'].map(isRole)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

/**
 * What each role may do with a post of its own, and with one of another: e edit, p publish, d design, c code. `-` is
 * nothing. `all` says that the role sees hidden posts of everybody.
 */
const posts: readonly (readonly [type: string, role: Role, own: string, others: string, all: boolean])[] = [
  ['page', 'visitor', '-', '-', false],
  ['page', 'member', '-', '-', false],
  ['page', 'author', 'ed', '-', false],
  ['page', 'editor', 'epd', 'epd', true],
  ['page', 'shop_manager', '-', '-', false],
  ['page', 'administrator', 'epdc', 'epdc', true],
  ['recipe', 'author', 'ed', '-', false],
  ['product', 'author', '-', '-', false],
  ['product', 'editor', '-', '-', false],
  ['product', 'shop_manager', 'ep', 'ep', true],
  ['product', 'administrator', 'epdc', 'epdc', true],
  ['media', 'member', '-', '-', false],
  ['media', 'author', 'ed', '-', false],
  ['media', 'shop_manager', 'e', '-', false],
  ['media', 'editor', 'epd', 'epd', true],
  ['form', 'author', '-', '-', false],
  ['form', 'editor', 'epd', 'epd', true],
  ['layout', 'editor', '-', '-', false],
  ['layout', 'administrator', 'epdc', 'epdc', true],
  ['component', 'editor', '-', '-', false],
  ['component', 'administrator', 'epdc', 'epdc', true],
  ['menu', 'editor', '-', '-', false],
  ['menu', 'administrator', 'epdc', 'epdc', true],
  ['sniplet', 'editor', '-', '-', false],
  ['sniplet', 'administrator', 'epdc', 'epdc', true],
  ['toString', 'author', 'ed', '-', false],
]

describe('F-USER-02 6 what a role may do with a post', () => {
  test.each(posts)('%s by %s: the own %s, of others %s, sees all %s', (type, role, own, others, all) => {
    const viewer = as(role)
    const outcome = (created_by: string | null) => {
      const { edit, publish, delete: remove, design, code } = capabilitiesOnPost(viewer, { type, created_by })
      expect([remove, mayReadHidden(viewer, type, created_by)]).toEqual([edit, edit])
      const marks = [edit && 'e', publish && 'p', design && 'd', code && 'c']
      return marks.filter(Boolean).join('') || '-'
    }
    expect([
      outcome(viewer.id ?? 'nobody'),
      outcome('somebody else'),
      outcome(null),
      seesAllOf(viewer, type),
    ]).toEqual([own, others, others, all])
  })

  test('who may not write is told so of what is public, and of nothing else that it is there', () => {
    const post = { type: 'page', created_by: 'ada' }
    const refusal = (viewer: Viewer, isPublic: boolean) => {
      try {
        requireWrite(viewer, { ...post, isPublic })
        return null
      } catch (error) {
        return error instanceof Error && 'code' in error ? error.code : error
      }
    }
    expect([refusal(as('author', 'ada'), true), refusal(as('author', 'ada'), false)]).toEqual([null, null])
    expect([refusal(as('author', 'otto'), true), refusal(as('author', 'otto'), false)]).toEqual([
      'post.forbidden',
      'post.missing',
    ])
    expect([refusal(visitor, true), refusal(visitor, false)]).toEqual(['post.forbidden', 'post.missing'])
  })
})

const context = (audience: Audience = anybody): RuleContext => ({
  post_type: 'page',
  post_id: 'p1',
  post_status: 'published',
  post_category: [],
  location: 'content',
  post_parent: null,
  metas: new Map(),
  url: '/about',
  tags: [],
  ...audience,
})

const block = (id: string, more: Partial<Block> = {}): Block => ({
  id,
  type: 'group',
  state: {},
  children: [],
  ...more,
})
const when = (id: string, visible_where: unknown, more: Partial<Block> = {}) =>
  block(id, { ...more, state: { text: id, visible_where } })
const page = { type: 'post_type', value: 'page' }
const product = { type: 'post_type', value: 'product' }
const signedIn = { type: 'login_status', value: 'in' }

/** `(hidden)` keeps its place without a word; what is within brackets is within the block before. */
const shown: readonly (readonly [
  what: string,
  blocks: Block[],
  visitors: string,
  members: string,
  isPersonal: boolean,
])[] = [
  ['no rules', [block('a'), block('b')], 'a b', 'a b', false],
  ['rules that say nothing', [when('a', ''), when('b', null), when('c', undefined)], 'a b c', 'a b c', false],
  ['a rule of the page that holds', [when('a', [page])], 'a', 'a', false],
  ['one that does not', [when('a', [product]), block('b')], 'b', 'b', false],
  ['a rule about who looks', [when('a', [signedIn]), block('b')], 'b', 'a b', true],
  ['the same, on another page', [when('a', [product, signedIn])], '', '', false],
  ['rules that cannot be read', [when('a', [{ type: 'surprise' }]), when('b', 'yes')], '', '', false],
  [
    'left out',
    [block('a', { do_not_render: true, state: { text: 'secret' } }), block('b')],
    'a(hidden) b',
    'a(hidden) b',
    false,
  ],
  ['within another', [block('a', { children: [when('b', [signedIn]), block('c')] })], 'a[c]', 'a[b c]', true],
  [
    'within one that does not show',
    [when('a', [product], { children: [when('b', [signedIn])] })],
    '',
    '',
    false,
  ],
  [
    'within one that is left out',
    [block('a', { do_not_render: true, children: [block('b')] })],
    'a(hidden)',
    'a(hidden)',
    false,
  ],
]

const outline = (blocks: readonly Block[]): string =>
  blocks
    .map(({ id, state, children, do_not_render }) => {
      expect([id, Object.hasOwn(state, 'visible_where')]).toEqual([id, false])
      if (do_not_render) expect([id, state, children]).toEqual([id, {}, []])
      return `${id}${do_not_render ? '(hidden)' : ''}${children.length > 0 ? `[${outline(children)}]` : ''}`
    })
    .join(' ')

describe('F-POST-09 6 which blocks are shown', () => {
  test.each(shown)('%s', (_, blocks, visitors, members, isPersonal) => {
    const member: Audience = { is_signed_in: true, role: 'member', store: null }
    const [forVisitor, forMember] = [anybody, member].map((audience) =>
      shownBlocks(blocks, () => context(audience)),
    )
    expect([outline(forVisitor?.blocks ?? []), outline(forMember?.blocks ?? [])]).toEqual([visitors, members])
    expect([forVisitor?.isPersonal, forMember?.isPersonal]).toEqual([isPersonal, isPersonal])
  })

  test('a list without rules is answered as it is, and a block is made anew once only', () => {
    const plain = [block('a', { children: [block('b')] })]
    let asked = 0
    const ask = () => {
      asked += 1
      return context()
    }
    expect([shownBlocks(plain, ask).blocks === plain, asked]).toEqual([true, 0])
    const ruled = [when('a', [page]), when('b', [page]), block('c', { do_not_render: true })].map((one) =>
      Object.freeze(one),
    )
    const [first, second] = [shownBlocks(ruled, ask).blocks, shownBlocks(ruled, ask).blocks]
    expect(asked).toBe(2)
    expect(first.map((one, index) => one === second[index])).toEqual([true, true, true])
    expect(first.map((one) => Object.isFrozen(one))).toEqual([true, true, true])
    expect(first[0]?.state).toEqual({ text: 'a' })
    expect(Object.isFrozen(shownBlocks([when('d', [page])], ask).blocks[0])).toBe(false)
  })
})

const postOf = (type: string): Post => ({
  id: 'p1',
  title: 'A title',
  description: '',
  type,
  status: 'published',
  tags: [],
  terms: [],
  url: '/about',
  slug: 'about',
  value: [when('a', [product]), block('b')],
  metas: [{ id: 'm1', post_id: 'p1', name: 'working', value: 'secret' }],
  layout: null,
  category: null,
  category_slug: null,
  category_title: null,
  parent_id: null,
  created_by: 'ada',
  activity_id: null,
  jxt_layout_template: '',
  layout_post: { id: 'l1', title: 'Layout', value: [when('x', [product]), block('y')] },
  current_user: null,
  version: 1,
  image: null,
  is_working: false,
  planned_change_at: null,
  publish_at: null,
  unpublish_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  trashed_at: null,
})

/** What of a post with a page, or of a system type without, each viewer is answered: blocks, blocks of its layout, metas. */
const answers: readonly (readonly [
  type: string,
  isSystem: boolean,
  hasPage: boolean,
  viewer: Viewer,
  answer: string | null,
])[] = [
  ['page', false, true, visitor, 'b | y | working'],
  ['page', false, true, as('member'), 'b | y | working'],
  ['page', false, true, as('author', 'otto'), 'b | y | working'],
  ['page', false, true, as('author', 'ada'), 'a b | y | working'],
  ['page', false, true, as('editor'), 'a b | y | working'],
  ['page', false, true, as('administrator'), 'a b | x y | working'],
  ['form', true, false, visitor, null],
  ['form', true, false, as('member'), null],
  ['form', true, false, as('author', 'ada'), 'b | y | '],
  ['form', true, false, as('editor'), 'a b | y | working'],
  ['form', true, true, visitor, 'b | y | working'],
  ['note', false, false, as('author', 'otto'), 'b | y | working'],
  ['sniplet', true, false, as('editor'), ' | y | '],
  ['sniplet', true, false, as('administrator'), 'a b | x y | working'],
]

describe('F-POST-09 6 what is answered of a post', () => {
  test.each(answers)('%s, of the system %s, with a page %s', (slug, is_system, hasPage, viewer, answer) => {
    const type = {
      slug,
      title: slug,
      plural: slug,
      description: '',
      is_system,
      url_pattern: hasPage ? '/{slug}' : '',
      default_layout: null,
      has_comments: false,
      fields: [],
      statuses: [],
    }
    const seen = asSeenBy(viewer, anybody, postOf(slug), type)
    const ids = (blocks: readonly Block[] = []) => blocks.map(({ id }) => id).join(' ')
    const outcome =
      seen &&
      `${ids(seen.value)} | ${ids(seen.layout_post?.value)} | ${seen.metas.map(({ name }) => name).join(' ')}`
    expect(outcome).toBe(answer)
    if (seen)
      expect(asSeenBy(viewer, anybody, { ...postOf(slug), layout_post: null }, type)?.layout_post).toBeNull()
  })
})
