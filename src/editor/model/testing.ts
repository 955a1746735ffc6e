/** What the model's tests share: a small set of block classes with every kind of drop rule, and a seeded random source. */
import { z } from 'zod'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { dropRule } from '#blocks/dropRule.ts'
import type { Registry } from './canDrop.ts'
import { rootId } from './record.ts'
import { EditorDocument } from './editorDocument.ts'

function aClass(type: string, more: Partial<BlockDefinition>): BlockDefinition {
  return {
    type,
    label: type.charAt(0).toUpperCase() + type.slice(1),
    icon: 'square',
    category: 'text',
    keywords: [],
    version: 1,
    state: z.object({}),
    defaults: {},
    accepts: 'nothing',
    panel: [],
    ...more,
  }
}

export const testRegistry: Registry = new Map(
  [
    aClass('paragraph', { state: z.object({ text: z.string() }), defaults: { text: '' }, textKey: 'text' }),
    aClass('heading', {
      state: z.object({ text: z.string() }),
      defaults: { text: '' },
      textKey: 'text',
      isInline: true,
    }),
    aClass('divider', {}),
    aClass('group', { accepts: 'any', startsWith: ['paragraph'] }),
    aClass('plain', { accepts: { except: ['group', 'columns'] } }),
    aClass('columns', { accepts: { only: ['column'] }, startsWith: ['column', 'column'] }),
    aClass('column', { accepts: 'any', parents: ['columns'] }),
  ].map((definition) => [definition.type, definition]),
)

/** Returns numbers in [0, 1) that a seed determines (mulberry32). */
export function seededRandom(seed: number): () => number {
  let at = seed >>> 0
  return () => {
    at = (at + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(at ^ (at >>> 15), at | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Returns ids b0, b1, b2 … */
export function countingIds(): () => string {
  let next = 0
  return () => `b${next++}`
}

/** What is shown where it may not. */
export function illegal({ blocks, registry }: EditorDocument): string[] {
  return blocks.order().flatMap((id) => {
    const { type, parent } = blocks.need(id)
    const answer = dropRule({
      child: registry.get(type),
      childType: type,
      parent: parent === rootId ? null : registry.get(blocks.need(parent).type),
      depth: blocks.ancestorsOf(id).length,
      height: blocks.heightOf(id),
    })
    return answer.ok ? [] : [`${type} in ${parent}: ${answer.reason}`]
  })
}

/** The same document with a block of a type set into `parent`, first of all, without asking. */
export function forge({ blocks, registry }: EditorDocument, type: string, parent: string): EditorDocument {
  const forged = new EditorDocument(registry, blocks.save(), countingIds())
  const record = {
    id: 'forged',
    type,
    state: {},
    children: [],
    parent,
    do_not_render: undefined,
    extra: {},
    keys: ['id', 'type', 'state', 'children'],
  }
  forged.run(
    'forged',
    [{ kind: 'insert', parent, index: 0, subtree: { top: 'forged', records: [record] } }],
    { id: null },
  )
  return forged
}
