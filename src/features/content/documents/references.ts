/** What a post uses: posts, forms, media, categories, tags, design tokens and URLs of the site, found in its blocks and metas. */
import type { Block } from '#blocks/block.ts'
import type { PanelField } from '#blocks/defineBlock.ts'
import { allDefinitions } from '#blocks/registry.ts'
import { patternKeys, urlsIn, wordKeys } from '#blocks/urlsIn.ts'
import { isRecord } from '#platform/isRecord.ts'
import { walkBlocks } from './walkBlocks.ts'

export interface Reference {
  to_kind: 'post' | 'media' | 'form' | 'token' | 'link' | 'category' | 'tag'
  /** An id; of a link its path, of a token or tag its name, of a category also its slug. */
  to_id: string
  /** Where it is: the type of the block, or `meta` and its name. */
  kind: string
}

export interface Content {
  value: readonly Block[]
  metas: readonly { name: string; value: string }[]
  layout: string | null
  parentId?: string | null
}

const longestTarget = 500
const maxReferences = 2000
/** What is nested deeper nobody wrote by hand; the stack would end before it does. */
export const deepestPart = 100
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const typedKinds: ReadonlySet<string> = new Set(['post', 'media', 'form', 'token'])

const postPicks: ReadonlySet<string> = new Set(['product', 'form', 'menu', 'sniplet', 'component'])

function picksOf(panel: readonly PanelField[]): [key: string, picks: string][] {
  return panel.flatMap(({ name, picks, fields = [] }): [string, string][] => [
    ...(picks ? [[name, picks] as [string, string]] : []),
    ...picksOf(fields),
  ])
}

/** Types of blocks that name a post by its id: what they name and is not there is missing. */
export const blocksNamingPosts: readonly string[] = [...allDefinitions.values()].flatMap(({ type, panel }) =>
  picksOf(panel).some(([, picks]) => postPicks.has(picks)) ? [type] : [],
)

function isTypedKind(value: unknown): value is 'post' | 'media' | 'form' | 'token' {
  return typeof value === 'string' && typedKinds.has(value)
}

/** Without doubles. */
export function referencesOf({ value, metas, layout, parentId = null }: Content): Reference[] {
  const found = new Map<string, Reference>()
  const add = (reference: Reference) => {
    if (reference.to_id !== '' && reference.to_id.length <= longestTarget)
      found.set(JSON.stringify(reference), reference)
  }
  walkBlocks(value, (block) => collect({ ...block, children: undefined, id: undefined }, '', block.type))
  for (const meta of metas) collect(jsonOr(meta.value), meta.name, `meta ${meta.name}`.slice(0, 100))
  if (layout) add({ to_kind: 'post', to_id: layout, kind: 'layout' })
  if (parentId) add({ to_kind: 'post', to_id: parentId, kind: 'parent' })
  return [...found.values()].slice(0, maxReferences)

  function collect(part: unknown, key: string, kind: string, depth = 0): void {
    if (depth > deepestPart) return
    if (typeof part === 'string') {
      if (key === 'shared_style') add({ to_kind: 'token', to_id: `shared-${part}`, kind })
      else if (key === 'category' || key === 'tag') add({ to_kind: key, to_id: part, kind })
      // Entries of own taxonomies are among the categories.
      else if (key === 'term') add({ to_kind: 'category', to_id: part, kind })
      else if (idPattern.test(part))
        add({ to_kind: key.startsWith('form') ? 'form' : 'post', to_id: part, kind })
      for (const url of urlsIn(part, wordKeys.has(key))) {
        const target = targetOf(url)
        if (target) add({ ...target, kind })
      }
      for (const [, token] of part.matchAll(/var\(--([\w-]{1,60})\)/g))
        add({ to_kind: 'token', to_id: token ?? '', kind })
      return
    }
    if (Array.isArray(part)) for (const item of part) collect(item, key, kind, depth + 1)
    else if (isRecord(part)) {
      if (isTypedKind(part.ref) && typeof part.id === 'string')
        add({ to_kind: part.ref, to_id: part.id, kind })
      const named = ruleTargets.get(String(part.type))
      if (named) {
        for (const one of [part.value].flat())
          if (typeof one === 'string') add({ to_kind: named, to_id: one, kind })
        return
      }
      // Within rules and patterns everything is one.
      for (const [name, item] of Object.entries(part))
        collect(item, patternKeys.has(key) ? key : name, kind, depth + 1)
    }
  }
}

/** Rules that name something of the site. */
const ruleTargets: ReadonlyMap<string, 'category' | 'tag'> = new Map([
  ['post_category', 'category'],
  ['has_tag', 'tag'],
])

/** What a URL of the site leads to; null for URLs elsewhere. */
function targetOf(url: string): Pick<Reference, 'to_kind' | 'to_id'> | null {
  if (!url.startsWith('/') || url.startsWith('//')) return null
  const [path = ''] = url.split(/[?#]/)
  if (!path.startsWith('/media/')) return { to_kind: 'link', to_id: path }
  const id = /[?&]id=([0-9a-f-]{36})\b/i.exec(url)?.[1]
  return { to_kind: 'media', to_id: id ?? path }
}

/** Metas hold text; lists and tables stand in it as JSON. */
export function jsonOr(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON after all: the text itself is looked at.
    return text
  }
}
