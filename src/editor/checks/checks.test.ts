/** What the checks find on a page, and that a page in order has nothing to put right. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { BlockDocument } from '../model/document.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { namePlace, pagePlaces } from '../commands/linkTargets.ts'
import { checkDocument, innerLinks } from './checkDocument.ts'
import { contrastOf } from './contrast.ts'

const block = (id: string, type: string, state: Record<string, unknown>) => ({
  id,
  type,
  state,
  children: [],
})
const found = (...blocks: unknown[]) =>
  checkDocument(definitions, new BlockDocument(blocks)).map(({ id, message }) => `${id}: ${message}`)

test('F-EDIT-09 headings that leave a level out, pictures without words and links to nowhere are found at their block', () => {
  expect(
    found(
      block('h', 'heading', { text: 'One', level: 2 }),
      block('j', 'heading', { text: 'Deep', level: 4 }),
      block('i', 'image', { src: '/media/x.webp', alt: '' }),
      block('g', 'gallery', {
        images: [
          { src: '/media/a.webp', alt: '' },
          { src: '/media/b.webp', alt: ' ' },
          { src: '/media/c.webp', alt: 'A cup' },
          { src: '/media/d.webp', alt: '', is_decorative: true },
        ],
      }),
      block('p', 'paragraph', { text: '<a href="#nowhere">here</a>' }),
      block('b', 'button', { text: 'Go', url: '' }),
    ),
  ).toEqual([
    'j: Heading 4 follows heading 2: level 3 is left out.',
    'i: This picture has no text alternative. Say what it shows.',
    'g: 2 pictures of this block have no text alternative. Say what they show.',
    'p: The link “here” does not say where it leads.',
    'p: The link “here” leads to #nowhere, which is not on this page.',
    'b: This button leads nowhere.',
  ])
})

test('F-EDIT-09 a sample contact that a pattern brought is found wherever it is, and the owner’s own is not', () => {
  expect(
    found(
      block('p', 'paragraph', { text: '0117 496 0123<br>hello@example.com' }),
      block('b', 'button', { text: 'Write', url: 'mailto:hello@offcut.example' }),
      block('o', 'paragraph', { text: 'ines@example-studio.de, an-example@mail.example.de, 0117 946 0123' }),
    ),
  ).toEqual([
    'p: “hello@example.com” is a sample contact. Replace or remove it.',
    'b: “hello@offcut.example” is a sample contact. Replace or remove it.',
  ])
})

test('F-EDIT-09 a heading of the first level below the title of an article is one too many', () => {
  const top = new BlockDocument([block('h', 'heading', { text: 'Once more', level: 1 })])
  expect(checkDocument(definitions, top)).toEqual([])
  expect(checkDocument(definitions, top, true).map(({ id, message }) => `${id}: ${message}`)).toEqual([
    'h: There is a second heading of level 1. One names the page.',
  ])
})

test('F-EDIT-09 a page in order has nothing to put right, and what visitors do not get is not looked at', () => {
  expect(
    found(
      block('h', 'heading', { text: 'Opening hours', level: 1 }),
      block('k', 'heading', { text: 'Winter', level: 2, element_id: 'winter' }),
      block('p', 'paragraph', {
        text: 'See <a href="#winter">winter</a> and <a href="/about?x=1#top">about us</a>.',
      }),
      block('i', 'image', { src: '/media/x.webp', alt: 'A bowl' }),
      block('x', 'image', { src: '/media/x.webp', alt: '', is_hidden: true }),
    ),
  ).toEqual([])
})

test('F-EDIT-09 URLs of this site are gathered once each, without marks', () => {
  const document = new BlockDocument([
    block('a', 'paragraph', {
      text: '<a href="/about#x">a</a> <a href="https://example.org/">b</a> <a href="//evil.example">c</a>',
    }),
    block('b', 'button', { url: '/about?y' }),
    block('c', 'gallery', { images: [{ src: '/media/a.webp', alt: '/alt', link: '/gone' }] }),
    block('d', 'group', { image_src: '/media/b.webp' }),
  ])
  expect([...innerLinks(document)]).toEqual([
    ['/about', 'a'],
    ['/media/a.webp', 'c'],
    ['/gone', 'c'],
    ['/media/b.webp', 'd'],
  ])
})

test('F-EDIT-09 a button to a place on the page that is not there leads nowhere', () => {
  const page = (url: string) =>
    found(
      block('h', 'heading', { text: 'Prices', level: 1 }),
      block('k', 'heading', { text: 'Hours', level: 2, as_tb_content: false }),
      block('g', 'group', { element_id: 'Our rooms' }),
      block('l', 'heading', { text: 'Grüße', level: 2, element_id: 'grüße' }),
      block('m', 'html', { code: '<i id="map">Map</i>' }),
      block('b', 'button', { text: 'See prices', url }),
    )
  // As the live page names them.
  for (const url of ['#h-h', '#Our_rooms', '#grüße', `#${encodeURIComponent('grüße')}`, '#map', '#top'])
    expect(page(url)).toEqual([])
  for (const url of ['#prices', '#price-list', '#h-k', '#h-l', '#b']) expect(page(url)).toHaveLength(1)
})

test('F-EDIT-09 a place within a component is on the page, as it is drawn', () => {
  const document = new BlockDocument([block('b', 'button', { text: 'Find us', url: '#way' })])
  expect(checkDocument(definitions, document)).toHaveLength(1)
  expect(checkDocument(definitions, document, false, (name) => name === 'way')).toEqual([])
})

test('F-EDIT-09 a heading that a link of the page was led to is found there, also when its words are others', () => {
  const page = new EditorDocument(definitions, [
    block('h', 'heading', { text: 'Prices', level: 1, as_tb_content: true }),
    block('k', 'heading', { text: 'Hours', level: 2, as_tb_content: false }),
    block('b', 'button', { text: 'More', url: '' }),
  ])
  for (const place of pagePlaces(page, '')) {
    namePlace(page, place)
    page.patch('b', { url: place.url })
    const { id } = page.blocks.need(place.title === 'Prices' ? 'h' : 'k')
    page.patch(id, { text: 'Other words' })
    expect(checkDocument(definitions, page.blocks)).toEqual([])
  }
})

test('F-EDIT-09 contrast is counted as WCAG does', () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5)
  expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})
