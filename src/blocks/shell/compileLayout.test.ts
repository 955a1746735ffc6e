/** What a layout is as CSS, width by width, and what may be saved as one. */
import { expect, test } from 'vitest'
import { compileLayout } from './compileLayout.ts'
import type { LayoutsByWidth } from './layout.ts'
import { layoutSchema } from './layoutSchema.ts'

const phone = '@media (max-width: 40rem)'
const tablet = '@media (max-width: 64rem)'
const css = (type: string, layout: LayoutsByWidth) => compileLayout(type, { layout }, '.s')

test.each<[string, string, LayoutsByWidth, string]>([
  [
    'twelve columns, below each other on a phone',
    'grid',
    { all: { columns: Array<number>(12).fill(1), gap: 'm' } },
    '.s>.b-grid{display:grid;grid-auto-flow:row;grid-template-columns:repeat(12,minmax(0,1fr));gap:24px}' +
      ':where(.s>.b-grid>*){margin-block:0}' +
      `${phone}{.s>.b-grid{display:flex;grid-auto-flow:revert-layer;grid-template-columns:revert-layer;flex-direction:column;align-items:stretch}.s>.b-grid>*{align-self:auto}}`,
  ],
  [
    'shares of columns as somebody drew them',
    'columns',
    { all: { columns: [9, 6, 5, 12] }, phone: { arrange: 'grid' } },
    '.s>.b-columns{display:grid;grid-auto-flow:row;grid-template-columns:minmax(0,9fr) minmax(0,6fr) minmax(0,5fr) minmax(0,12fr)}' +
      ':where(.s>.b-columns>*){margin-block:0}',
  ],
  [
    'columns in a row, each as wide as needed',
    'columns',
    { all: { arrange: 'row' }, phone: { arrange: 'stack' } },
    '.s>.b-columns{display:flex;flex-flow:row wrap;justify-content:start;align-items:center}:where(.s>.b-columns>*){margin-block:0}' +
      '.s>.b-columns>*>.b-column{container:none}' +
      `${phone}{.s>.b-columns{flex-flow:revert-layer;justify-content:revert-layer;align-items:stretch;flex-direction:column}.s>.b-columns>*>.b-column{container:revert-layer}.s>.b-columns>*{align-self:auto}}`,
  ],
  [
    'as many columns as fit',
    'group',
    { all: { arrange: 'grid', columns: 'auto', least: 320, gap: 10, down: 'end' } },
    '.s>.b-group>.b-group-inner{display:grid;grid-auto-flow:row;grid-template-columns:repeat(auto-fit,minmax(min(320px,100%),1fr));gap:10px;align-items:end}' +
      ':where(.s>.b-group>.b-group-inner>*){margin-block:0}',
  ],
  [
    'a row with its free space between',
    'group',
    { all: { arrange: 'row', gap: 'l', distribute: 'between', down: 'start' } },
    '.s>.b-group>.b-group-inner{display:flex;flex-flow:row wrap;gap:clamp(24px,4vw,40px);justify-content:space-between;align-items:start}' +
      ':where(.s>.b-group>.b-group-inner>*){margin-block:0}',
  ],
  [
    'a row whose last lines of text share their base line',
    'grid',
    { all: { arrange: 'row', down: 'baseline' } },
    '.s>.b-grid{display:flex;flex-flow:row wrap;justify-content:start;align-items:last baseline}:where(.s>.b-grid>*){margin-block:0}',
  ],
  [
    'a grid that is a row to swipe on a phone',
    'grid',
    { all: { columns: [1, 1] }, phone: { arrange: 'scroll', gap: 's' } },
    '.s>.b-grid{display:grid;grid-auto-flow:row;grid-template-columns:repeat(2,minmax(0,1fr))}:where(.s>.b-grid>*){margin-block:0}' +
      `${phone}{.s>.b-grid{display:flex;grid-auto-flow:revert-layer;grid-template-columns:revert-layer;overflow-x:auto;scroll-snap-type:x mandatory;margin-inline-end:calc(-1*var(--edge,0px));gap:16px;align-items:stretch}` +
      ':where(.s>.b-grid>*){flex:0 0 min(78%,22rem);scroll-snap-align:start}}',
  ],
  [
    'a place in the grid by width',
    'image',
    { all: { column: 7, span: 6, row: 1, rows: 2 }, tablet: { column: 1, span: 12 } },
    `.s{grid-column:7/span 6;grid-row:1/span 2}${tablet}{.s{grid-column:1/span 12}}`,
  ],
  [
    'order and hidden by width, back again on a phone',
    'paragraph',
    { all: { order: 2 }, tablet: { hide: true }, phone: { order: -1, hide: false } },
    `.s{order:2}${tablet}{.s:not([data-bid]){display:none}.s[data-bid]{opacity:.35}}` +
      `${phone}{.s{order:-1}.s:not([data-bid]){display:revert-layer}.s[data-bid]{opacity:revert-layer}}`,
  ],
  [
    'spread over the height of a column',
    'column',
    { all: { arrange: 'stack', distribute: 'between' } },
    '.s>.b-column{display:flex;flex-direction:column;block-size:100%;justify-content:space-between;align-items:stretch}' +
      ':where(.s>.b-column>*){margin-block:0}.s>.b-column>*{align-self:auto}',
  ],
  [
    'moved, turned and laid over others',
    'heading',
    { all: { x: -40, y: 12.5, rotate: -6, layer: 2 } },
    '.s{translate:-40px 12.5px;rotate:-6deg;position:relative;z-index:2}@media (max-width: 40rem){.s{translate:revert-layer}}',
  ],
  [
    'to the edges of the window',
    'image',
    { all: { bleed: 'end' }, phone: { bleed: 'both' } },
    '.s{margin-inline-start:0;margin-inline-end:calc((100cqi - 100vw)/2)}:is(.flow,.b-grid,.b-columns):has(>.s){container-type:inline-size}.s :is(img,video){border-radius:0}' +
      `${phone}{.s{margin-inline-start:calc((100cqi - 100vw)/2)}.s figcaption{padding-inline-start:calc((100vw - 100cqi)/2)}}`,
  ],
  [
    'the ratio of a picture, and of any other block',
    'image',
    { all: { ratio: '4/3', max_width: 480, min_width: 120 } },
    '.s{min-width:120px;max-width:480px}.s :is(img,video){inline-size:100%;block-size:auto;object-fit:cover;aspect-ratio:4/3}',
  ],
  ['', 'group', { all: { ratio: '1/1' } }, '.s{aspect-ratio:1/1}'],
  [
    'padding of a section: half on a phone unless that has its own',
    'group',
    { all: { above: 'xl', below: 30 }, phone: { below: 'm' } },
    '.s>.b-group{padding-block-start:calc(96px*var(--pad));padding-block-end:calc(30px*var(--pad))}' +
      `${phone}{.s>.b-group{padding-block-end:48px}}`,
  ],
  ['what only a container knows', 'paragraph', { all: { arrange: 'grid', gap: 'm', above: 'xl' } }, ''],
])('F-EDIT-06 a layout as CSS: %s', (_, type, layout, expected) => {
  expect(css(type, layout)).toBe(expected)
  expect(layoutSchema.safeParse(layout).success).toBe(true)
})

test('2.11 whatever is stored as a layout, only words and numbers of the program get into the sheet', () => {
  const evil = '1;}body{display:none}'
  for (const value of [evil, [evil], { evil }, Number.NaN, 1e9, null]) {
    for (const type of ['group', 'grid', 'image']) {
      const everything = Object.fromEntries(
        'arrange columns least gap distribute across down above below column span row rows order hide self bleed x y rotate layer ratio min_width max_width'
          .split(' ')
          .map((key) => [key, value]),
      )
      const sheet = compileLayout(
        type,
        { layout: { all: everything, phone: { arrange: 'grid', ...everything } } },
        '.s',
      )
      expect(sheet).not.toContain('body')
      expect(sheet).not.toMatch(/NaN|undefined|null|1000000000/)
    }
  }
})

test.each([
  { all: { columns: [0] } },
  { all: { columns: Array<number>(27).fill(1) } },
  { all: { gap: 'huge' } },
  { all: { ratio: '0/1' } },
  { all: { span: 1.5 } },
  { all: { colour: 'red' } },
  { desktop: { order: 1 } },
])('F-EDIT-06 %j is no layout', (layout) => {
  expect(layoutSchema.safeParse(layout).success).toBe(false)
})
