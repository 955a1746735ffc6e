/** What is in a collection on the canvas: its card, to be designed, and pale copies of it with what the other entries say. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { filledBlock } from '#blocks/binding.ts'
import type { Block } from '#blocks/block.ts'
import type { CollectionData } from '#blocks/collection/data.ts'
import { loadViews } from '#blocks/lazyViews.ts'
import { definitions } from '#blocks/registry.ts'
import { staticBlocks } from '#blocks/reusable/PlacedBlocks.tsx'
import { useEditor } from '../EditorContext.ts'
import type { BlockDocument } from '../model/document.ts'
import type { BlockRecord } from '../model/record.ts'
import { EntriesContext, isCollectionData } from './entriesContext.ts'

interface ItemsProps {
  id: string
  data: unknown
  children: ReactNode
}

/** More are not drawn: they are only to be seen. */
const maxCopies = 23

export function CollectionItems({ id, data, children }: ItemsProps) {
  const answer = isCollectionData(data) ? data : null
  const entries = useMemo(() => ({ id, data: answer }), [id, answer])
  return (
    <EntriesContext value={entries}>
      {children}
      {answer ? <Copies id={id} data={answer} /> : null}
    </EntriesContext>
  )
}

function Copies({ id, data }: { id: string; data: CollectionData }) {
  const { page } = useEditor()
  // Whoever writes in the card does not wait for its copies.
  const cards = useDeferredValue(useCards(id))
  useViews(cards)
  const copies = useMemo(() => {
    const [first] = cards
    if (!first) return []
    return data.items
      .slice(cards.length, cards.length + maxCopies)
      .flatMap(
        (entry, index) =>
          filledBlock(definitions, cards[index % cards.length] ?? first, entry, index + cards.length) ?? [],
      )
  }, [cards, data])
  return copies.map((copy) => (
    <div key={copy.id} className="canvas-copy" inert aria-hidden="true">
      {staticBlocks([copy], page)}
    </div>
  ))
}

/** Wakes the caller when the views of all that is in the cards are there. */
function useViews(cards: readonly Block[]): void {
  const types = [...new Set(typesIn(cards))].join(' ')
  const [, wake] = useState(0)
  useEffect(() => {
    let isShown = true
    loadViews(types.split(' ')).then(
      () => void (isShown && wake((count) => count + 1)),
      // The card itself says that a view is missing.
      () => undefined,
    )
    return () => void (isShown = false)
  }, [types])
}

const typesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ type, children }) => [type, ...typesIn(children)])

/** The cards as blocks; the same ones as long as nothing in them changes. */
function useCards(id: string): readonly Block[] {
  const { blocks } = useEditor().editorDocument
  const read = useMemo(() => readerOf(blocks, id), [blocks, id])
  return useSyncExternalStore((listener) => blocks.watch(listener), read, read)
}

function readerOf(blocks: BlockDocument, id: string): () => readonly Block[] {
  let last: readonly BlockRecord[] = []
  let cards: readonly Block[] = []
  return () => {
    const records = recordsIn(blocks, id)
    if (records.length !== last.length || records.some((record, index) => record !== last[index])) {
      last = records
      cards = (blocks.get(id)?.children ?? []).flatMap((card) => toBlock(blocks, card) ?? [])
    }
    return cards
  }
}

function recordsIn(blocks: BlockDocument, id: string, found: BlockRecord[] = []): BlockRecord[] {
  for (const child of blocks.get(id)?.children ?? []) {
    const record = blocks.get(child)
    if (record) found.push(record)
    recordsIn(blocks, child, found)
  }
  return found
}

function toBlock(blocks: BlockDocument, id: string): Block | null {
  const record = blocks.get(id)
  if (!record || record.do_not_render) return null
  return {
    id,
    type: record.type,
    state: { ...record.state },
    children: record.children.flatMap((child) => toBlock(blocks, child) ?? []),
  }
}
