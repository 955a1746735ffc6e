/**
 * 10,000 drops at random with the blocks of the site, by pointer, key, paste and API: what the editor does the server takes,
 * and what the drop rule refuses neither of them lets stand (F-EDIT-04).
 */
import { expect, test } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { validateDocument } from '#features/content/documents/validate.ts'
import { type Position, positions } from './canDrop.ts'
import { dropAim } from './dropPosition.ts'
import { rootId } from './record.ts'
import type { StoredBlock } from './serialise.ts'
import { EditorDocument } from './editorDocument.ts'
import { pasteBlocks } from './paste.ts'
import { moveSelected } from './severalActs.ts'
import { countingIds, forge, illegal, seededRandom } from './testing.ts'

const types = [...definitions.keys()]

const isTaken = (value: readonly unknown[]): boolean => {
  try {
    validateDocument(value)
    return true
  } catch {
    return false
  }
}

test('F-EDIT-04 of 10,000 drops by pointer, key, paste and API none leaves a block where it may not stand', () => {
  const random = seededRandom(23)
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('picked from an empty list')
    return item
  }
  const editorDocument = new EditorDocument(definitions, [], countingIds())
  const done = { pointer: 0, key: 0, paste: 0, api: 0 }
  const refused = { ...done }
  for (let drop = 0; drop < 10_000; drop += 1) {
    const ids = editorDocument.blocks.order()
    const id = pick(ids)
    const place = { target: random() < 0.1 ? rootId : pick(ids), position: pick<Position>(positions) }
    const way = pick(['pointer', 'key', 'paste', 'api'] as const)
    let isDone = false
    if (ids.length > 60) editorDocument.remove([pick(editorDocument.blocks.root.children)])
    else if (way === 'pointer' && random() < 0.5) isDone = editorDocument.insertNew(pick(types), place).ok
    else if (way === 'pointer') {
      // From the block under the pointer and how far down in it the pointer is, on the page or in the outline.
      const { place: aimed, answer } = dropAim(editorDocument, id, pick(ids), random(), random() < 0.5)
      isDone = editorDocument.move(id, aimed).ok
      // What the line has shown is what happens.
      expect(isDone).toBe(answer.ok)
    } else if (way === 'key') {
      editorDocument.select({ id })
      isDone = moveSelected(editorDocument, random() < 0.5 ? -1 : 1).ok
    } else if (way === 'paste') {
      const inner: StoredBlock[] =
        random() < 0.5 ? [] : [{ id: 'inner', type: pick(types), state: {}, children: [] }]
      const block: StoredBlock = { id: 'pasted', type: pick(types), state: {}, children: inner }
      isDone = pasteBlocks(editorDocument, [block], place).ok
    } else {
      // A forged save: a block set anywhere without asking. The server takes it exactly where the rule does.
      const forged = forge(editorDocument, pick(types), random() < 0.2 ? rootId : id)
      isDone = isTaken(forged.blocks.save())
      expect(isDone).toBe(illegal(forged).length === 0)
    }
    if (isDone) done[way] += 1
    else refused[way] += 1
    const found = illegal(editorDocument)
    if (found.length > 0) expect.fail(`drop ${drop} by ${way}: ${found[0]}`)
    if (drop % 100 === 0) expect(isTaken(editorDocument.blocks.save())).toBe(true)
  }
  // Every way both does and refuses: none of the counts is empty for want of trying.
  for (const count of [...Object.values(done), ...Object.values(refused)]) expect(count).toBeGreaterThan(100)
})
