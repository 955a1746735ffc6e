/**
 * What somebody typed into a product's form, carried over to what somebody else saved meanwhile. Of a single value that both
 * changed the typed one stands; of a list that both changed the saved one does, for its entries were made on other ones.
 */
import type { FormState } from './unsavedProduct.ts'

export interface Rebased {
  state: FormState
  /** What both changed, by its title: the typed value stands. */
  typed: string[]
  /** What both changed: the saved one stands. */
  saved: string[]
}

const textTitles = { title: 'Name', description: 'Short description', category: 'Category', is_shown: 'Shown in the shop' } as const
const valueTitles = { price: 'Price', before: 'Price before', weight: 'Weight', sku: 'Sku', isDigital: 'Digital', taxClass: 'Tax class' } as const
type Draft = NonNullable<FormState['draft']>

/**
 * @param mine what the form holds
 * @param base what it began with
 * @param theirs what is saved now
 */
export function rebaseForm(mine: FormState, base: FormState, theirs: FormState): Rebased {
  const typed: string[] = []
  const saved: string[] = []
  const value = <Value>(title: string, of: { mine: Value; base: Value; theirs: Value }): Value => {
    if (of.mine === of.base) return of.theirs
    if (of.theirs !== of.base && of.theirs !== of.mine) typed.push(title)
    return of.mine
  }
  const list = <Value>(title: string, of: { mine: Value; base: Value; theirs: Value }): Value => {
    if (isSame(of.mine, of.base)) return of.theirs
    if (isSame(of.theirs, of.base) || isSame(of.mine, of.theirs)) return of.mine
    saved.push(title)
    return of.theirs
  }
  const texts = { ...theirs.texts }
  for (const [name, title] of Object.entries(textTitles)) {
    texts[name] = value(title, { mine: mine.texts[name], base: base.texts[name], theirs: theirs.texts[name] })
  }
  const pictures = list('pictures', { mine: mine.pictures, base: base.pictures, theirs: theirs.pictures })
  const files = list('files', { mine: mine.files, base: base.files, theirs: theirs.files })
  return { state: { draft: draftOf(mine, base, theirs), texts, pictures, files, changes: mine.changes, version: theirs.version }, typed, saved }

  function draftOf({ draft: own }: FormState, { draft: first }: FormState, { draft: now }: FormState): FormState['draft'] {
    if (!own || !first || !now) return now
    const choices = list('choices and variants', { mine: choicesOf(own), base: choicesOf(first), theirs: choicesOf(now) })
    const single = {
      price: value(valueTitles.price, { mine: own.price, base: first.price, theirs: now.price }),
      before: value(valueTitles.before, { mine: own.before, base: first.before, theirs: now.before }),
      weight: value(valueTitles.weight, { mine: own.weight, base: first.weight, theirs: now.weight }),
      sku: value(valueTitles.sku, { mine: own.sku, base: first.sku, theirs: now.sku }),
      isDigital: value(valueTitles.isDigital, { mine: own.isDigital, base: first.isDigital, theirs: now.isDigital }),
      taxClass: value(valueTitles.taxClass, { mine: own.taxClass, base: first.taxClass, theirs: now.taxClass }),
    }
    return { ...now, ...single, ...choices }
  }
}

function choicesOf({ choices, variants, renames, pastRenames }: Draft) {
  return { choices, variants, renames, pastRenames }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
