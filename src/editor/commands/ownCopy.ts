/** A reusable block becomes blocks of this page: what its component says, with what was other here. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { blocksOfComponent } from './menuEntries.ts'
import { blockActions } from './texts/blockActions.ts'

export async function makeOwn({ editorDocument, report, announce }: EditorValue, id: string): Promise<void> {
  const { component_id: componentId, overrides } = editorDocument.blocks.need(id).state
  if (typeof componentId !== 'string' || componentId === '') return announce(blockActions.no_component)
  try {
    const blocks = withOverrides(await blocksOfComponent(componentId), overrides)
    report(replaceBlocks(editorDocument, [id], blocks, blockActions.made_own_label), blockActions.made_own)
  } catch {
    announce(blockActions.component_failed)
  }
}

/** The blocks with the settings that are other where the component is placed. */
export function withOverrides(blocks: readonly StoredBlock[], overrides: unknown): StoredBlock[] {
  const wanted = Array.isArray(overrides) ? overrides.filter(isRecord) : []
  return blocks.map((block) => {
    const state = isRecord(block.state) ? block.state : {}
    const own = wanted.filter(
      (one) =>
        typeof one.value === 'string' &&
        typeof one.block === 'string' &&
        one.block !== '' &&
        [block.id, state.element_id].includes(one.block),
    )
    const set = own.map((one): [string, unknown] => [
      typeof one.key === 'string' && one.key !== ''
        ? one.key
        : (definitions.get(String(block.type))?.textKey ?? 'text'),
      one.value,
    ])
    const children = Array.isArray(block.children)
      ? { children: withOverrides(block.children.filter(isRecord), wanted) }
      : {}
    return { ...block, state: { ...state, ...Object.fromEntries(set) }, ...children }
  })
}
