/** Undo is exact: any mix of acts, undone and redone step by step, gives the same bytes at every step (EDITOR.md goal 5). */
import { expect, test } from 'vitest'
import { canDrop, type Position, positions } from './canDrop.ts'
import { BlockDocument } from './document.ts'
import { rootId } from './record.ts'
import { EditorDocument } from './editorDocument.ts'
import { pasteBlocks } from './paste.ts'
import { transformChoices } from './becomeText.ts'
import { transform, unwrap, wrap } from './transform.ts'
import { countingIds, seededRandom, testRegistry } from './testing.ts'
import { duplicate } from './duplicate.ts'

const types = [...testRegistry.keys()]

/** Does one random act. Returns how many entries it must have added; an edit adds its entry at its blur. */
function act(writer: EditorDocument, random: () => number, clipboard: Record<string, unknown>[]): void {
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('picked from an empty list')
    return item
  }
  const ids = writer.blocks.order()
  const id = pick(ids)
  const place = () => ({ target: random() < 0.1 ? rootId : pick(ids), position: pick<Position>(positions) })
  const kind = random()
  const isLarge = ids.length > 24
  if (kind < 0.2 && !isLarge) writer.insertNew(pick(types), place())
  else if (kind < 0.36) writer.remove(random() < 0.8 ? [id] : [id, pick(ids), pick(ids)])
  else if (kind < 0.37) writer.remove(ids)
  else if (kind < 0.5) writer.move(id, place())
  else if (kind < 0.56) writer.moveBy(id, random() < 0.5 ? -1 : 1)
  else if (kind < 0.62 && !isLarge) duplicate(writer, id)
  else if (kind < 0.66 && !isLarge) pasteBlocks(writer, [pick(clipboard)], place())
  else if (kind < 0.78) {
    writer.select({ id })
    writer.setText(id, 'text', pick(['', 'a', 'ab', '<strong>é</strong>']))
    if (random() < 0.7) writer.select({ id: null })
  } else if (kind < 0.9) {
    writer.select({ id })
    const value = pick(['absent', '1px', 2, ['a']])
    writer.patch(id, { [pick(['font_size', 'class', 'level'])]: value === 'absent' ? undefined : value })
  } else if (kind < 0.94) {
    if (writer.blocks.need(id).type === 'paragraph') writer.split(id, 'text', 'left', 'right')
  } else if (kind < 0.95 && !isLarge) wrap(writer, [id], random() < 0.5 ? 'group' : 'columns')
  else if (kind < 0.958) unwrap(writer, id)
  else if (kind < 0.968) {
    const [choice] = transformChoices(writer, [id])
    if (choice) transform(writer, [id], choice.definition.type)
  } else if (kind < 0.97) writer.patch(id, { is_locked: random() < 0.3 ? true : undefined })
  else if (kind < 0.985) writer.undo()
  else writer.redo()
}

const start = [
  {
    id: 's1',
    type: 'group',
    state: { later: { x: 1 } },
    children: [{ id: 's2', type: 'paragraph', state: {}, children: [] }],
  },
  { id: 's3', type: 'not-of-this-version', v: 3, state: { text: 'kept' }, children: [] },
]

test('F-EDIT-02 F-EDIT-03 100 seeds of 1,000 random acts undo and redo to the same bytes at every step', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const random = seededRandom(seed)
    const writer = new EditorDocument(testRegistry, start, countingIds())
    const bytes = () => JSON.stringify(writer.blocks.save())
    // The document after each number of entries; acts beyond an undo overwrite what they replace.
    const states = [bytes()]
    for (let step = 0; step < 1000; step += 1) {
      const revision = writer.blocks.revision
      act(writer, random, start)
      if (random() < 0.7) writer.blur()
      if (writer.blocks.revision !== revision || states.length !== writer.history.length + 1) {
        writer.blur()
        states[writer.history.length] = bytes()
      }
    }
    writer.blur()
    states.length = writer.history.length + 1
    states[states.length - 1] = bytes()
    const last = states.length - 1
    for (let at = last - 1; at >= 0; at -= 1) {
      writer.undo()
      if (bytes() !== states[at]) expect.fail(`seed ${seed}: undo to ${at}`)
    }
    expect(writer.undo()).toBe(false)
    for (let at = 1; at <= last; at += 1) {
      writer.redo()
      if (bytes() !== states[at]) expect.fail(`seed ${seed}: redo to ${at}`)
    }
    expect(last).toBeGreaterThan(100)
  }
})

test('F-EDIT-04 10,000 random drops: none leaves a block where its class may not stand', () => {
  const random = seededRandom(7)
  const writer = new EditorDocument(testRegistry, start, countingIds())
  for (let drop = 0; drop < 10_000; drop += 1) act(writer, random, start)
  // A lock says that nothing may change; here it is asked what may be where.
  for (const id of writer.blocks.order()) writer.patch(id, { is_locked: undefined })
  for (const id of writer.blocks.order()) {
    const { type, parent } = writer.blocks.need(id)
    // The unknown block of the start document is at the top level, where every class may hold it.
    const answer = canDrop(testRegistry, writer.blocks, type, parent, 'append', {
      height: writer.blocks.heightOf(id),
    })
    if (!answer.ok) expect.fail(`${type} in ${writer.blocks.need(parent).type}: ${answer.reason}`)
  }
  expect(new BlockDocument(writer.blocks.save()).size).toBe(writer.blocks.size)
})
