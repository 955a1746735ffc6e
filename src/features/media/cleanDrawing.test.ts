/** Drawings (SVG): what is hostile goes, what draws stays, and what is served can never be a page. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { cleanDrawing, isDrawing } from './cleanDrawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${attributes}>${inside}</svg>`
const clean = (text: string) => cleanDrawing(Buffer.from(text))

const logo = svg(
  `<title>Larkmoor</title><defs><linearGradient id="g"><stop offset="0" stop-color="#a63"/></linearGradient></defs>
  <style><![CDATA[.a{fill:url(#g)} @media (prefers-color-scheme: dark){.a > .b{fill:#fff}}]]></style>
  <g class="a" transform="rotate(3)"><path class="b" d="M0 0h40v20z"/><use xlink:href="#dot"/></g><circle id="dot" r="2" style="fill:#c33;stroke:none"/>`,
)

test('a logo keeps its shapes, gradients, rules, titles and own references', () => {
  const cleaned = clean(logo) ?? ''
  for (const part of [
    'viewBox="0 0 40 20"',
    '<title>Larkmoor</title>',
    '<linearGradient id="g">',
    '.a{fill:url(#g)}',
    '@media (prefers-color-scheme:dark){.a>.b{fill:#fff}}',
    'transform="rotate(3)"',
    'd="M0 0h40v20z"',
    '<use href="#dot">',
    'style="fill:#c33;stroke:none"',
  ])
    expect(cleaned).toContain(part)
  expect(clean(cleaned), 'clean twice is clean once').toBe(cleaned)
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('what is hostile goes', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    [
      'a script of another prefix',
      '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>',
    ],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script elsewhere', '<script xlink:href="//evil.example/x.js"/>'],
    ['a handler', '<path d="M0 0" onload="alert(1)" onclick="alert(1)"/>'],
    ['a handler in capitals', '<path OnLoad="alert(1)"/>'],
    [
      'foreign HTML',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ],
    ['a link', '<a xlink:href="javascript:alert(1)"><text>x</text></a>'],
    ['a link of entities', '<a href="java&#115;cript:alert(1)"><text>x</text></a>'],
    ['a set of a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a picture elsewhere', '<image href="https://evil.example/x.png"/>'],
    ['a picture by a scheme', '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
    ['a page in data', '<image href="data:text/html,alert(1)"/>'],
    ['a use of another file', '<use href="https://evil.example/x.svg#a"/>'],
    ['a use of data', '<use href="data:image/svg+xml,x#a"/>'],
    ['a filter elsewhere', '<rect filter="url(https://evil.example/f.svg#a)"/>'],
    ['a fill elsewhere', `<rect fill="url('//evil.example/f.svg#a')"/>`],
    ['a fill with an escape', '<rect fill="u\\72l(//evil.example/f)"/>'],
    ['a style elsewhere', '<rect style="fill:url(https://evil.example/x)"/>'],
    ['a style with an escape', '<rect style="fill:u\\72l(//evil.example/x)"/>'],
    ['an import', '<style>@import url(//evil.example/x.css);</style>'],
    ['an import of a string', '<style>@import "//evil.example/x.css";</style>'],
    ['a font', '<style>@font-face{font-family:x;src:url(//evil.example/x.woff2)}</style>'],
    ['a background', '<style>path{background:url(//evil.example/x.png)}</style>'],
    ['a set of images', '<style>path{mask:image-set("//evil.example/x.png" 1x)}</style>'],
    [
      'a rule that closes its element',
      '<style>a{}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
    ],
    ['a style in a style', '<style><style>@import "//evil.example/x"</style></style>'],
    ['an instruction', '<?xml-stylesheet href="//evil.example/x.css"?>'],
    ['a base', '<g xml:base="https://evil.example/"><use href="x#a"/></g>'],
    ['an audio file', '<audio src="//evil.example/x.mp3" onerror="alert(1)"/>'],
    ['a comment that ends', '<!-- --><script>alert(1)</script><!-- -->'],
  ])('%s', (_, inside) => {
    const cleaned = clean(svg(inside + '<rect id="kept" width="4"/>'))
    expect(cleaned).toContain('id="kept"')
    expect(cleaned).not.toMatch(/alert|evil|javascript|script\b|\son|foreign|import|@font|<a\b|animate|<set/i)
  })

  test('handlers of the root, and what stands before and behind it', () => {
    const cleaned = clean(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]><!-- a -->${svg('<text>&x;</text>', ' onload="alert(1)"')}<script>alert(2)</script>`,
    )
    expect(cleaned).toMatch(/^<svg xmlns/)
    expect(cleaned).not.toMatch(/<script|onload|ENTITY/)
  })

  test('a raster picture within it stays', () => {
    expect(clean(svg(`<image width="1" height="1" href="data:image/png;base64,${pixel}"/>`))).toContain(pixel)
  })

  test('what repeats itself without end, or is too deep or too large, is refused', () => {
    const tenfold = (id: number) => `<g id="n${id}">${`<use href="#n${id + 1}"/>`.repeat(10)}</g>`
    expect(clean(svg(Array.from({ length: 12 }, (_, id) => tenfold(id)).join('')))).toBeNull()
    expect(clean(svg('<g id="a"><use href="#a"/></g>'))).toBeNull()
    expect(clean(svg('<g>'.repeat(400) + '</g>'.repeat(400)))).toBeNull()
    expect(clean(svg(`<path d="${'M0 0'.repeat(100_000)}"/>`))).toBeNull()
    expect(cleanDrawing(Buffer.from([0xff, 0xfe, 0x3c, 0x73]))).toBeNull()
    const began = performance.now()
    clean(svg(`<rect style="fill:${'('.repeat(50_000)}"/><style>${'a{'.repeat(20_000)}</style>`))
    clean(svg(`<rect ${Array.from({ length: 20_000 }, (_, id) => `a${id}=""`).join(' ')}/>`))
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test('a drawing is known by its beginning', () => {
  for (const text of [
    '<svg/>',
    '\ufeff <!-- a --><?xml version="1.0"?><svg>',
    '<!DOCTYPE svg PUBLIC "a" "b"><svg >',
  ])
    expect(isDrawing(Buffer.from(text)), text).toBe(true)
  for (const text of ['<html><svg/>', 'svg', '<svgx/>', '<!-- <svg/>', '<!doctype html><svg/>'])
    expect(isDrawing(Buffer.from(text)), text).toBe(false)
})

describe('uploaded', () => {
  let site: TestSite
  let author: Client
  beforeAll(async () => {
    site = await testSite()
    author = await site.as('author')
  })
  afterAll(() => site.close())

  const send = (text: string | Uint8Array) => {
    const form = new FormData()
    form.append('files', new Blob([typeof text === 'string' ? text : new Uint8Array(text)]), 'Logo.svg')
    return author.call('POST', '/api/posts/uploads', form)
  }

  test('it is stored clean, with its size, and given out as a picture that is no page', async () => {
    const { status, body } = await send(logo.replace('<title>', '<script>alert(1)</script><title>'))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.d[0]).toMatchObject({ content_type: 'image/svg+xml', width: 40, height: 20 })
    const answer = await fetch(site.url + body.d[0].url)
    const text = await answer.text()
    expect(text).not.toContain('script')
    expect((await sharp(Buffer.from(text)).metadata()).format).toBe('svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('one that cannot be drawn is refused with its reason', async () => {
    const refused = await send(svg('<g id="a"><use href="#a"/></g>'))
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'media.drawing_refused'])
    expect((await send('<svg')).status).toBeGreaterThanOrEqual(415)
  })
})
