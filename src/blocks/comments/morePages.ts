/** Where the comments of a page go on: the place in its URL, behind the last comment that was shown. */

/** Microseconds and id of a thread's first comment, then those of the last comment shown. */
const place =
  /^\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.\d{1,16}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const commentsKey = 'comments'

export function isCommentPlace(text: string): boolean {
  return place.test(text)
}

/** The place that a URL asks for; null: the first comments. What is no place asks for these too. */
export function askedComments(query: URLSearchParams): string | null {
  const asked = query.get(commentsKey)
  return asked !== null && isCommentPlace(asked) ? asked : null
}

export function commentsHref(path: string, after: string | null, blockId: string): string {
  return `${path}${after === null ? '' : `?${commentsKey}=${after}`}#c-${blockId}`
}
