/**
 * What somebody typed into a product's form, carried over to what somebody else saved meanwhile. Of a single value that both
 * changed the typed one stands; of a list that both changed the saved one does, for its entries were made on other ones.
 */
import { recounted } from './stockChanges.ts'
import type { FormState } from './formState.ts'
import { productForm } from '../texts/productForm.ts'
import { common } from '#ui/texts/common.ts'

export interface Rebased {
  state: FormState
  /** What both changed, by its title: the typed value stands. */
  typed: string[]
  /** What both changed: the saved one stands. */
  saved: string[]
  /** True where counts that were typed start from other numbers now. */
  isRecounted: boolean
}

const textTitles = {
  title: common.name,
  description: productForm.short_description,
  category: common.category,
  is_shown: productForm.shown_in_the_shop,
} as const
type Draft = NonNullable<FormState['draft']>

/** The same thing as the form holds it, as it was when the form began, and as it is saved now. */
interface Sides<Thing> {
  mine: Thing
  base: Thing
  theirs: Thing
}

export function rebaseForm(sides: Sides<FormState>): Rebased {
  const typed: string[] = []
  const saved: string[] = []
  function value<Thing, Value>(
    title: string,
    { mine, base, theirs }: Sides<Thing>,
    of: (thing: Thing) => Value,
  ): Value {
    if (of(mine) === of(base)) return of(theirs)
    if (of(theirs) !== of(base) && of(theirs) !== of(mine)) typed.push(title)
    return of(mine)
  }
  function list<Thing, Value>(
    title: string,
    { mine, base, theirs }: Sides<Thing>,
    of: (thing: Thing) => Value,
  ): Value {
    if (isSame(of(mine), of(base))) return of(theirs)
    if (isSame(of(theirs), of(base)) || isSame(of(mine), of(theirs))) return of(mine)
    saved.push(title)
    return of(theirs)
  }
  const { mine, base, theirs } = sides
  const text = ([name, title]: [string, string]) => [name, value(title, sides, ({ texts }) => texts[name])]
  const rebased = (drafts: Sides<Draft>): Draft => ({
    ...drafts.theirs,
    ...withStockOf(drafts.theirs, list(productForm.field_choices_and_variants, drafts, choicesOf)),
    price: value(common.price, drafts, ({ price }) => price),
    before: value(productForm.price_before, drafts, ({ before }) => before),
    weight: value(productForm.weight, drafts, ({ weight }) => weight),
    sku: value('SKU', drafts, ({ sku }) => sku),
    gtin: value(productForm.barcode, drafts, ({ gtin }) => gtin),
    isDigital: value(productForm.digital, drafts, ({ isDigital }) => isDigital),
    taxClass: value(productForm.tax_class, drafts, ({ taxClass }) => taxClass),
  })
  const changes = recounted(mine.changes, base.draft?.variants ?? [], theirs.draft?.variants ?? [])
  const state = {
    draft:
      mine.draft && base.draft && theirs.draft
        ? rebased({ mine: mine.draft, base: base.draft, theirs: theirs.draft })
        : theirs.draft,
    texts: { ...theirs.texts, ...Object.fromEntries(Object.entries(textTitles).map(text)) },
    pictures: list(productForm.field_pictures, sides, ({ pictures }) => pictures),
    files: list(productForm.field_files, sides, ({ files }) => files),
    changes,
    version: theirs.version,
  }
  return {
    state,
    typed,
    saved,
    isRecounted: Object.keys(changes).some((key) => changes[key] !== mine.changes[key]),
  }
}

/** What was sold meanwhile is nobody's change: the quantities that a variant had do not count. */
function choicesOf({ choices, variants, renames, pastRenames }: Draft) {
  return {
    choices,
    variants: variants.map((variant) => ({ ...variant, quantities: [] })),
    renames,
    pastRenames,
  }
}

function withStockOf<Kept extends Pick<Draft, 'variants'>>(theirs: Draft, kept: Kept): Kept {
  const quantitiesOf = new Map(theirs.variants.map(({ known, quantities }) => [known, quantities]))
  return {
    ...kept,
    variants: kept.variants.map((variant) => ({
      ...variant,
      quantities: quantitiesOf.get(variant.known) ?? [],
    })),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
