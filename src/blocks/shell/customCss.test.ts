/** A block's own CSS holds within the block; whatever is written, nothing else can be meant. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileStyles } from './compileStyles.ts'
import { compileCustomCss, readCustomCss } from './customCss.ts'

test('F-EDIT-06 rules hold for the block and what stands in it, at a width where one is named', () => {
  const css =
    'max-width: 40rem; & { color: red } &:hover img, p > a { scale: 1.03; opacity: .9 } /* note */ @media (max-width: 640px) { & { display: none } }'
  expect(compileCustomCss(css, '.s')).toBe(
    '.s{max-width:40rem}.s{color:red}.s:hover img,.s p > a{scale:1.03;opacity:.9}@media (max-width: 640px){.s{display:none}}',
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
])('F-EDIT-06 %s is refused and named', (css, words) => {
  const read = readCustomCss(css)
  expect(read.ok ? 'taken' : read.reason).toContain(words)
  expect(compileCustomCss(css, '.s')).toBe('')
})

test('F-EDIT-06 of any text, what is taken over has only selectors that begin with the block, balanced braces, and no way out of the sheet', () => {
  const piece = fc.constantFrom(
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
      fc.array(piece, { maxLength: 24 }).map((parts) => parts.join('')),
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
