/**
 * What a post uses: posts, forms, media, design tokens and addresses of the site, found in its blocks and metas; and the
 * same document with one of them replaced.
 */
import type { Block } from '#blocks/block.ts'
import { isRecord } from '#platform/http/readBody.ts'
import { walkBlocks } from './walkBlocks.ts'

export interface Reference {
  to_kind: 'post' | 'media' | 'form' | 'token' | 'link'
  to_id: string
  /** Where it stands: the type of the block, or `meta` and its name. */
  kind: string
}

export interface Content {
  value: readonly Block[]
  metas: readonly { name: string; value: string }[]
  layout: string | null
  parentId?: string | null
}

const longestTarget = 500
const mostReferences = 2000
/** What is nested deeper nobody wrote by hand; the stack would end before it does. */
const deepestPart = 100
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const typedKinds: ReadonlySet<string> = new Set(['post', 'media', 'form', 'token'])

function isTypedKind(value: unknown): value is 'post' | 'media' | 'form' | 'token' {
  return typeof value === 'string' && typedKinds.has(value)
}

/** Without doubles. */
export function referencesOf({ value, metas, layout, parentId = null }: Content): Reference[] {
  const found = new Map<string, Reference>()
  const add = (reference: Reference) => {
    if (reference.to_id !== '' && reference.to_id.length <= longestTarget) found.set(JSON.stringify(reference), reference)
  }
  walkBlocks(value, (block) => collect({ ...block, children: undefined, id: undefined }, '', block.type))
  for (const meta of metas) collect(jsonOr(meta.value), meta.name, `meta ${meta.name}`.slice(0, 100))
  if (layout) add({ to_kind: 'post', to_id: layout, kind: 'layout' })
  if (parentId) add({ to_kind: 'post', to_id: parentId, kind: 'parent' })
  return [...found.values()].slice(0, mostReferences)

  function collect(part: unknown, key: string, kind: string, depth = 0): void {
    if (depth > deepestPart) return
    if (typeof part === 'string') {
      if (idPattern.test(part)) add({ to_kind: key.startsWith('form') ? 'form' : 'post', to_id: part, kind })
      for (const address of addressesIn(part)) {
        const target = targetOf(address)
        if (target) add({ ...target, kind })
      }
      for (const [, token] of part.matchAll(/var\(--([\w-]{1,60})\)/g)) add({ to_kind: 'token', to_id: token ?? '', kind })
      return
    }
    if (Array.isArray(part)) for (const item of part) collect(item, key, kind, depth + 1)
    else if (isRecord(part)) {
      if (isTypedKind(part.ref) && typeof part.id === 'string') add({ to_kind: part.ref, to_id: part.id, kind })
      for (const [name, item] of Object.entries(part)) collect(item, name, kind, depth + 1)
    }
  }
}

/** What an address of the site leads to; null for addresses elsewhere. */
function targetOf(address: string): Pick<Reference, 'to_kind' | 'to_id'> | null {
  if (!address.startsWith('/') || address.startsWith('//')) return null
  const [path = ''] = address.split(/[?#]/)
  if (!path.startsWith('/media/')) return { to_kind: 'link', to_id: path }
  const id = /[?&]id=([0-9a-f-]{36})\b/i.exec(address)?.[1]
  return { to_kind: 'media', to_id: id ?? path }
}

/** The string itself where it is an address, and the addresses of links and pictures in markup. */
function addressesIn(text: string): string[] {
  if (/^\/[^\s<>]*$/.test(text)) return [text]
  return [...text.matchAll(/(?:href|src)="([^"]{1,500})"/g)].map((match) => String(match[1]))
}

/** Metas hold text; lists and tables stand in it as JSON. */
function jsonOr(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON after all: the text itself is looked at.
    return text
  }
}

/** Which addresses and ids a replacement is about, and what stands there afterwards. */
export interface Replacement {
  /** Paths, without query and fragment. */
  paths: readonly string[]
  id: string
  /** A path or address; '' takes links and pictures away and leaves their text. */
  to: string
  /** Stands where the id stood; '' for nothing. */
  toId: string
}

/** The same blocks and metas with every use of the target replaced. */
export function replaceReferences<T extends Pick<Content, 'value' | 'metas'>>(content: T, replacement: Replacement): Pick<Content, 'value' | 'metas'> {
  const swap = (part: unknown, depth = 0): unknown => {
    if (depth > deepestPart) return part
    if (typeof part === 'string') return swapText(part, replacement)
    if (Array.isArray(part)) return part.map((item) => swap(item, depth + 1))
    return isRecord(part) ? Object.fromEntries(Object.entries(part).map(([name, item]) => [name, swap(item, depth + 1)])) : part
  }
  const swapBlock = (block: Block): Block => {
    const state = swap(block.state)
    return { ...block, state: isRecord(state) ? state : block.state, children: block.children.map(swapBlock) }
  }
  const metas = content.metas.map((meta) => {
    const parsed = jsonOr(meta.value)
    return { ...meta, value: typeof parsed === 'string' ? swapText(parsed, replacement) : JSON.stringify(swap(parsed)) }
  })
  return { value: content.value.map(swapBlock), metas }
}

function swapText(text: string, { paths, id, to, toId }: Replacement): string {
  const isMeant = (address: string) => paths.includes(address.split(/[?#]/)[0] ?? '') || (id !== '' && address.startsWith('/media/') && address.includes(`id=${id}`))
  if (text === id && id !== '') return toId
  if (/^\/[^\s<>]*$/.test(text)) return isMeant(text) ? withFragment(text, to) : text
  if (to === '') {
    const unlinked = text.replace(/<a\b[^>]*\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (whole, href: string, inside: string) => (isMeant(href) ? inside : whole))
    return unlinked.replace(/<img\b[^>]*\ssrc="([^"]*)"[^>]*>/g, (whole, src: string) => (isMeant(src) ? '' : whole))
  }
  return text.replace(/\b(href|src)="([^"]*)"/g, (whole, name: string, address: string) => (isMeant(address) ? `${name}="${withFragment(address, to).replaceAll('"', '%22')}"` : whole))
}

/** `/old#part` becomes `/new#part`. */
function withFragment(address: string, to: string): string {
  const at = address.indexOf('#')
  return to === '' || at < 0 || to.includes('#') ? to : to + address.slice(at)
}
