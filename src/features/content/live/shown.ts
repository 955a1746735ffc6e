/** Content that pages show, by what changes of it: posts by id and by type, entries of taxonomies. */
import { shownKind, type ShownKey } from '#platform/database/shown.ts'

/** Posts, and lists and counts of them. */
export const postsShown = shownKind('posts', [
  'post',
  'post_version',
  'live',
  'live_tally',
  'live_tag',
  'live_title',
  'live_text',
  'search_word',
  'search_language',
])

/** Categories and entries of own taxonomies. */
export const termsShown = shownKind('terms', ['category', 'taxonomy'])

/** Which posts of a type there are, and what lists show of them. */
export function ofType(type: string): ShownKey {
  return postsShown.of(`type ${type}`)
}

/** A post that stands by itself, with the name of its category. */
export function ofPost({ id, category }: { id: string; category: string | null }): ShownKey[] {
  return category === null ? [postsShown.of(id)] : [postsShown.of(id), termsShown.of(category)]
}
