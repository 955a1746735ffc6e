/** The same document with one of the things that it uses replaced by another, or taken away. */
import type { Block } from '#blocks/block.ts'
import { isRecord } from '#platform/isRecord.ts'
import { deepestPart, jsonOr, type Content } from './references.ts'

/** Which URLs and ids a replacement is about, and what is there afterwards. */
export interface Replacement {
  /** Paths, without query and fragment. */
  paths: readonly string[]
  id: string
  /** A path or URL; '' takes links and pictures away and leaves their text. */
  to: string
  /** Stands where the id stood; '' for nothing. */
  toId: string
  /** The category or tag that settings name by another word than an id. */
  named?: { key: 'category' | 'tag'; value: string }
  /** The design token that styles name; another takes its place, '' takes it away where it is the whole value. */
  token?: { name: string; to: string }
}

/** The same blocks and metas with every use of the target replaced. */
export function replaceReferences<T extends Pick<Content, 'value' | 'metas'>>(
  content: T,
  replacement: Replacement,
): Pick<Content, 'value' | 'metas'> {
  const { named, toId } = replacement
  const swap = (part: unknown, depth = 0): unknown => {
    if (depth > deepestPart) return part
    if (typeof part === 'string') return swapText(part, replacement)
    if (Array.isArray(part)) return part.map((item) => swap(item, depth + 1))
    if (!isRecord(part)) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, item]) => [
        name,
        named && name === named.key && item === named.value ? toId : swap(item, depth + 1),
      ]),
    )
  }
  const swapBlock = (block: Block): Block => {
    const state = swap(block.state)
    return { ...block, state: isRecord(state) ? state : block.state, children: block.children.map(swapBlock) }
  }
  const metas = content.metas.map((meta) => {
    const parsed = jsonOr(meta.value)
    return {
      ...meta,
      value: typeof parsed === 'string' ? swapText(parsed, replacement) : JSON.stringify(swap(parsed)),
    }
  })
  return { value: content.value.map(swapBlock), metas }
}

function swapText(text: string, { paths, id, to, toId, token }: Replacement): string {
  if (token) return swapToken(text, token)
  const isMeant = (url: string) =>
    paths.includes(url.split(/[?#]/)[0] ?? '') ||
    (id !== '' && url.startsWith('/media/') && url.includes(`id=${id}`))
  if (text === id && id !== '') return toId
  if (/^\/[^\s<>]*$/.test(text)) return isMeant(text) ? withFragment(text, to) : text
  if (to === '') {
    const unlinked = withoutLinks(text, isMeant)
    return unlinked.replace(
      /<img\b[^<>]{0,5000}?\ssrc="([^"<>]{0,8000})"[^<>]{0,5000}>/g,
      (whole, src: string) => (isMeant(src) ? '' : whole),
    )
  }
  return text.replace(/\b(href|src)="([^"]*)"/g, (whole, name: string, url: string) =>
    isMeant(url) ? `${name}="${withFragment(url, to).replaceAll('"', '%22')}"` : whole,
  )
}

/** The text without the links that are meant; the words of a link stay. */
function withoutLinks(text: string, isMeant: (url: string) => boolean): string {
  const opening = /<a\s[^<>]*>/g
  let kept = ''
  let at = 0
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const end = text.indexOf('</a>', opening.lastIndex)
    if (end < 0) break
    const href = /\shref="([^"]*)"/.exec(match[0])?.[1]
    if (href !== undefined && isMeant(href)) {
      kept += text.slice(at, match.index) + text.slice(opening.lastIndex, end)
      at = end + '</a>'.length
    }
    opening.lastIndex = end
  }
  return kept + text.slice(at)
}

function swapToken(text: string, { name, to }: NonNullable<Replacement['token']>): string {
  const old = `var(--${name})`
  if (to !== '') return text.replaceAll(old, `var(--${to})`)
  return text.trim() === old ? '' : text
}

/** `/old#part` becomes `/new#part`. */
function withFragment(url: string, to: string): string {
  const at = url.indexOf('#')
  return to === '' || at < 0 || to.includes('#') ? to : to + url.slice(at)
}
