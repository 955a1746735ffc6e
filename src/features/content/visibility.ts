/**
 * Blocks that show by rules: `visible_where` of a block's state holds rules of the one language. What does not hold is taken
 * out of the tree on the server, so that nobody gets what is not for them. Rules that cannot be read hide the block.
 */
import type { Block } from '#blocks/block.ts'
import { asksForVisitor, evaluate, type Audience, type RuleFacts } from '#rules/evaluate.ts'
import { readRuleSet } from '#rules/schema.ts'
import { isRecord } from '#platform/http/readBody.ts'
import type { Viewer } from '#platform/viewer.ts'
import { mayReadHidden } from './rights.ts'
import type { LayoutPost, PageView, Post } from './schema.ts'
import { factsOf, type RuleQuestion } from './snippets/ruleFacts.ts'

export interface Shown {
  blocks: Block[]
  /** True where others may get other blocks: the page is not shared. */
  isPersonal: boolean
}

/** Returns the blocks that show; the list itself where all do. @param ask called where a block has rules */
export function shownBlocks(blocks: Block[], ask: () => RuleFacts): Shown {
  let isPersonal = false
  let known: RuleFacts | null = null
  function keep(list: Block[]): Block[] {
    const kept = list.flatMap((block) => {
      if (!isRecord(block) || block.do_not_render) return [block]
      if (!shows(block)) return []
      const children = Array.isArray(block.children) ? keep(block.children) : block.children
      return [children === block.children ? block : { ...block, children }]
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

/**
 * The view with the blocks whose rules hold. Asked for once more where blocks have been placed by reference: those have
 * rules, too.
 */
export function onlyShown(question: RuleQuestion, view: PageView): PageView {
  let isPersonal = view.is_personal
  function shown(blocks: Block[], region: string): Block[] {
    const found = shownBlocks(blocks, () => factsOf(question, region))
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

function withShown(layout: LayoutPost | null, shown: (blocks: Block[], region: string) => Block[]): LayoutPost | null {
  return layout && { ...layout, value: shown(layout.value, 'layout') }
}

/** A post as calls answer it: whoever may not edit it gets the blocks that its page would show them. */
export function asSeenBy<Found extends Post>(viewer: Viewer, audience: Audience, post: Found): Found {
  if (mayReadHidden(viewer, post.type, post.created_by)) return post
  const question = { post, path: post.url, audience }
  const shown = (blocks: Block[], region: string) => shownBlocks(blocks, () => factsOf(question, region)).blocks
  return { ...post, value: shown(post.value, 'content'), layout_post: withShown(post.layout_post, shown) }
}
