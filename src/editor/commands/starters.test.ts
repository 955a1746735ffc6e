/** The layouts that an empty page offers, and the sections of the insert menu. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { pasteBlocks } from '../model/paste.ts'
import { patternKinds } from '#patterns/library.ts'
import type { BuiltBlock } from '#patterns/build.ts'
import { pageLayouts, sectionsOf } from '#patterns/pageLayouts.ts'

test('F-EDIT-01 F-EDIT-04 every layout to start with and every pattern is made of blocks of this site that may be where they do, as one entry', () => {
  const patterns = patternKinds.flatMap((kind) => kind.patterns)
  expect(patterns.length).toBeGreaterThanOrEqual(60)
  const made = patterns.map(({ name, make }) => ({ name, make: () => [{ ...make() }] }))
  const pages = pageLayouts.map((layout) => ({
    name: layout.name,
    make: () => sectionsOf(layout).map((one) => ({ ...one })),
  }))
  for (const { name, make } of [...pages, ...made]) {
    const writer = new EditorDocument(definitions, [])
    const [first = ''] = writer.blocks.root.children
    expect(pasteBlocks(writer, make(), { target: first, position: 'replace' }), name).toMatchObject({
      ok: true,
    })
    expect(writer.history.length).toBe(1)
    for (const id of writer.blocks.order()) {
      const { type, state, parent } = writer.blocks.need(id)
      const definition = definitions.get(type)
      // What every block may have is asked with the patterns (patterns.test.ts).
      const {
        layout: _layout,
        style: _style,
        style_at: _styleAt,
        animate: _animate,
        class: _class,
        ...own
      } = state
      expect(
        definition?.state.safeParse({ ...definition.defaults, ...own }).success,
        `${name}: ${type}`,
      ).toBe(true)
      if (definition?.parents) expect(definition.parents).toContain(writer.blocks.need(parent).type)
    }
    writer.undo()
    expect(writer.blocks.order()).toEqual([first])
  }
})

test('F-EDIT-01 a layout has sections, and one heading of the first level, its first', () => {
  const headingsIn = (block: BuiltBlock): unknown[] => [
    ...(block.type === 'heading' ? [block.state.level] : []),
    ...block.children.flatMap(headingsIn),
  ]
  for (const layout of pageLayouts) {
    const sections = sectionsOf(layout)
    expect(sections.length, layout.name).toBeGreaterThan(1)
    const [first, ...others] = sections.flatMap(headingsIn)
    expect(first, layout.name).toBe(1)
    expect(others, layout.name).not.toContain(1)
  }
})

test('F-EDIT-01 the buttons that a layout begins with lead to places of its own', () => {
  const inside = (block: BuiltBlock): BuiltBlock[] => [block, ...block.children.flatMap(inside)]
  for (const layout of pageLayouts) {
    const all = sectionsOf(layout).map(inside)
    const places = all.flat().map(({ id }) => `#h-${id}`)
    for (const { type, state } of all[0] ?? [])
      if (type === 'button') expect(places, layout.name).toContain(state.url)
  }
})
