/**
 * What of a block comes from the entry of a collection that it is drawn for: which setting from which field, and how it is
 * written. Views know nothing of it: a block is filled before it is drawn, on the server and on the canvas alike.
 */
import type { Binding, Bindings, Block, SharedState } from './block.ts'
import { escapeHtml } from '#platform/escapeHtml.ts'
import { safeUrl } from './shell/safeUrl.ts'

/** A field of an entry, ready to be shown in each way that it can be. */
export interface EntryValue {
  /** By format; '' is the usual one. Plain text. */
  text?: Readonly<Record<string, string>>
  /** Of a picture. */
  src?: string
  alt?: string
  url?: string
}

export interface BoundEntry {
  id: string
  title: string
  values: Readonly<Record<string, EntryValue>>
}

export type BoundKind = 'text' | 'picture' | 'link'

/** What a definition has to say for its blocks to be filled. */
interface Fillable {
  type: string
  textKey?: string | undefined
}

/** What a setting of a block can show of an entry; null for a setting that cannot be bound. */
export function boundKind({ type, textKey }: Fillable, key: string): BoundKind | null {
  // The text of a list is its entries.
  if (key === textKey) return type === 'list' ? null : 'text'
  if (/(^|_)src$/.test(key)) return 'picture'
  return /(^|_)(url|link|href)$/.test(key) ? 'link' : null
}

export function bindingsOf(state: Readonly<Record<string, unknown>> & Pick<SharedState, 'bind'>): Bindings {
  const { bind } = state
  return typeof bind === 'object' && bind !== null ? bind : {}
}

interface Filled {
  state: Block['state']
  /** Settings whose field is empty, and which the block is nothing without. */
  missing: readonly string[]
}

/** The state of a block with what an entry says in the place of what is bound. */
export function filledState(
  definition: Fillable | undefined,
  state: Block['state'],
  entry: BoundEntry,
): Filled {
  const { bind: _, ...own } = state
  const filled: Block['state'] = own
  const missing: string[] = []
  for (const [key, binding] of Object.entries(bindingsOf(state))) {
    const kind = definition ? boundKind(definition, key) : null
    if (kind === null) continue
    const found = valueFor(kind, binding, entry.values[binding.field])
    if (found !== null) Object.assign(filled, { [key]: found.value }, found.more)
    else if (key === 'link') delete filled.link
    else if (binding.if_empty !== 'keep') missing.push(key)
  }
  // A link over a block without words of its own is called as the entry is.
  if (filled.link && bindingsOf(state).link && definition?.textKey === undefined) filled.label ??= entry.title
  return { state: filled, missing }
}

function valueFor(
  kind: BoundKind,
  binding: Binding,
  value: EntryValue | undefined,
): { value: string; more?: Record<string, unknown> } | null {
  switch (kind) {
    case 'text': {
      const text = value?.text?.[binding.format ?? ''] ?? value?.text?.['']
      if (text === undefined || text === '') return null
      return { value: asMarkup(`${binding.before ?? ''}${text}${binding.after ?? ''}`) }
    }
    case 'picture':
      return value?.src && safeUrl(value.src) !== null
        ? { value: value.src, more: { alt: value.alt ?? '', width: undefined, height: undefined } }
        : null
    case 'link': {
      const url = safeUrl(value?.url)
      return url === null ? null : { value: url }
    }
  }
}

/** Plain text as rich text: what looks like markup in it is text too. */
function asMarkup(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>')
}

/** A collection within a card is filled for itself. */
const ownFill = 'collection'

/**
 * A copy of a block for an entry, with all that is in it; null where it is left out.
 * @param number of the copy, from 0: ids are told apart by it, and only the first one keeps names that links lead to
 */
export function filledBlock(
  definitions: ReadonlyMap<string, Fillable>,
  block: Block,
  entry: BoundEntry,
  number: number,
): Block | null {
  const { state, missing } = filledState(definitions.get(block.type), block.state, entry)
  if (missing.length > 0) return null
  if (number > 0) delete state.element_id
  return {
    ...block,
    id: `${block.id}-${number}`.slice(-64),
    state,
    children:
      block.type === ownFill
        ? block.children
        : block.children.flatMap((child) => filledBlock(definitions, child, entry, number) ?? []),
  }
}
