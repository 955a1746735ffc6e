/**
 * What lists are edited with comes with what words are written with, apart from it: the first key of a page needs none of it. A
 * list that is entered earlier waits for it, as a text waits for what it is written with (loadWriting.ts).
 */
type Lists = typeof import('./listKeys.ts')

let lists: Lists | null = null

/** @throws Error where it cannot be loaded; asked for again it may be there */
export async function loadLists(): Promise<Lists> {
  lists ??= await import('./listKeys.ts')
  return lists
}

/** What is there; null while it is on its way. */
export const listsNow = (): Lists | null => lists
