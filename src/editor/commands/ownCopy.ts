/** A reusable block becomes blocks of this page: what its component says, with what was other here. */
import { definitions } from '#blocks/registry.ts'
import type { EditorValue } from '../EditorContext.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { blocksOfComponent } from './menuEntries.ts'

export async function makeOwn({ session, report, announce }: EditorValue, id: string): Promise<void> {
  const { component_id: componentId, overrides } = session.document.need(id).state
  if (typeof componentId !== 'string' || componentId === '') return announce('No component is chosen yet.')
  try {
    const blocks = withOverrides(await blocksOfComponent(componentId), overrides)
    report(
      replaceBlocks(session, [id], blocks, 'Make it own blocks'),
      'Now blocks of this page. The component stays as it is.',
    )
  } catch {
    announce('The component could not be read.')
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
