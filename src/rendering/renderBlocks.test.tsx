/** What a reader finds in the HTML of a tree of blocks. */
import { useId, useState } from 'react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block, PageContext, SharedState } from '#blocks/block.ts'
import { defineBlock, type BlockDefinition } from '#blocks/defineBlock.ts'
import type { BlockView } from '#blocks/knownViews.ts'
import { renderBlocks } from './renderBlocks.tsx'

const page: PageContext = {
  path: '/',
  postId: null,
  title: '',
  siteName: 'Larkmoor',
  currency: { code: 'USD', symbol: '$', exponent: 2 },
  timeZone: 'UTC',
  isCanvas: false,
  isPreview: false,
}

function type(name: string, more: Partial<BlockDefinition> = {}): [string, BlockDefinition] {
  const definition = defineBlock({
    type: name,
    label: name,
    icon: 'square',
    category: 'text',
    keywords: [],
    version: 1,
    state: z.object({}),
    defaults: {},
    accepts: 'any',
    panel: [],
  })
  return [name, { ...definition, ...more }]
}

const definitions = new Map([
  type('text', { accepts: 'nothing' }),
  type('group'),
  type('broken'),
  type('counter', { interactive: 'visible' }),
])
const views = new Map<string, BlockView>([
  ['text', ({ state }) => <p>{String(state.text)}</p>],
  ['group', ({ children }) => <section>{children}</section>],
  [
    'broken',
    () => {
      throw new Error('no clay left')
    },
  ],
  [
    'counter',
    function Counter({ state }) {
      const [count] = useState(3)
      return (
        <output id={useId()}>
          {count} {String(state.text)}
        </output>
      )
    },
  ],
])

let made = 0
function block(
  name: string,
  state: SharedState & Record<string, unknown> = {},
  children: Block[] = [],
): Block {
  made += 1
  return { id: `block${String(made).padStart(5, '0')}`, type: name, state, children }
}

const render = (blocks: Block[]) => renderBlocks(blocks, { page, definitions, views })

test('F-POST-04 a tree of typed blocks is drawn in its order, children inside their parents', () => {
  const { html } = render([
    block('text', { text: 'one' }),
    block('group', {}, [block('text', { text: 'two' })]),
  ])
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<div><p>one</p></div><div><section><div><p>two</p></div></section></div>',
  )
})

test('F-POST-09 do_not_render leaves only a hidden comment, is_hidden adds the hide-block class', () => {
  const silent = { ...block('text', { text: 'secret' }), do_not_render: true }
  const { html } = render([silent, block('text', { text: 'here', is_hidden: true })])
  expect(html).toContain(`<!-- block ${silent.id} is not rendered -->`)
  expect(html).not.toContain('secret')
  expect(html).toMatch(/<div class="blk blk-text hide-block"><p>here<\/p>/)
})

test('F-PUB-11 an empty post leaves a hidden comment that the blocks are empty', () => {
  expect(render([]).html).toBe('<!-- the blocks are empty -->')
})

test('F-POST-09 a comment cannot be left by its text', () => {
  const silent = { ...block('text'), id: 'x--><script>', do_not_render: true }
  expect(render([silent]).html).toBe('<!-- block x-script is not rendered -->')
})

test('F-POST-13 a throwing block shows id, type, message and index; its 999 siblings stand', () => {
  const blocks = Array.from({ length: 1000 }, (_, i) =>
    i === 421 ? block('broken') : block('text', { text: `row ${i}.` }),
  )
  const { html, errors } = render(blocks)
  expect(errors).toEqual([{ id: blocks[421]?.id, type: 'broken', message: 'no clay left', index: 421 }])
  expect(html).toContain('RenderError')
  expect(html).toContain(`block ${blocks[421]?.id} (broken): no clay left, index 421`)
  expect(html.match(/<p>row \d+\.<\/p>/g)).toHaveLength(999)
})

test('F-POST-13 a block that throws deep inside leaves its parent and the other children', () => {
  const { html, errors } = render([block('group', {}, [block('text', { text: 'stays' }), block('broken')])])
  expect(html).toContain('<section>')
  expect(html).toContain('stays')
  expect(errors[0]?.index).toBe(1)
})

test.each(['missing', 'constructor', '__proto__', 'toString'])(
  'F-POST-13 an unknown type %s is named in a box',
  (name) => {
    expect(render([block(name), block('text', { text: 'next' })]).html).toMatch(
      new RegExp(`cannot find block ${name}.*next`),
    )
  },
)

test('F-POST-13 what is no block object is named in a box too', () => {
  const damaged: Block[] = JSON.parse('[null, 3, {"id": 4}, "text"]')
  const { html } = render([...damaged, block('text', { text: 'fine' })])
  expect(html.match(/must be an object with a type and an id/g)).toHaveLength(4)
  expect(html).toContain('fine')
})

test('F-POST-08 link wraps, link_wrap is the element, link_block covers; code schemes are never links', () => {
  const draw = (state: SharedState) => render([block('text', { text: 'mug', ...state })]).html
  expect(draw({ link: '/mugs' })).toContain('<a class="blk-link" href="/mugs"><p>mug</p></a>')
  expect(draw({ link: '/mugs', link_wrap: true })).toMatch(
    /^<a data-b="\w+" class="blk blk-text" href="\/mugs"><p>/,
  )
  expect(draw({ link: '/mugs', link_block: true })).toContain(
    '<a class="blk-cover" href="/mugs" aria-label="mug"></a>',
  )
  for (const link of ['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x']) {
    expect(draw({ link })).not.toContain('href')
  }
})

test('F-POST-08 a modal is a dialog that a link to its element_id can open', () => {
  const { html } = render([
    block('group', { is_modal: true, element_id: 'sizes' }, [block('text', { text: 'in cm' })]),
  ])
  expect(html).toMatch(/^<dialog class="blk blk-group" id="sizes"/)
  expect(html).toContain('in cm')
})

test('F-POST-07 animations are handed to the browser as data', () => {
  const { html } = render([
    block('text', { text: 'x', animate: [{ trigger: 'onscreen', action: 'fade', repeat: true }] }),
  ])
  expect(html).toContain('data-animate="[{&quot;trigger&quot;:&quot;onscreen&quot;')
})

test('F-POST-06 styles go to one sheet, each look once, and never to a style attribute', () => {
  const look = { style: { padding: '12px', color: 'red' }, font_size: '20px' }
  const { html, css } = render([
    block('text', { text: 'x', ...look, class: ['wide', 'warm'] }),
    block('text', { text: 'y', ...look }),
  ])
  const name = /class="blk blk-text (s-[0-9a-z]+) wide warm"/.exec(html)?.[1]
  expect(html).toContain(`class="blk blk-text ${name}"><p>y`)
  expect(css.match(/padding:12px/g)).toHaveLength(1)
  expect(css).toContain(`@layer instance{.${name}{padding:12px}`)
  expect(css).toContain('>*{color:red;font-size:20px}')
  expect(html).not.toContain('style=')
})

test('F-POST-06 a page of 1,000 blocks in three looks carries three rules', () => {
  const looks = ['4px', '8px', 'var(--space-3)']
  const { styles } = render(
    Array.from({ length: 1000 }, (_, i) =>
      block('text', { text: 'x', style: { padding: looks[i % 3] ?? '' } }),
    ),
  )
  expect([...styles.values()].map((css) => /padding:([^}]*)/.exec(css)?.[1])).toEqual(looks)
})

test('F-POST-06 a style value cannot leave its declaration or load anything', () => {
  const hostile = [
    'red}body{display:none',
    'red;}</style><script>',
    'url(https://evil.example/x)',
    '\\75rl(x)',
    '/* x',
    '"open',
  ]
  for (const value of hostile)
    expect(render([block('text', { text: 'x', style: { color: value } })]).css).toBe('')
  expect(render([block('text', { text: 'x', style: { behavior: 'x', '-moz-binding': 'x' } })]).css).toBe('')
})

test('F-POST-06 styles at a width and in a state, the narrower width last, whatever the order they were set in', () => {
  const style_at = {
    phone: { hover: { opacity: '0.5' }, normal: { padding: '4px' } },
    tablet: { normal: { padding: '8px' } },
    all: { focus: { opacity: '1' } },
  }
  const { css, html } = render([block('text', { text: 'x', style_at })])
  const id = `.${/s-[0-9a-z]+/.exec(html)?.[0]}`
  expect(css).toBe(
    `@layer instance{${id}:focus-within{opacity:1}@media (max-width: 64rem){${id}{padding:8px}}` +
      `@media (max-width: 40rem){${id}{padding:4px}${id}:hover{opacity:0.5}}}`,
  )
})

test('F-POST-08 a block that holds links gets no link around it', () => {
  const html = render([block('group', { link: '/mugs' }, [block('text', { text: 'x' })])]).html
  expect(html).toContain('<a class="blk-cover" href="/mugs"')
  expect(html).not.toContain('blk-link"')
  expect(
    render([block('text', { text: 'see <a href="/x">x</a>', link: '/mugs', link_wrap: true })]).html,
  ).toMatch(/^<div data-b="\w+" class="blk blk-text blk-linked"/)
})

test('F-POST-13 a parent that throws because of a child becomes a box; what is beside it stands', () => {
  const picky: BlockView = ({ children }) => {
    if (!Array.isArray(children) || children.length < 2) throw new Error('two at least')
    return <ol>{children}</ol>
  }
  const known = new Map([...definitions, type('picky')])
  const { html, errors } = renderBlocks(
    [block('picky', {}, [block('text', { text: 'one' })]), block('text', { text: 'beside' })],
    {
      page,
      definitions: known,
      views: new Map([...views, ['picky', picky]]),
    },
  )
  expect(errors.map(({ type: failed, message }) => [failed, message])).toEqual([['picky', 'two at least']])
  expect(html).toContain('<p>beside</p>')
})

test('F-PUB-12 an interactive block is drawn on the server and names its script once', () => {
  const { html, islands } = render([
    block('counter', { text: '</script><b>' }),
    block('counter', { text: 'b' }),
  ])
  expect(islands).toEqual(['counter'])
  expect(html).toMatch(
    /<div data-island="counter" data-strategy="visible" data-id="[^"]+" data-index="0"><output/,
  )
  expect(html).toContain('\\u003c/script\\u003e')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})
