/** What blocks become in an email: tables, styles at each element, whole URLs, and the same words as plain text. */
import { expect, test } from 'vitest'
import type { Block } from '#blocks/block.ts'
import { emailBlocks } from '#blocks/emailBlocks.ts'
import { panelOf } from '#blocks/panels.ts'
import { definitions } from '#blocks/registry.ts'
import { mailBlocks, type MailProduct } from './mailBlocks.ts'
import { mailFrame } from './mailFrame.ts'
import type { MailLook } from './mailLook.ts'

const colours = {
  bg: '#f7f5f0',
  surface: '#ffffff',
  raised: '#eeeeee',
  ink: '#222222',
  'ink-2': '#555555',
  line: '#cccccc',
  accent: '#884422',
  'accent-ink': '#fefefe',
}
const look: MailLook = {
  siteName: 'Kiln & Co',
  siteUrl: 'https://kiln.example',
  logo: '',
  drawings: new Set(),
  language: 'en',
  light: colours,
  dark: { ...colours, bg: '#111111', surface: '#1a1a1a', ink: '#f1f1f1' },
  fontDisplay: 'Georgia, serif',
  fontText: 'Arial, sans-serif',
  sender: '',
}
const products = new Map<string, MailProduct>([
  [
    'p1',
    {
      title: 'Mug',
      price: '$34.00',
      url: '/shop/mug',
      image: '/media/mug.webp',
      alt: '',
      view: 'View product',
    },
  ],
])

const block = (type: string, state: Record<string, unknown>, children: Block[] = []): Block => ({
  id: `${type}${Math.round(Math.random() * 1e9)}`,
  type,
  state,
  children,
})
const draw = (...blocks: Block[]) => mailBlocks(blocks, look, products)

test.each<[string, Block, { html?: (string | RegExp)[]; plain: string }]>([
  [
    'heading',
    block('heading', { text: 'Fired <em>today</em>', level: 1 }),
    { html: [/<h1[^>]* style="[^"]*font-size:34px/, '<em>today</em>'], plain: 'Fired today' },
  ],
  [
    'paragraph with a link of the site',
    block('paragraph', { text: 'Look at <a href="/shop">the shop</a> &amp; more' }),
    {
      html: ['href="https://kiln.example/shop"', 'style="color:#884422;text-decoration:underline"'],
      plain: 'Look at the shop (https://kiln.example/shop) & more',
    },
  ],
  [
    'paragraph with a link that leads nowhere from an email',
    block('paragraph', { text: 'See <a href="#note-1">1</a> <a href="javascript:alert(1)">x</a>' }),
    { plain: 'See 1 x' },
  ],
  ['paragraph, empty', block('paragraph', { text: '' }), { plain: '' }],
  [
    'numbered list within a list',
    block('list', { text: '<ul><li>Mugs<ol><li>small</li><li>large</li></ol></li><li>Bowls</li></ul>' }),
    { html: ['<ul style="', '<ol style="'], plain: '- Mugs\n  1. small\n  2. large\n- Bowls' },
  ],
  [
    'quote',
    block('quote', { text: 'Clay remembers', cite: 'Ines' }),
    { html: ['border-left:3px solid #884422', 'Ines'], plain: '> Clay remembers\n> — Ines' },
  ],
  [
    'button',
    block('button', { text: 'Read <b>more</b>', url: '/about' }),
    {
      html: ['bgcolor="#884422"', 'href="https://kiln.example/about"'],
      plain: 'Read more: https://kiln.example/about',
    },
  ],
  ['button that leads nowhere', block('button', { text: 'Read more', url: '' }), { plain: '' }],
  [
    'image',
    block('image', { src: '/media/jug.webp', alt: 'A "jug"', caption: 'Cream' }),
    {
      html: [
        /src="https:\/\/kiln\.example\/media\/jug\.webp\?w=1280" width="536"/,
        'alt="A &quot;jug&quot;"',
      ],
      plain: '[A "jug" - Cream]',
    },
  ],
  ['divider', block('divider', {}), { html: ['border-top:1px solid #cccccc'], plain: '----------' }],
  ['spacer', block('spacer', { size: 'large' }), { html: ['height="48"'], plain: '' }],
  [
    'columns',
    block('columns', { split: 'even' }, [
      block('column', {}, [block('paragraph', { text: 'Left' })]),
      block('column', {}, [block('paragraph', { text: 'Right' })]),
    ]),
    { html: ['<!--[if mso]><td valign="top" width="260">', 'max-width:260px'], plain: 'Left\n\nRight' },
  ],
  [
    'section on the accent colour',
    block('group', { width: 'wide', tone: 'accent' }, [block('paragraph', { text: 'Sale' })]),
    { html: ['bgcolor="#884422"', /color:#fefefe[^>]*>Sale/], plain: 'Sale' },
  ],
  [
    'product',
    block('product', { product_id: 'p1' }),
    {
      html: ['https://kiln.example/shop/mug', '$34.00', 'https://kiln.example/media/mug.webp?w=1280'],
      plain: 'Mug\n$34.00\nhttps://kiln.example/shop/mug',
    },
  ],
])('%s is drawn so that mail programs show it', (_name, given, { html = [], plain }) => {
  const drawn = draw(given)
  for (const part of html)
    if (typeof part === 'string') expect(drawn.rows).toContain(part)
    else expect(drawn.rows).toMatch(part)
  expect(drawn.plain).toBe(plain)
  expect(drawn.unfit).toEqual([])
  // Nothing that mail programs take away or that could run.
  expect(drawn.rows).not.toMatch(
    /<(script|style|form|input|svg|video|iframe)|var\(--|javascript:|href="\/|src="\//,
  )
  expect(drawn.rows === '' || drawn.rows.startsWith('<tr>')).toBe(true)
})

test('every block that the menu offers in an email is drawn, every other one is named', () => {
  for (const [type, { label }] of definitions) {
    const { unfit } = draw(block(type, { product_id: 'p1' }))
    const isChild = type === 'column'
    expect(unfit, type).toEqual(emailBlocks.has(type) && !isChild ? [] : [label])
  }
})

test('the settings that the editor shows in an email are settings of the block, each choice drawn in its own way', () => {
  for (const [type, shown] of emailBlocks)
    for (const [name, choices] of Object.entries(shown)) {
      const field = panelOf(type).find((one) => one.name === name)
      expect(field, `${type} ${name}`).toBeDefined()
      if (choices === true) continue
      expect(field?.values?.map(({ value }) => value)).toEqual(expect.arrayContaining([...choices]))
      const words = { text: 'Words', url: '/about' }
      const inside = [block('paragraph', words)]
      const drawn = choices.map(
        (choice) => draw({ ...block(type, { ...words, [name]: choice }), children: inside }).rows,
      )
      expect(new Set(drawn).size, `${type} ${name}`).toBe(choices.length)
    }
})

test('what only some may see, what is hidden and drawings are not sent', () => {
  const rules = block('paragraph', { text: 'Members', visible_where: [{ field: 'role' }] })
  const hidden = block('paragraph', { text: 'Hidden', is_hidden: true })
  const drawing = block('image', { src: '/media/logo.svg', alt: 'Logo' })
  const drawn = draw(rules, hidden, drawing)
  expect([drawn.rows, drawn.plain]).toEqual(['', ''])
  expect(drawn.unfit).toEqual([definitions.get('paragraph')?.label, 'SVG'])
})

test('a drawing that the server can draw is a PNG of it, as the logo too', () => {
  const able = { ...look, logo: '/media/logo.svg', drawings: new Set(['/media/logo.svg', '/media/mark.svg']) }
  const drawing = block('image', { src: '/media/mark.svg?focus=1', alt: 'Mark' })
  const { rows, unfit } = mailBlocks([drawing], able, products)
  expect(unfit).toEqual([])
  expect(rows).toContain('src="https://kiln.example/media/mark.svg?w=1280"')
  const html = mailFrame(able, { subject: '', preheader: '', rows, foot: '' })
  expect(html).toContain('src="https://kiln.example/media/logo.svg?w=480"')
})

test('the whole email has a preview text, is 600 wide, and changes its colours in the dark', () => {
  const { rows } = draw(block('paragraph', { text: 'Hello' }))
  const html = mailFrame(look, { subject: 'News <1>', preheader: 'Look inside', rows, foot: 'Foot' })
  expect(html).toContain('<title>News &lt;1&gt;</title>')
  expect(html).toContain('mso-hide:all')
  expect(html).toContain('Look inside')
  expect(html).toContain('max-width:600px')
  expect(html).toContain('Kiln &amp; Co')
  expect(html).toMatch(
    /@media \(prefers-color-scheme:dark\).*\.m-paper\{background-color:#1a1a1a!important\}/s,
  )
})
