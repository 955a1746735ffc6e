/** What the entries of a content type are called in sentences. */
import type { PostTypeView } from '../../schema.ts'
import { typeNames } from '../texts/typeNames.ts'

export interface TypeTexts {
  many: string
  create: string
  search: string
  none_yet: string
  deleteMany: (count: number) => string
  /** What was done to several of them, for the notice. */
  doneMany: (done: string, count: number) => string
}

/** Own types are called by their title, and in the plural by the word of their URL. */
export function typeTexts(
  slug: string,
  known: Pick<PostTypeView, 'title' | 'plural'> | undefined,
): TypeTexts {
  const word = (known?.plural ?? slug).replace(/[-_]+/g, ' ')
  const plural = word.charAt(0).toUpperCase() + word.slice(1)
  const names = { type: slug, plural }
  return {
    many: typeNames.many(names),
    create: typeNames.create({ type: slug, one: known?.title ?? slug }),
    search: typeNames.search(names),
    none_yet: typeNames.none_yet(names),
    deleteMany: (count) => typeNames.delete_many({ ...names, count }),
    doneMany: (done, count) => typeNames.done_many({ ...names, done, count }),
  }
}
