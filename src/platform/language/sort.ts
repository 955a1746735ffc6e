/** Names in the order in which the language that holds writes them in a list; numbers in them count (decision 027). */
import { currentTag } from './current.ts'

/** For `sort`: compares what `nameOf` returns of each. */
export function byName<Item>(nameOf: (item: Item) => string): (one: Item, other: Item) => number {
  const { compare } = new Intl.Collator(currentTag(), { numeric: true })
  return (one, other) => compare(nameOf(one), nameOf(other))
}
