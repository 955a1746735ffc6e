/**
 * The rules that every stored block list obeys (F-POST-15): shape, ids, depth, size, drop rule, safe styles and links.
 * Unknown types and unknown keys pass untouched.
 */
import type { Block } from '#blocks/block.ts'
import { dropRule, maximumBlockDepth } from '#blocks/dropRule.ts'
import { isRecord } from '#platform/isRecord.ts'
import { problem } from '../problems.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { checkState } from './safeState.ts'
import { documentFaults } from './texts/documentFaults.ts'

/** What a page holds at most: saved, searched and drawn in a second or two (src/rendering/largePost.test.ts). */
export const maximumBlocks = 5000
/** Characters of one setting: a text of a hundred printed pages. */
const longestSetting = 200_000
/** Characters of own CSS that a page says, each text once: reading more would keep others waiting. */
const longestOwnCss = 100_000
/** Names that reach for an object's prototype or make it look like a promise (SECURITY row 16). */
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype', 'then'])

/**
 * Returns the block list as blocks; its rich text is not yet clean (cleanDocument).
 * @throws Problem document.invalid (422), document.unsafe (422), document.forbidden_name (400)
 */
export function validateDocument(value: readonly unknown[]): Block[] {
  const place: Place = {
    depth: 0,
    parentType: null,
    ids: new Set(),
    ownCss: { texts: new Set(), characters: 0 },
  }
  return value.map((block) => validateBlock(block, place).block)
}

interface Place {
  depth: number
  parentType: string | null
  ids: Set<string>
  ownCss: { texts: Set<string>; characters: number }
}

function validateBlock(
  raw: unknown,
  { depth, parentType, ids, ownCss }: Place,
): { block: Block; height: number } {
  if (!isRecord(raw)) throw invalid(documentFaults.not_a_block)
  const { id, type, state = {}, children = [], do_not_render: hidden } = raw
  if (typeof id !== 'string' || typeof type !== 'string' || id === '' || type === '') {
    throw invalid(documentFaults.not_a_block)
  }
  const where = { block: id, type }
  if (forbiddenNames.has(type) || forbiddenNames.has(id))
    throw problem('document.forbidden_name', { name: type, ...where })
  if (!/^[\w-]{1,64}$/.test(id)) throw invalid(documentFaults.block_id({ id: id.slice(0, 40) }), where)
  if (!/^[a-z][\w.:/-]{0,79}$/i.test(type)) throw invalid(documentFaults.block_type, where)
  if (ids.has(id)) throw invalid(documentFaults.same_id({ id }), where)
  ids.add(id)
  if (ids.size > maximumBlocks) throw invalid(documentFaults.too_many_blocks({ count: maximumBlocks }))
  if (depth >= maximumBlockDepth) throw invalid(documentFaults.too_deep({ count: maximumBlockDepth }), where)
  if (!isRecord(state)) throw invalid(documentFaults.state_object, where)
  if (!Array.isArray(children)) throw invalid(documentFaults.children_list, where)
  if (hidden !== undefined && typeof hidden !== 'boolean') throw invalid(documentFaults.hidden_flag, where)
  checkNames(raw, where, 0)
  const { textKey } = blockClassOf(type) ?? {}
  if (typeof state.own_css === 'string' && !ownCss.texts.has(state.own_css)) {
    ownCss.texts.add(state.own_css)
    ownCss.characters += state.own_css.length
    if (ownCss.characters > longestOwnCss)
      throw invalid(documentFaults.own_css_length({ count: longestOwnCss }), where)
  }
  checkState(state, textKey, where)
  const inner = children.map((child) =>
    validateBlock(child, { depth: depth + 1, parentType: type, ids, ownCss }),
  )
  const height = 1 + Math.max(0, ...inner.map((child) => child.height))
  const answer = dropRule({
    child: blockClassOf(type),
    childType: type,
    // A parent of an unknown type keeps what it holds: its plugin may come back.
    parent:
      parentType === null
        ? null
        : (blockClassOf(parentType) ?? { type: parentType, label: parentType, accepts: 'any' }),
    depth,
    height,
  })
  if (!answer.ok) throw invalid(answer.reason, where)
  const block: Block = { ...raw, id, type, state, children: inner.map((child) => child.block) }
  return { block, height }
}

function invalid(reason: string, where: Record<string, unknown> = {}) {
  return problem('document.invalid', { reason, ...where })
}

/** Refuses names in the block itself and in its state; children are checked when their turn comes. */
function checkNames(value: unknown, where: Record<string, unknown>, depth: number): void {
  if (depth > 40) throw invalid(documentFaults.state_too_deep, where)
  if (typeof value === 'string' && value.length > longestSetting) {
    throw invalid(documentFaults.text_length({ count: longestSetting }), where)
  }
  if (Array.isArray(value)) {
    for (const item of value) checkNames(item, where, depth + 1)
    return
  }
  if (!isRecord(value)) return
  for (const key of Object.keys(value)) {
    if (forbiddenNames.has(key)) throw problem('document.forbidden_name', { name: key, ...where })
    if (depth > 0 || key !== 'children') checkNames(value[key], where, depth + 1)
  }
}
