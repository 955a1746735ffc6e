/**
 * How a block's `link` is drawn (F-POST-08). HTML allows no link within a link, so a block that may hold links or
 * controls of its own gets a link that lies over it, whatever was asked for.
 */
import type { SharedState } from '../block.ts'
import type { BlockDefinition } from '../defineBlock.ts'
import { safeUrl } from './safeUrl.ts'

/** around: a link around the content; element: the block's element is the link; cover: one link lies over the block. */
export type LinkKind = 'none' | 'around' | 'element' | 'cover'

export function linkKindOf(state: SharedState, holdsLinks: boolean): LinkKind {
  if (safeUrl(state.link) === null) return 'none'
  if (state.link_block === true || holdsLinks) return 'cover'
  return state.link_wrap === true && state.is_modal !== true ? 'element' : 'around'
}

type LinkContext = Pick<BlockDefinition, 'accepts' | 'interactive' | 'needs' | 'holdsLinks'>

/** True where links or controls may be in what the block draws. */
export function mayHoldLinks(
  definition: LinkContext | undefined,
  state: SharedState & Record<string, unknown>,
): boolean {
  if (!definition) return false
  if (definition.holdsLinks !== undefined) return definition.holdsLinks
  if (definition.accepts !== 'nothing' || definition.interactive || definition.needs) return true
  const { link: _own, ...others } = state
  return /<a[\s>]|"(?:url|href|[a-z_]+_url)":"[^"]/.test(JSON.stringify(others).replaceAll('\\"', '\u0001'))
}
