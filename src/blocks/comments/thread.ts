/** Lists of comments as plain values: nested by parent, merged by id, counted by code points. */
import { commentMaxLength } from '#constants.ts'
import type { CommentData } from './data.ts'

export interface ThreadEntry {
  comment: CommentData
  /** 0 for a comment, 1 for a reply, and so on. */
  depth: number
}

/** Comments in reading order with their depth (F-COM-01); a reply whose parent is not in the list is at depth 0. */
export function threadOf(comments: readonly CommentData[]): ThreadEntry[] {
  const known = new Set(comments.map(({ id }) => id))
  const replies = new Map<string | null, CommentData[]>()
  for (const comment of comments) {
    const parent = comment.parent_id && known.has(comment.parent_id) ? comment.parent_id : null
    replies.set(parent, [...(replies.get(parent) ?? []), comment])
  }
  const entries: ThreadEntry[] = []
  const visited = new Set<string>()
  const walk = (parent: string | null, depth: number) => {
    for (const comment of (replies.get(parent) ?? []).toSorted((a, b) =>
      a.created.localeCompare(b.created),
    )) {
      if (visited.has(comment.id)) continue
      visited.add(comment.id)
      entries.push({ comment, depth })
      walk(comment.id, depth + 1)
    }
  }
  walk(null, 0)
  return entries
}

/** The list with what a call answered: known comments replaced, new ones added (F-COM-06). */
export function mergeComments(list: readonly CommentData[], incoming: readonly CommentData[]): CommentData[] {
  const changed = new Map(incoming.map((comment) => [comment.id, comment]))
  const kept = list.map((comment) => changed.get(comment.id) ?? comment)
  const known = new Set(list.map(({ id }) => id))
  return [...kept, ...incoming.filter(({ id }) => !known.has(id))]
}

/** Code points, as the limit counts them. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** The text with at most 256 code points (F-COM-02). */
export function withinLimit(text: string): string {
  return Array.from(text).slice(0, commentMaxLength).join('')
}
