/** A component becomes blocks of this page: what it says where it is used, with what is in its slots. */
import type { PlacedData } from '#blocks/reusable/data.ts'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { EditorValue } from '../EditorContext.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { saveRecord, type StoredBlock } from '../model/serialise.ts'
import { blockActions } from './texts/blockActions.ts'

export async function makeOwn(
  { editorDocument, page, report, announce }: EditorValue,
  id: string,
): Promise<void> {
  const { blocks } = editorDocument
  const { type, state, children } = blocks.need(id)
  if (typeof state.component_id !== 'string' || state.component_id === '')
    return announce(blockActions.no_component)
  try {
    const placed = await call<PlacedData | null>('POST', '/api/blocks/data', {
      block: { id, type, state },
      post_id: page.postId,
    })
    if (!placed || placed.frame !== null) return announce(blockActions.component_failed)
    const slots = children.flatMap((child): [string, StoredBlock[]][] => {
      const record = blocks.need(child)
      const { children: put } = saveRecord(record, (one) => blocks.need(one))
      return [[String(record.state.slot), Array.isArray(put) ? put.filter(isRecord) : []]]
    })
    report(
      replaceBlocks(
        editorDocument,
        [id],
        ownBlocks(
          placed.blocks.map((block) => ({ ...block })),
          new Map(slots),
        ),
        blockActions.made_own_label,
      ),
      blockActions.made_own,
    )
  } catch {
    announce(blockActions.component_failed)
  }
}

/** The blocks of a component as blocks of a page: a slot is what is in it, and nothing is set elsewhere. */
export function ownBlocks(
  blocks: readonly StoredBlock[],
  slots: ReadonlyMap<unknown, readonly StoredBlock[]> = new Map(),
): StoredBlock[] {
  return blocks.flatMap((block): StoredBlock[] => {
    const children = Array.isArray(block.children) ? block.children.filter(isRecord) : []
    const put = slots.get(block.id)
    if (block.type === 'slot') return put && put.length > 0 ? [...put] : ownBlocks(children, slots)
    const { exposed: _, ...state } = isRecord(block.state) ? block.state : {}
    return [{ ...block, state, children: ownBlocks(children, slots) }]
  })
}
