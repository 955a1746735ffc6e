/** Blocks that become others, and blocks around blocks: no word is lost and every drop obeys the one rule. */
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { EditorDocument } from './editorDocument.ts'
import { countingIds } from './testing.ts'
import { inlineLines } from './textLines.ts'
import { becomeText, transformChoices } from './becomeText.ts'
import { transform, unwrap, wrap } from './transform.ts'

const paragraph = (id: string, text: string, state = {}) => ({
  id,
  type: 'paragraph',
  state: { text, ...state },
  children: [],
})

function writerOf(...value: unknown[]): EditorDocument {
  return new EditorDocument(definitions, value, countingIds())
}

const words = (writer: EditorDocument): string =>
  writer.blocks
    .order()
    .map((id) => plainText(String(writer.blocks.need(id).state.text ?? '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('F-EDIT-04 a list becomes a paragraph an entry, and paragraphs that become a list keep their marks', () => {
  const writer = writerOf({
    id: 'l',
    type: 'list',
    state: { text: '<ul><li>One <strong>two</strong></li><li>Three</li></ul>', class: 'x' },
    children: [],
  })
  transform(writer, ['l'], 'paragraph')
  expect(writer.blocks.save()).toMatchObject([
    { id: 'l', type: 'paragraph', state: { text: 'One <strong>two</strong>', class: 'x' } },
    { type: 'paragraph', state: { text: 'Three', class: 'x' } },
  ])
  expect(writer.history.length).toBe(1)
  writer.undo()
  expect(writer.blocks.save()).toMatchObject([{ id: 'l', type: 'list' }])
})

test('F-EDIT-04 a mark that runs over a line break is closed and opened again', () => {
  expect(inlineLines('a <strong>b<br>c</strong> d', true)).toEqual([
    'a <strong>b</strong>',
    '<strong>c</strong> d',
  ])
  expect(inlineLines('<p>one</p><p>two</p>', false)).toEqual(['one', 'two'])
  expect(inlineLines('', true)).toEqual([''])
})

test('F-EDIT-04 the source of a quote and the URL of a button are not lost', () => {
  const writer = writerOf({
    id: 'q',
    type: 'quote',
    state: { text: 'Well said', cite: 'Ines' },
    children: [],
  })
  transform(writer, ['q'], 'paragraph')
  expect(words(writer)).toBe('Well said — Ines')
  const other = writerOf({
    id: 'b',
    type: 'button',
    state: { text: 'Go', url: '/shop?a=1&b=2' },
    children: [],
  })
  transform(other, ['b'], 'paragraph')
  expect(other.blocks.need('b').state.text).toBe('<a href="/shop?a=1&amp;b=2">Go</a>')
  transform(other, ['b'], 'button')
  expect(other.blocks.need('b').state).toMatchObject({ text: 'Go', url: '/shop?a=1&b=2' })
})

const inline = fc
  .array(
    fc.constantFrom(
      'word',
      'a &amp; b',
      '<strong>strong</strong>',
      '<em>x <u>y</u></em>',
      '<a href="/x">link</a>',
      '<br>',
      ' ',
    ),
  )
  .map((parts) => parts.join(' '))
const textType = fc.constantFrom('paragraph', 'heading', 'list', 'quote', 'alert', 'button')

test('F-EDIT-04 any chain of turns keeps every word, and undo brings back the same bytes', () => {
  fc.assert(
    fc.property(
      fc.array(inline, { minLength: 1, maxLength: 4 }),
      fc.array(textType, { minLength: 1, maxLength: 5 }),
      (texts, types) => {
        const writer = writerOf(...texts.map((text, index) => paragraph(`p${index}`, text)))
        const before = words(writer)
        const bytes = JSON.stringify(writer.blocks.save())
        for (const type of types) {
          const ids = [...writer.blocks.root.children]
          if (transformChoices(writer, ids).some(({ definition }) => definition.type === type))
            expect(transform(writer, ids, type).ok).toBe(true)
          for (const id of writer.blocks.order())
            expect(
              definitions.get(writer.blocks.need(id).type)?.state.safeParse(writer.blocks.need(id).state)
                .success,
            ).toBe(true)
        }
        expect(words(writer)).toBe(before)
        while (writer.undo());
        expect(JSON.stringify(writer.blocks.save())).toBe(bytes)
      },
    ),
    { numRuns: 300 },
  )
})

test('F-EDIT-04 siblings are wrapped in a group and in columns, and unwrapped to what they were', () => {
  for (const type of ['group', 'columns'] as const) {
    const writer = writerOf(paragraph('a', 'A'), paragraph('b', 'B'), paragraph('c', 'C'))
    const bytes = JSON.stringify(writer.blocks.save())
    const wrapped = wrap(writer, ['a', 'b'], type)
    expect(wrapped.ok).toBe(true)
    expect(writer.blocks.root.children).toHaveLength(2)
    expect(writer.blocks.save()[0]).toMatchObject(
      type === 'group'
        ? { type: 'group', children: [{ id: 'a' }, { id: 'b' }] }
        : { type: 'columns', children: [{ children: [{ id: 'a' }] }, { children: [{ id: 'b' }] }] },
    )
    expect(unwrap(writer, wrapped.ok ? wrapped.id : '').ok).toBe(true)
    expect(JSON.stringify(writer.blocks.save())).toBe(bytes)
    expect(writer.history.length).toBe(2)
  }
})

test('F-EDIT-04 a group becomes columns and a grid, its blocks stay', () => {
  const writer = writerOf({
    id: 'g',
    type: 'group',
    state: { class: 'kept' },
    children: [paragraph('a', 'A'), paragraph('b', 'B')],
  })
  for (const type of ['columns', 'grid', 'group']) {
    expect(transform(writer, ['g'], type).ok, type).toBe(true)
    expect(writer.blocks.order().filter((id) => id === 'a' || id === 'b')).toEqual(['a', 'b'])
    expect(writer.blocks.need('g').state.class).toBe('kept')
  }
})

test('F-EDIT-04 a locked block stays: no move, no removal, no turn, nothing dropped into it', () => {
  const writer = writerOf(
    { id: 'g', type: 'group', state: { is_locked: true }, children: [paragraph('a', 'A')] },
    paragraph('b', 'B'),
  )
  const before = JSON.stringify(writer.blocks.save())
  const refusals = [
    writer.remove(['g']),
    writer.remove(['a']),
    writer.move('a', { target: 'b', position: 'after' }),
    writer.moveBy('g', 1),
    writer.move('b', { target: 'g', position: 'append' }),
    transform(writer, ['a'], 'heading'),
    wrap(writer, ['g'], 'group'),
    unwrap(writer, 'g'),
    becomeText(writer, 'a', 'heading', { text: 'x' }),
    writer.insertNew('paragraph', { target: 'a', position: 'after' }),
  ]
  for (const outcome of refusals) expect(outcome).toMatchObject({ ok: false })
  expect(JSON.stringify(writer.blocks.save())).toBe(before)
})
