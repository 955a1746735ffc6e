/**
 * A block of a card on the canvas: it shows what the first entry says, and a mark says which fields these are. Where the
 * entry has nothing for it, it is left out, as visitors have it; selected in the outline, or as long as there is no entry, it
 * shows the name of the field, so that the card can be designed.
 */
import { type ReactNode, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import { bindingsOf, boundKind, filledState } from '#blocks/binding.ts'
import type { Block } from '#blocks/block.ts'
import { definitions } from '#blocks/registry.ts'
import { useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { elementsOf } from '../canvas/elements.ts'
import { type CollectionEntries, EntriesContext, entryOf } from './entriesContext.ts'
import { entryFieldTitle } from './entryFields.ts'

interface BoundProps {
  record: BlockRecord
  draw(record: BlockRecord): ReactNode
}

export function Bound({ record, draw }: BoundProps) {
  const { frame, editorDocument } = useEditor()
  const entries = useContext(EntriesContext)
  const { id } = record
  const titles = Object.values(bindingsOf(record.state)).map(({ field }) =>
    entryFieldTitle(field, entries?.data?.titles),
  )
  const mark = entries === null ? '' : [...new Set(titles)].join(', ')
  const { state, isUnfilled, hasEntry } = shownState(record, entries)
  const isSelected = useSyncExternalStore(
    (listener) => editorDocument.selected.on(listener),
    () => editorDocument.selectedIds.includes(id),
  )
  const unfilled = isUnfilled ? (hasEntry && !isSelected ? 'left-out' : '') : undefined
  useLayoutEffect(() => {
    const [element] = frame.document ? elementsOf(frame.document, id) : []
    if (!element || mark === '') return undefined
    element.dataset.bound = mark
    if (unfilled !== undefined) element.dataset.unfilled = unfilled
    return () => {
      delete element.dataset.bound
      delete element.dataset.unfilled
    }
  }, [frame, id, mark, unfilled])
  return draw({ ...record, state })

  function shownState(
    block: BlockRecord,
    now: CollectionEntries | null,
  ): { state: Readonly<Record<string, unknown>>; isUnfilled: boolean; hasEntry: boolean } {
    // Outside of a collection it shows what is written in it, as the page does.
    if (now === null) return { state: block.state, isUnfilled: false, hasEntry: false }
    const entry = entryOf(editorDocument.blocks, block.id, now)
    const definition = definitions.get(block.type)
    const own: Block['state'] = { ...block.state }
    const filled = filledState(definition, own, entry ?? { id: '', title: '', values: {} })
    const names = Object.fromEntries(
      filled.missing.flatMap((key) =>
        definition && boundKind(definition, key) === 'text'
          ? [[key, entryFieldTitle(bindingsOf(own)[key]?.field ?? '', now.data?.titles)]]
          : [],
      ),
    )
    return {
      state: { ...filled.state, ...names },
      isUnfilled: filled.missing.length > 0,
      hasEntry: entry !== undefined,
    }
  }
}
