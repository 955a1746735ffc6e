/** The layouts that an empty page offers, and the sections of the insert menu. */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { pasteBlocks } from '../model/paste.ts'
import { patternKinds } from '#patterns/library.ts'
import { starters } from './starters.ts'

test('F-EDIT-01 F-EDIT-04 every layout to start with and every pattern is made of blocks of this site that may be where they do, as one entry', () => {
  expect(starters.length).toBe(6)
  const patterns = patternKinds.flatMap((kind) => kind.patterns)
  expect(patterns.length).toBeGreaterThanOrEqual(60)
  const made = patterns.map(({ name, make }) => ({ name, make: () => [{ ...make() }] }))
  for (const { name, make } of [...starters, ...made]) {
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
      const { layout: _layout, style: _style, style_at: _styleAt, animate: _animate, ...own } = state
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
