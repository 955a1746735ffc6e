/**
 * A block of a card on the canvas: it shows what the first entry says, and a mark says which fields these are. Of a field that
 * is empty it shows the name, so that the card can be designed before there is an entry.
 */
import { type ReactNode, useContext, useLayoutEffect } from 'react'
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
  const { state, isUnfilled } = shownState(record, entries)
  useLayoutEffect(() => {
    const [element] = frame.document ? elementsOf(frame.document, id) : []
    if (!element || mark === '') return undefined
    element.dataset.bound = mark
    element.toggleAttribute('data-unfilled', isUnfilled)
    return () => {
      delete element.dataset.bound
      element.removeAttribute('data-unfilled')
    }
  }, [frame, id, mark, isUnfilled])
  return draw({ ...record, state })

  function shownState(
    block: BlockRecord,
    now: CollectionEntries | null,
  ): { state: Readonly<Record<string, unknown>>; isUnfilled: boolean } {
    // Outside of a collection it shows what is written in it, as the page does.
    if (now === null) return { state: block.state, isUnfilled: false }
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
    return { state: { ...filled.state, ...names }, isUnfilled: filled.missing.length > 0 }
  }
}
