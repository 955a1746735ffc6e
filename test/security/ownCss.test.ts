/**
 * Own CSS of blocks as a browser understands it (F-EDIT-06): whatever is written, the sheet that comes of it has rules of the
 * block alone, loads nothing, and what is behind it in the page's sheet stays whole. Asked of Chromium, not of ourselves.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileCustomCss } from '#blocks/shell/customCss.ts'
import { compileStyles } from '#blocks/shell/compileStyles.ts'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let page: Awaited<ReturnType<(typeof browser)['newPage']>>
beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
}, 60_000)
afterAll(leaveBrowser)

const behind = '.behind { color: rgb(1, 2, 3); }'

/** Of each sheet what is wrong with it, followed by a rule that must survive. */
function faultsOf(sheets: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([all, last]) =>
      all.flatMap((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css + last)
        const rules = [...sheet.cssRules].flatMap((rule) =>
          rule instanceof CSSMediaRule || rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule],
        )
        const isLastWhole = rules.at(-1)?.cssText === last
        // A list within parentheses is of one selector.
        const isOwn = (rule: CSSRule) =>
          rule instanceof CSSStyleRule &&
          rule.selectorText
            .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
            .split(', ')
            .every((selector) => selector.startsWith('.s'))
        const isQuiet = !/url\(|image-set|@import/i.test(rules.map(({ cssText }) => cssText).join(''))
        return isLastWhole && rules.slice(0, -1).every(isOwn) && isQuiet ? [] : [css]
      }),
    [sheets, behind] as const,
  )
}

const part = fc.constantFrom(
  ...'& { } ; : , > + ~ * ( ) [ ] " \' /* */ \\ < ! @ # . | ='.split(' '),
  ...['\n', ' ', '\u00a0', '\u0000', '&{', '}', ':{', 'a{', ';}'],
  ...['color:red', 'margin:', '(1px', 'font-family:', "'x'", '"y"', '[a]', 'calc(', 'var(--x,', 'rgb(1 2 3)'],
  ...[
    'url(',
    'url(x)',
    '\\75rl(',
    'u\\72l(',
    'ur/**/l(',
    'image-set("x" 1x)',
    'expression(',
    'background:',
    'src(',
  ],
  ...['@media (min-width: 9px)', '@media print', '@import "x";', '@layer', '@font-face', '@supports (a:b)'],
  ...[
    ':hover',
    ':is(',
    ':not(',
    ':has(',
    ':root',
    '::before',
    ':where(',
    ':nth-child(2n)',
    '.x',
    '#y',
    'html',
    '*',
  ],
  ...['!important', 'position:', 'fixed', '-->', '<!--', '</style>', '--x:1', '\\9', 'U+26'],
)

const right = [
  'margin: 1px; & { color: red } &:hover img, p > a { opacity: .9 } @media (max-width: 640px) { & { display: none } }',
  '& > a[href="/x"]:not(.y)::before { font-family: "a b", \'c\'; margin: calc((1px + 2px) * 3) }',
  'grid-template-columns: [a] minmax(1px, 1fr) [b]; /* x */ & p + a { background: linear-gradient(red, #123) }',
  '@media print { & li:nth-child(2n + 1), & td { color: var(--x, rgb(1 2 3)) } }',
]

test('F-EDIT-06 of any own CSS a browser makes rules of the block alone, and what is behind it stays whole', async () => {
  const taken = new Set<string>()
  // What is right, cut and with something in between: most of what is written at random is refused at its first sign.
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(3), part), { maxLength: 4 })
  const written = fc.tuple(fc.constantFrom(...right), changes).map(([css, all]) =>
    all.reduce((text, [at, gone, put]) => {
      const from = at % (text.length + 1)
      return text.slice(0, from) + put + text.slice(from + gone)
    }, css),
  )
  fc.assert(
    fc.property(written, (css) => {
      const out = compileCustomCss(css, '.s')
      if (out !== '') taken.add(out)
    }),
    { numRuns: 10_000 },
  )
  expect(taken.size).toBeGreaterThan(100)
  expect(await faultsOf([...taken])).toEqual([])
})

test('F-EDIT-06 of any value of a style a browser makes one declaration, and what is behind it stays whole', async () => {
  const values = fc
    .array(fc.constantFrom(...'( ) [ ] " \' , / a 1px calc( var(--x) url( \\ : !'.split(' '), ' '), {
      maxLength: 10,
    })
    .map((parts) => parts.join(''))
  const sheets = new Set<string>()
  fc.assert(
    fc.property(values, fc.constantFrom('font-family', 'grid-template-columns', 'margin'), (value, name) => {
      const css = compileStyles([
        { id: 'a', type: 'group', state: { style: { [name]: value } }, children: [] },
      ])
      if (css !== '') sheets.add(css)
    }),
    { numRuns: 5000 },
  )
  expect(sheets.size).toBeGreaterThan(100)
  expect(await faultsOf([...sheets])).toEqual([])
})

test('F-EDIT-06 the check itself fails for what reaches out', async () => {
  const planted = [
    'body{color:red}',
    `.s{font-family:'"'"}`,
    '.s{margin:)(}',
    '.s{grid-template-columns:[a}',
    '.s,p{color:red}',
    '.s{background:url(x)}',
  ]
  expect(await faultsOf(planted)).toEqual(planted)
})
