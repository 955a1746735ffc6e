/** Patterns: each is one section, and a page keeps it whole. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { checkState } from '#features/content/documents/safeState.ts'
import { checkShapes } from '#features/content/documents/stateShape.ts'
import type { BuiltBlock } from '#patterns/build.ts'
import { patternKinds } from '#patterns/library.ts'
import { sampleContactIn } from '#patterns/sampleContact.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import type { InsertRequest } from '../EditorContext.ts'
import { checkDocument } from '../checks/checkDocument.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { menuEntries } from './menuEntries.ts'

const page = (isTitled = false) =>
  new EditorDocument(
    definitions,
    [{ id: 'first', type: 'paragraph', state: { text: '' }, children: [] }],
    undefined,
    isTitled,
  )

function insert(editorDocument: EditorDocument, label: string, place: InsertRequest['place']) {
  const entry = menuEntries({
    offered: definitions,
    editorDocument,
    place,
    words: label,
    section: 'patterns',
    recent: [],
    components: [],
    patternKinds,
    types: [],
  }).find((one) => one.label === label)
  return entry?.insert(editorDocument, place)
}
const within = (blocks: readonly BuiltBlock[]): BuiltBlock[] =>
  blocks.flatMap((block) => [block, ...within(block.children)])
const top = (editorDocument: EditorDocument) => editorDocument.blocks.need('').children

test('every pattern is one section, which can be saved', () => {
  for (const { name, make } of patternKinds.flatMap(({ patterns }) => patterns))
    expect(() => {
      checkShapes([make()], [])
      for (const { id, type, state } of within([make()])) checkState(state, undefined, { id, type })
    }, name).not.toThrow()
  expect(
    patternKinds.flatMap(({ patterns }) => patterns).filter(({ make }) => make().type !== 'group'),
  ).toEqual([])
})

test('a pattern takes the place of the empty first paragraph, and one Undo brings that back', () => {
  const editorDocument = page()
  expect(insert(editorDocument, 'Three reasons', { target: 'first', position: 'after' })).toMatchObject({
    ok: true,
  })
  expect(top(editorDocument)).toHaveLength(1)
  expect(top(editorDocument)).toEqual([editorDocument.selection.id])
  editorDocument.undo()
  expect(top(editorDocument)).toEqual(['first'])
})

test('a pattern that is asked for with the caret inside another one comes behind it, whole', () => {
  const editorDocument = page()
  insert(editorDocument, 'Three reasons', { target: '', position: 'append' })
  const [reasons = ''] = top(editorDocument)
  const inside =
    editorDocument.blocks.order().find((id) => editorDocument.blocks.need(id).type === 'paragraph') ?? ''
  insert(editorDocument, 'Mosaic', { target: inside, position: 'after' })
  expect(top(editorDocument)).toEqual([reasons, editorDocument.selection.id])
  insert(editorDocument, 'Figures', { target: reasons, position: 'after' })
  expect(top(editorDocument).map((id) => editorDocument.blocks.need(id).type)).toEqual([
    'group',
    'group',
    'group',
  ])
})

test('no pattern breaks what the checks of a page ask: headings in order, images with alternative texts', () => {
  for (const { name, make } of patternKinds.flatMap(({ patterns }) => patterns)) {
    const page = new EditorDocument(definitions, [{ ...make() }])
    const problems = checkDocument(definitions, page.blocks).filter(({ level }) => level === 'problem')
    // A sample contact is there to be replaced.
    expect(
      problems.filter(({ subject }) => subject !== 'contact'),
      name,
    ).toEqual([])
  }
})

test('a page keeps one heading of the first level, however many patterns begin with one', () => {
  const levelsOn = (editorDocument: EditorDocument) => {
    for (const label of ['Text only', 'Gradient'])
      insert(editorDocument, label, { target: top(editorDocument).at(-1) ?? '', position: 'after' })
    return editorDocument.blocks
      .order()
      .map((id) => editorDocument.blocks.need(id))
      .flatMap(({ type, state }) => (type === 'heading' ? [state.level] : []))
  }
  expect(levelsOn(page())).toEqual([1, 2])
  // An article shows its title above them.
  expect(levelsOn(page(true))).toEqual([2, 2])
})

test.each([
  ['de', 'bilder', 'gallery'],
  ['de', 'tisch reservieren', 'contact'],
  ['de', 'kundenstimme', 'testimonials'],
  ['es', 'fotos', 'gallery'],
  ['es', 'resena', 'testimonials'],
  ['en', 'photo portfolio', 'gallery'],
] as const)('in %s, “%s” finds patterns of the kind %s', (tag, words, kind) => {
  inLanguage(tag, () => {
    const found = menuEntries({
      offered: definitions,
      editorDocument: page(),
      place: { target: 'first', position: 'after' },
      words,
      section: 'blocks',
      recent: [],
      components: [],
      patternKinds,
      types: [],
    })
    const title = patternKinds.find(({ name }) => name === kind)?.title()
    expect(found.map(({ group }) => group)).toContain(title)
  })
})

test('13.1 where a pattern shows a phone number or an email address by itself it is a link that works, in each language', () => {
  for (const language of ['en', 'de', 'es'])
    inLanguage(language, () => {
      const texts = patternKinds.flatMap(({ patterns }) =>
        patterns.flatMap(({ make }) => within([make()]).map(({ state }) => String(state.text ?? ''))),
      )
      const lines = texts.flatMap((text) => text.split('<br>'))
      const isContact = /^[\w.]+@[\w.]+$|^\+?\d[\d \u00a0]{7,}$/
      expect(lines.filter((line) => isContact.test(line))).toEqual([])
      const links = texts.flatMap((text) => [...text.matchAll(/href="((?:tel|mailto):[^"]+)"/g)])
      expect(links.length).toBeGreaterThan(4)
      for (const [, href = ''] of links) expect(href).toMatch(/^(tel:\+?\d+|mailto:[\w.]+@[\w.]+)$/)
      // The checks find the number of a link, too.
      expect(sampleContactIn('tel:01174960123')).toBe('01174960123')
    })
})

test('F-EDIT-05 a picture of a pattern keeps its frame when a photo of another shape takes its place', () => {
  const free = patternKinds
    .flatMap(({ patterns }) => patterns)
    .flatMap(({ name, make }) =>
      within([make()])
        .filter(({ type, state }) => type === 'image' && state.shape === 'natural')
        .filter(({ state }) => !JSON.stringify(state.layout ?? {}).includes('"ratio"'))
        .map(({ state }) => `${name}: ${String(state.src)}`),
    )
  // A screen is shown whole.
  expect(free).toEqual(['hero-below: /media/samples/device.webp'])
})
