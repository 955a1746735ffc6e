/**
 * Pages far down a long list: every 500th place of the list is remembered until the site's content changes, so that
 * page 4,000 is read from the nearest of them instead of from the start.
 */
import type { Db } from '#platform/context.ts'
import { knownWatch } from '#platform/database/contentWatch.ts'

/** The key that the list is ordered by, as the database writes it, and the post's id. */
export interface ListPlace {
  key: string
  id: string
}

export const placeEvery = 500
/** Finding the places costs as much as some ten far pages: a list that is asked for once is not worth it. */
const askedBefore = 3
const listLimit = 100

interface Kept {
  version: number
  asked: number
  places: Promise<ListPlace[]> | null
}

const databases = new WeakMap<object, Map<string, Kept>>()

/**
 * Returns the places of a list that is asked for again and again, else null. `list` names it, `read` finds them: the
 * first is before entry 500 (counted from 0).
 */
export async function deepPlaces(
  db: Db,
  list: string,
  read: () => Promise<ListPlace[]>,
): Promise<ListPlace[] | null> {
  const version = await knownWatch(db)?.current()
  if (version === undefined) return null
  const lists = databases.get(db) ?? new Map<string, Kept>()
  databases.set(db, lists)
  let kept = lists.get(list)
  if (kept?.version !== version) {
    if (lists.size >= listLimit) lists.clear()
    // A list whose far pages were asked for stays one: after a change its places are found anew at the first question.
    kept = { version, asked: kept?.places ? askedBefore : 0, places: null }
    lists.set(list, kept)
  }
  kept.asked += 1
  if (kept.asked <= askedBefore) return null
  if (!kept.places) {
    const places = read()
    kept.places = places
    places.catch(() => lists.delete(list))
  }
  return kept.places
}
