/** The condition language: rule types, meta operators, groups, and that no input breaks it. */
import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { anybody, asksForVisitor, evaluate, explain, holds, type RuleContext } from './evaluate.ts'
import { metaOperators, parseMetaRule, type Rule } from './rule.ts'
import { readRuleSet, ruleSchema, ruleSetSchema } from './schema.ts'
import { matchesWildcard } from './wildcard.ts'

const context: RuleContext = {
  post_type: 'product',
  post_id: 'p1',
  post_status: 'published',
  post_category: ['c1', 'mugs'],
  location: 'before',
  post_parent: 'p0',
  metas: new Map([
    ['color', 'blue'],
    ['price', '9.50'],
    ['since', '2024-05-01'],
  ]),
  is_signed_in: false,
  url: '/shop/blue-mug',
  tags: ['stoneware', 'blue'],
  store: 'leipzig',
  role: 'visitor',
}
const answer = (rule: { type: string; value?: unknown; negate?: boolean }) =>
  holds(ruleSchema.parse(rule), context)

test.each([
  ['post_type', 'product', 'page'],
  ['post_id', 'p1', 'p2'],
  ['post_status', 'published', 'draft'],
  ['post_category', 'mugs', 'bowls'],
  ['location', 'before', 'after'],
  ['post_parent', 'p0', 'p9'],
  ['has_meta', 'color', 'weight'],
  ['login_status', 'out', 'in'],
  ['post_url', '^/shop/', '^/journal/'],
  ['has_tag', 'stoneware', 'porcelain'],
  ['store', 'leipzig', 'halle'],
  ['role', 'visitor', 'administrator'],
])('F-PLUG-03 the rule %s holds for %s and not for %s', (type, met, unmet) => {
  expect(answer({ type, value: met })).toBe(true)
  expect(answer({ type, value: unmet })).toBe(false)
  expect(answer({ type, value: [unmet, met] })).toBe(true)
  expect(answer({ type, value: met, negate: true })).toBe(false)
})

test('F-PLUG-03 whoever is signed in meets the rule that asks for it, and no other', () => {
  const signedIn = { ...context, is_signed_in: true }
  expect(holds(ruleSchema.parse({ type: 'login_status', value: 'in' }), signedIn)).toBe(true)
  expect(holds(ruleSchema.parse({ type: 'login_status', value: 'out' }), signedIn)).toBe(false)
})

test.each([
  ['meta_price_>=', '9.5', true],
  ['meta_price_>', '9.5', false],
  ['meta_price_<', '10', true],
  ['meta_price_<=', '9', false],
  ['meta_color_=', 'blue', true],
  ['meta_color_!=', 'blue', false],
  ['meta_since_<', '2024-10-01', true],
  ['meta_color_in', ['red', 'blue'], true],
  ['meta_color_not_in', ['red', 'blue'], false],
  ['meta_missing_=', 'x', false],
  ['meta_missing_!=', 'x', true],
  ['meta_missing_not_in', ['x'], true],
  ['meta_missing_<', '5', false],
])('F-PLUG-03 %s %s is %s', (type, value, expected) => {
  expect(answer({ type, value })).toBe(expected)
})

/** Numbers where both are, else dates where both are, else text; what only begins like a number or a date is text. */
test.each([
  ['10', '>', '9', true],
  ['10', '>', '10', false],
  ['10', '>=', '10', true],
  ['10', '<', '10', false],
  ['10', '<=', '10', true],
  ['9', '<', '10', true],
  ['10 pieces', '>', '9', false],
  ['no 10', '>', '9', true],
  ['10', '>', '9 pieces', false],
  ['1e3', '=', '1000', true],
  ['1E+3', '=', '1000', true],
  ['.5', '=', '0.5', true],
  ['1.', '=', '1', true],
  ['-2', '<', '1', true],
  ['+3', '=', '3', true],
  [' 7 ', '=', '7', true],
  ['1e999', '>', '5', false],
  ['', '=', '0', false],
  ['2024-05-01', '<', '2024-10-01', true],
  ['2024-05-01T12:00Z', '>', '2024-05-01T13:30+02:00', true],
  ['2024-05-01T10:00:00.5Z', '>', '2024-05-01T10:00:00Z', true],
  ['2024-05-01T10:00:00.5Z!', '>', '2024-05-01T10:00:00Z', false],
  ['!2024-05-01T12:00Z', '>', '2024-05-01T13:30+02:00', false],
  ['2024-13-01T12:00Z', '>', '2024-12-01T13:30+02:00', true],
  ['b', '>', 'a', true],
  ['a', '<', 'b', true],
  ['a', '=', 'A', false],
  ['a', 'in', ['b', 'a'], true],
  ['a', 'not_in', ['b', 'c'], true],
  ['5', '>', ['9', '3'], true],
  ['5', '>', ['9', '7'], false],
  ['5', '<', ['3', '9'], true],
  ['5', '>=', ['9', '5'], true],
  ['5', '>=', ['9', '7'], false],
  ['5', '<=', ['3', '5'], true],
  ['5', '<=', ['3', '4'], false],
  ['2024-05-01T12:00Z and later', '>', '2024-05-01T13:30+02:00', false],
  ['a 7', '=', '7', false],
])('F-PLUG-03 6 the meta %o %s %o is %s', (actual, operator, value, expected) => {
  const rule = { type: `meta_size_${operator}`, value }
  expect(holds(rule, { ...context, metas: new Map([['size', actual]]) })).toBe(expected)
})

test.each([
  ['meta_color_not_in', 'color not_in'],
  ['meta_color_in', 'color in'],
  ['meta_color_>=', 'color >='],
  ['meta_color_<=', 'color <='],
  ['meta_color_!=', 'color !='],
  ['meta_color_>', 'color >'],
  ['meta_color_<', 'color <'],
  ['meta_color_=', 'color ='],
  ['meta_a_b_c_=', 'a_b_c ='],
  ['meta_not_in', 'not in'],
  ['meta_=', null],
  ['meta__=', null],
  ['meta_x_not_not_in', null],
  ['meta_color', null],
  ['xmeta_color_=', null],
  ['color_=', null],
])('F-PLUG-03 6 the rule type %s asks for %o', (type, read) => {
  const parsed = parseMetaRule(type)
  expect(parsed && `${parsed.name} ${parsed.operator}`).toBe(read)
  expect(ruleSchema.safeParse({ type }).success).toBe(read !== null)
})

test.each([
  [{ type: 'post_id', value: 'p1' }, 'the post is “p1”'],
  [{ type: 'post_status', value: 'draft' }, 'the status is “draft”'],
  [{ type: 'post_category', value: ['mugs', '', 'bowls'] }, 'the category is “mugs” or “bowls”'],
  [{ type: 'location', value: '' }, 'the place is nothing named yet'],
  [{ type: 'has_meta', value: 'color' }, 'a field of the post is “color”'],
  [{ type: 'login_status', value: 'in', negate: true }, 'not: the visitor’s login is “in”'],
  [{ type: 'post_url', value: '^/shop', negate: true }, 'not: the URL fits “^/shop”'],
  [{ type: 'post_url', value: '^/shop' }, 'the URL fits “^/shop”'],
  [{ type: 'has_tag', value: 'blue' }, 'a tag is “blue”'],
  [{ type: 'store', value: 'kiln' }, 'the store is “kiln”'],
  [{ type: 'role', value: 'editor' }, 'the visitor’s role is “editor”'],
  [{ type: 'meta_color_not_in', value: 'red' }, 'the field color not in “red”'],
  [{ type: 'meta_size_>', value: '5', negate: true }, 'not: the field size > “5”'],
  [{ type: 'of_a_plugin', value: 'x' }, 'of_a_plugin is “x”'],
])('F-PLUG-03 6 the rule %o says: %s', (rule, text) => {
  expect(explain({ any: [[rule]] }, context).groups[0]?.rules[0]?.text).toBe(text)
})

test('F-PLUG-03 6 without a value nothing is met, and a set without groups holds everywhere', () => {
  for (const type of ['post_type', 'post_parent', 'store'])
    expect(holds({ type, value: '' }, { ...context, post_type: null, post_parent: null, store: null })).toBe(
      false,
    )
  expect([evaluate({ any: [] }, context), explain({ any: [] }, context)]).toEqual([
    true,
    { holds: true, groups: [] },
  ])
  // An unknown type is never met, not even by its name.
  expect(holds({ type: 'of_a_plugin', value: 'of_a_plugin' }, context)).toBe(false)
})

test('F-PLUG-03 6 stored rules read one group or several; what cannot be read is null', () => {
  const rule = { type: 'store', value: 'kiln' }
  expect(readRuleSet([rule])).toEqual({ any: [[rule]] })
  expect(readRuleSet({ any: [[rule], []] })).toEqual({ any: [[rule], []] })
  expect(readRuleSet([{ type: 'store' }])).toEqual({ any: [[{ type: 'store', value: '' }]] })
  expect(readRuleSet([{ type: 'store', value: [1, true] }])).toEqual({
    any: [[{ type: 'store', value: ['1', 'true'] }]],
  })
  for (const stored of [null, 'store', { any: [rule] }, [{ ...rule, more: 1 }], [{ type: 'surprise' }]])
    expect(readRuleSet(stored)).toBeNull()
  const longest = { type: 'post_url', value: 'a'.repeat(500) }
  expect([readRuleSet([longest]) === null, readRuleSet([{ ...longest, value: 'a'.repeat(501) }])]).toEqual([
    false,
    null,
  ])
  expect(readRuleSet([{ ...longest, value: ['^/ok', '(?=no)'] }])).toBeNull()
  expect([
    readRuleSet(Array.from({ length: 50 }, () => rule)) === null,
    readRuleSet(Array.from({ length: 51 }, () => rule)),
  ]).toEqual([false, null])
})

test.each([
  ['', '', true],
  ['', 'a', false],
  ['a', '', false],
  ['a', 'a', true],
  ['a', 'b', false],
  ['ab', 'a', false],
  ['a', 'ab', false],
  ['*', '', true],
  ['*', 'a/b', true],
  ['a*', 'a', true],
  ['a**', 'a', true],
  ['*a', 'a', true],
  ['*a', 'b', false],
  ['a*c', 'ac', true],
  ['a*c', 'abbc', true],
  ['a*c', 'abcb', false],
  ['a*bc', 'abbc', true],
  ['a*b*c', 'a1b2b3c', true],
  ['*ab*', 'aab', true],
  ['/shop/*', '/shop/mugs/blue', true],
  ['/shop/*', '/journal', false],
  ['*.pdf', '/files/a.pdf.pdf', true],
])('F-POST-11 6 the pattern %o fits %o: %s', (pattern, text, fits) => {
  expect(matchesWildcard(pattern, text)).toBe(fits)
})

test('F-PLUG-03 the shortest meta name wins, so not_in is never read as in', () => {
  expect(parseMetaRule('meta_color_not_in')).toEqual({ name: 'color', operator: 'not_in' })
  expect(parseMetaRule('meta_color')).toBeNull()
  expect(metaOperators).toHaveLength(8)
})

test('F-PLUG-03 rules of a group are all met, one group is enough', () => {
  const product = { type: 'post_type', value: 'product' }
  const signedIn = { type: 'login_status', value: 'in' }
  expect(evaluate(ruleSetSchema.parse([product, signedIn]), context)).toBe(false)
  const either = ruleSetSchema.parse({ any: [[signedIn], [product]] })
  expect(evaluate(either, context)).toBe(true)
  expect(explain(either, context).groups.map((group) => group.holds)).toEqual([false, true])
  expect(explain(either, context).groups[1]?.rules[0]?.text).toBe('the content type is “product”')
  // Pages are named by their titles, where those are known.
  const named = explain({ any: [[{ type: 'post_parent', value: ['p0', 'p9'] }]] }, context, (type, id) =>
    type === 'post_parent' && id === 'p0' ? 'Studio' : id,
  )
  expect(named.groups[0]?.rules[0]?.text).toBe('the parent page is “Studio” or “p9”')
})

test('F-PLUG-03 a rule about who looks makes a page personal only where the rest of its group is met', () => {
  const signedIn = { type: 'login_status', value: 'in' }
  const asks = (...groups: unknown[][]) => asksForVisitor(ruleSetSchema.parse({ any: groups }), context)
  expect(asks([{ type: 'post_type', value: 'product' }, signedIn])).toBe(true)
  expect(asks([{ type: 'post_type', value: 'page' }, signedIn])).toBe(false)
  expect(asks([signedIn], [{ type: 'post_type', value: 'product' }])).toBe(false)
  expect(asks()).toBe(false)
})

const someRule = fc.record({
  type: fc.constantFrom('post_type', 'has_tag', 'login_status', 'role', 'store'),
  value: fc.constantFrom('product', 'blue', 'in', 'out', 'visitor', 'editor', 'leipzig', 'halle'),
  negate: fc.boolean(),
})
const someAudience = fc.record({
  is_signed_in: fc.boolean(),
  role: fc.constantFrom('visitor', 'member', 'editor'),
  store: fc.constantFrom(null, 'leipzig', 'halle'),
})
property.prop([fc.array(fc.array(someRule, { maxLength: 3 }), { maxLength: 3 }), someAudience])(
  'F-PLUG-03 a page that is not personal is the same for everybody',
  (any, audience) => {
    fc.pre(!asksForVisitor({ any }, context))
    expect(evaluate({ any }, { ...context, ...audience })).toBe(evaluate({ any }, { ...context, ...anybody }))
  },
)

test('F-PLUG-03 patterns that could run forever are refused', () => {
  expect(ruleSchema.safeParse({ type: 'post_url', value: '(?=x)' }).success).toBe(false)
  expect(ruleSchema.safeParse({ type: 'post_url', value: '(a)\\1' }).success).toBe(false)
  expect(ruleSchema.safeParse({ type: 'surprise', value: 'x' }).success).toBe(false)
  const hostile = ruleSchema.parse({ type: 'post_url', value: '^(a+)+$' })
  const started = performance.now()
  expect(holds(hostile, { ...context, url: `${'a'.repeat(2000)}!` })).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})

const name = fc.stringMatching(/^[a-z]{1,8}$/)
const anyRule: fc.Arbitrary<Rule> = fc.record({
  type: fc.oneof(
    fc.constantFrom('post_type', 'has_tag', 'post_url', 'login_status'),
    fc.tuple(name, fc.constantFrom(...metaOperators)).map(([meta, operator]) => `meta_${meta}_${operator}`),
  ),
  value: fc.oneof(fc.string({ maxLength: 20 }), fc.array(fc.string({ maxLength: 10 }), { maxLength: 4 })),
  negate: fc.boolean(),
})

property.prop([fc.array(fc.array(anyRule, { maxLength: 4 }), { maxLength: 4 })])(
  'F-PLUG-03 an explanation always says what the evaluation says',
  (any) => {
    expect(explain({ any }, context).holds).toBe(evaluate({ any }, context))
  },
)

property.prop([anyRule])('F-PLUG-03 negating a rule turns its answer round', (rule) => {
  expect(holds({ ...rule, negate: !rule.negate }, context)).toBe(!holds(rule, context))
})

property.prop([name, fc.string({ maxLength: 10 }), fc.string({ maxLength: 10 })])(
  'F-PLUG-03 each comparison is the opposite of its counterpart where the meta exists',
  (meta, actual, value) => {
    const known = { ...context, metas: new Map([[meta, actual]]) }
    const ask = (operator: string) => holds({ type: `meta_${meta}_${operator}`, value }, known)
    expect(ask('=')).toBe(!ask('!='))
    expect(ask('in')).toBe(!ask('not_in'))
    expect(ask('<')).toBe(!ask('>='))
    expect(ask('>')).toBe(!ask('<='))
  },
)

property.prop([
  fc.array(fc.constantFrom('a', 'b', '/', '*'), { maxLength: 8 }),
  fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 10 }),
])('F-POST-11 a star matches any run of characters, slashes too', (pattern, text) => {
  const expected = new RegExp(`^${pattern.map((sign) => (sign === '*' ? '.*' : sign)).join('')}$`)
  expect(matchesWildcard(pattern.join(''), text.join(''))).toBe(expected.test(text.join('')))
})
