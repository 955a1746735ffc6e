/**
 * What a viewer may see of a document: the one place that decides. Every answer that carries a document or a part of it goes
 * through `onlyShown` (a page), `asSeenBy` (a post) or `shownBlocks` (a list of blocks):
 * - blocks with `do_not_render` keep their place and lose what they say (F-POST-09);
 * - blocks whose rules (`visible_where`) do not hold, or cannot be read, are taken out, and the rules of all others with them;
 * - documents without a page (components, snippets, layouts, forms, menus) are for who works with content, their inside
 *   (code, rules, metas) for those who may write them.
 */
import type { Block } from '#blocks/block.ts'
import { asksForVisitor, evaluate, type Audience, type RuleContext } from '#rules/evaluate.ts'
import { readRuleSet } from '#rules/schema.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mayReadHidden } from '../rights.ts'
import type { LayoutPost, PageView, Post, PostTypeDefinition } from '../schema.ts'
import { ruleContextOf, type RuleQuestion } from './ruleContext.ts'

export interface Shown {
  blocks: Block[]
  /** True where others may get other blocks: the page is not shared. */
  isPersonal: boolean
}

/** By the stored block: what is known of a drawn block hangs on its identity, so the same one is answered each time. */
const withoutRules = new WeakMap<Block, Block>()
const withoutContent = new WeakMap<Block, Block>()

/** Returns the blocks that show; the list itself where all do. @param ask called where a block has rules */
export function shownBlocks(blocks: Block[], ask: () => RuleContext): Shown {
  let isPersonal = false
  let known: RuleContext | null = null
  function keep(list: Block[]): Block[] {
    const kept = list.flatMap((block) => {
      if (!isRecord(block)) return [block]
      if (block.do_not_render) return [emptied(block)]
      if (!shows(block)) return []
      const children = Array.isArray(block.children) ? keep(block.children) : block.children
      const bare = ruleless(block)
      return [children === block.children ? bare : { ...bare, children }]
    })
    return kept.length === list.length && kept.every((block, index) => block === list[index]) ? list : kept
  }
  function shows({ state }: Block): boolean {
    const stored = isRecord(state) ? state.visible_where : undefined
    if (stored === undefined || stored === null || stored === '') return true
    const rules = readRuleSet(stored)
    if (!rules) return false
    known ??= ask()
    isPersonal ||= asksForVisitor(rules, known)
    return evaluate(rules, known)
  }
  return { blocks: keep(blocks), isPersonal }
}

function ruleless(block: Block): Block {
  if (!isRecord(block.state) || !Object.hasOwn(block.state, 'visible_where')) return block
  const { visible_where: _, ...state } = block.state
  return cached(withoutRules, block, () => ({ ...block, state }))
}

/** Pages say in a comment that a block stands here and is not drawn; that is all that anybody is told. */
function emptied(block: Block): Block {
  return cached(withoutContent, block, () => ({
    id: block.id,
    type: block.type,
    state: {},
    children: [],
    do_not_render: true,
  }))
}

/** Frozen as the block is: what never changes can be drawn once. */
function cached(memory: WeakMap<Block, Block>, block: Block, make: () => Block): Block {
  const known = memory.get(block)
  if (known) return known
  const made = make()
  if (Object.isFrozen(block)) Object.freeze(made)
  memory.set(block, made)
  return made
}

/**
 * The view with the blocks whose rules hold. Asked for once more where blocks have been placed by reference: those have
 * rules, too.
 */
export function onlyShown(question: RuleQuestion, view: PageView): PageView {
  let isPersonal = view.is_personal
  function shown(blocks: Block[], region: string): Block[] {
    const found = shownBlocks(blocks, () => ruleContextOf(question, region))
    isPersonal ||= found.isPersonal
    return found.blocks
  }
  const each = <Part extends { blocks: Block[] }>(parts: Part[], regionOf: (part: Part) => string) =>
    parts.map((part) => ({ ...part, blocks: shown(part.blocks, regionOf(part)) }))
  const blocks = shown(view.blocks, 'content')
  const parts = {
    post: view.post && { ...view.post, value: blocks, layout_post: withShown(view.post.layout_post, shown) },
    blocks,
    before_page: each(view.before_page, () => 'before'),
    after_page: each(view.after_page, () => 'after'),
    static_page: each(view.static_page, () => 'content'),
    post_component_sources: each(view.post_component_sources, ({ region }) => region),
  }
  return { ...view, ...parts, is_personal: isPersonal }
}

function withShown(
  layout: LayoutPost | null,
  shown: (blocks: Block[], region: string) => Block[],
): LayoutPost | null {
  return layout && { ...layout, value: shown(layout.value, 'layout') }
}

/**
 * A post as calls answer it: whole for whoever may edit it; for others as its page would show it. Null where the viewer may
 * not know of it: what has no page is for those who work with content.
 */
export function asSeenBy<Found extends Post>(
  viewer: Viewer,
  audience: Audience,
  post: Found,
  type: PostTypeDefinition,
): Found | null {
  const question = { post, path: post.url, audience }
  const shown = (blocks: Block[], region: string) =>
    shownBlocks(blocks, () => ruleContextOf(question, region)).blocks
  if (mayReadHidden(viewer, post.type, post.created_by)) {
    return mayReadHidden(viewer, 'layout', null)
      ? post
      : { ...post, layout_post: withShown(post.layout_post, shown) }
  }
  const hasPage = type.url_pattern !== ''
  if (!hasPage && !viewer.can('content.list')) return null
  // What is in the metas of a system type is its working: code, rules, recipients.
  const metas = hasPage || !type.is_system ? post.metas : []
  const value = post.type === 'sniplet' ? [] : shown(post.value, 'content')
  return { ...post, metas, value, layout_post: withShown(post.layout_post, shown) }
}
