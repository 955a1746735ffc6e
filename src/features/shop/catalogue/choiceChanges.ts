/** Choices that are added, removed and renamed in the product form, and what becomes of variants, stock, SKU and barcode. */
import { productMetaLimits, type ProductRows } from './productRows.ts'
import { slug } from '../slug.ts'
import { isFreed, withRename, type Rename } from './productRenames.ts'
import type { DraftChoice, DraftVariant, ProductDraft } from './productDraft.ts'

/**
 * Changes the choices and makes the variants anew. What a combination had stays with it. A new one starts from the price of
 * the variant that it refines; the sku and barcode of a variant that goes are those of its first heir.
 */
export function withChoices(draft: ProductDraft, choices: DraftChoice[]): ProductDraft {
  const dimensions = dimensionsOf(choices)
  let combinations: { slug: string; label: string; type: string }[][] = [[]]
  for (const { type, options } of dimensions) {
    combinations = combinations.flatMap((picks) => options.map((option) => [...picks, { ...option, type }]))
    if (combinations.length > productMetaLimits.variants) combinations.length = productMetaLimits.variants
  }
  const wasSimple = isSimpleDraft(draft)
  // A product without choices has its sku and barcode in its own fields.
  const before = wasSimple
    ? draft.variants.map((variant) => ({
        ...variant,
        price: draft.price,
        before: draft.before,
        sku: draft.sku,
        gtin: draft.gtin,
      }))
    : draft.variants
  const byKey = new Map(before.map((variant) => [variant.key, variant]))
  const knowns = new Set(before.map(({ known }) => known))
  const made = combinations.map((picks): DraftVariant => {
    const selection = Object.fromEntries(picks.map(({ type, slug: picked }) => [type, picked]))
    const key =
      picks.length === 0 ? 'default' : picks.map(({ type, slug: picked }) => `${type}_${picked}`).join('.')
    const title = picks.map(({ label }) => label).join(', ')
    const stays = byKey.get(key)
    if (stays) return { ...stays, title, selection }
    const source = before.find((variant) => mayBecome(variant, selection))
    return {
      key,
      known: freshName(key, knowns),
      title,
      selection,
      price: source?.price || draft.price,
      before: source?.before ?? draft.before,
      sku: '',
      gtin: '',
      weight: source?.weight ?? '',
      storePrices: source?.storePrices ?? [],
      quantities: [],
    }
  })
  const [were, are] = [new Set(before.map(({ known }) => known)), new Set(made.map(({ known }) => known))]
  const fresh = made.filter(({ known }) => !were.has(known))
  const takenOver = Map.groupBy(
    before.filter(({ known }) => !are.has(known)),
    (gone) => fresh.find(({ selection }) => mayBecome(gone, selection))?.known,
  )
  const variants = made.map((variant) => {
    const gone = were.has(variant.known) ? undefined : takenOver.get(variant.known)
    return gone?.[0]
      ? {
          ...variant,
          sku: gone[0].sku,
          gtin: gone[0].gtin,
          takesOver: gone.flatMap(({ known, takesOver = [] }) => [known, ...takesOver]),
        }
      : variant
  })
  const isSimple = dimensions.length === 0
  if (isSimple === wasSimple) return { ...draft, choices, variants }
  const [first] = variants
  return {
    ...draft,
    choices,
    variants,
    price: draft.price || (isSimple ? (first?.price ?? '') : ''),
    sku: isSimple ? (first?.sku ?? '') : '',
    gtin: isSimple ? (first?.gtin ?? '') : '',
  }
}

function isSimpleDraft({ variants }: ProductDraft): boolean {
  return variants.length === 1 && variants[0]?.key === 'default'
}

/** A key that no other variant's stock is under. */
function freshName(key: string, knowns: ReadonlySet<string>): string {
  let name = key
  for (let next = 2; knowns.has(name); next += 1) name = `${key}~${next}`
  return name
}

/** True where nothing of what was picked contradicts: of one more choice each value refines it, of one less it is one of several. */
function mayBecome(gone: DraftVariant, selection: Readonly<Record<string, string>>): boolean {
  return Object.entries(gone.selection).every(
    ([type, picked]) => selection[type] === undefined || selection[type] === picked,
  )
}

/** Each variant that goes, with the new one that took over what it has. Names may have changed in the same act: they say nothing here. */
function successorsOf(
  before: readonly DraftVariant[],
  after: readonly DraftVariant[],
): [DraftVariant, DraftVariant | undefined][] {
  const [were, are] = [new Set(before.map(({ known }) => known)), new Set(after.map(({ known }) => known))]
  const fresh = after.filter(({ known }) => !were.has(known))
  return before
    .filter(({ known }) => !are.has(known))
    .map((gone) => [gone, fresh.find(({ takesOver = [] }) => takesOver.includes(gone.known))])
}

/**
 * Gives a choice (`option: null`) or one of its values another name; its variants keep all that they have.
 * @returns null where it is none, another one has that name, or another value had it until the next save
 */
export function withName(
  draft: ProductDraft,
  index: number,
  option: string | null,
  name: string,
): ProductDraft | null {
  const choice = draft.choices[index]
  if (!choice) return null
  const type = slug(choice.name)
  const others =
    option === null
      ? draft.choices.filter((one) => one !== choice).map((one) => one.name)
      : choice.values.filter((one) => one !== option)
  if (
    slug(name) === '' ||
    others.some((one) => slug(one) === slug(name)) ||
    (option !== null && isTaken(draft, index, name, option))
  )
    return null
  const { typed: _, ...kept } = choice
  const renamed =
    option === null
      ? { ...kept, name }
      : { ...choice, values: choice.values.map((one) => (one === option ? name.trim() : one)) }
  const choices = draft.choices.with(index, renamed)
  const step: Rename =
    option === null ? { type, option: null, to: slug(name) } : { type, option: slug(option), to: slug(name) }
  if (!choice.isVariant || choice.values.length === 0) return { ...draft, choices }
  if (type === '') return withChoices(draft, choices)
  const dimensions = dimensionsOf(choices)
  const variants = draft.variants.map((variant) => {
    const picked = (at: string) =>
      (at === slug(renamed.name) ? variant.selection[type] : variant.selection[at]) ?? ''
    const selection = Object.fromEntries(
      dimensions.map((dimension) => [
        dimension.type,
        option !== null && dimension.type === type && picked(type) === slug(option)
          ? slug(name)
          : picked(dimension.type),
      ]),
    )
    const title = dimensions
      .map(
        (dimension) => dimension.options.find((one) => one.slug === selection[dimension.type])?.label ?? '',
      )
      .join(', ')
    return {
      ...variant,
      selection,
      title,
      key: dimensions.map((dimension) => `${dimension.type}_${selection[dimension.type]}`).join('.'),
    }
  })
  return { ...draft, choices, variants, renames: withRename(draft.renames, step) }
}

/** What a name field holds, whether it is a name that the choice can have or not: nothing that is typed is thrown away. */
export function withTypedName(draft: ProductDraft, index: number, typed: string): ProductDraft {
  const named = withName(draft, index, null, typed) ?? {
    ...draft,
    choices: draft.choices.map((choice, at) => (at === index ? { ...choice, typed } : choice)),
  }
  return withFreedNames(named)
}

/** A name that waited in its field for another choice to let it go is given now. */
export function withFreedNames(draft: ProductDraft): ProductDraft {
  return draft.choices.reduce(
    (next, { typed }, index) => (typed === undefined ? next : (withName(next, index, null, typed) ?? next)),
    draft,
  )
}

/**
 * True where a name belonged to another value until the next save: it can be had after it.
 * @param option the value that gets the name; nothing for one that is new
 */
export function isTaken(draft: ProductDraft, index: number, name: string, option?: string): boolean {
  const type = slug(draft.choices[index]?.name ?? '')
  const last = draft.renames.at(-1)
  const isBack =
    option !== undefined && last?.type === type && last.to === slug(option) && last.option === slug(name)
  return !isBack && draft.storedValues.includes(slug(name)) && isFreed(draft.renames, type, name)
}

/**
 * The stock of variants that changed choices brought about, by what they are known by: none is lost and none is made. One
 * choice less adds up what it kept apart, one more leaves all with its first value, and what is new beside counted ones
 * begins at none. A variant that only got another name has its stock where it was.
 * @param quantityOf what is counted of a variant of before; empty: not counted
 */
export function carriedQuantities(
  before: ProductDraft,
  after: ProductDraft,
  quantityOf: (variant: DraftVariant) => string,
): Map<string, string> {
  const were = new Set(before.variants.map(({ known }) => known))
  const isCounted = before.variants.some((variant) => quantityOf(variant) !== '')
  const carried = new Map(
    after.variants.filter(({ known }) => !were.has(known)).map(({ known }) => [known, isCounted ? '0' : '']),
  )
  for (const [gone, successor] of successorsOf(before.variants, after.variants)) {
    if (successor && quantityOf(gone) !== '')
      carried.set(successor.known, String(Number(carried.get(successor.known)) + Number(quantityOf(gone))))
  }
  return carried
}

/** What became of the variants: those that go, the new ones that take over what they have, and those that nobody takes over. */
export function passedOn(
  before: ProductDraft,
  after: ProductDraft,
): { gone: DraftVariant[]; successors: [DraftVariant, DraftVariant[]][]; lost: DraftVariant[] } {
  const pairs = successorsOf(before.variants, after.variants)
  const successors = Map.groupBy(
    pairs.filter(([, successor]) => successor !== undefined),
    ([, successor]) => successor?.known ?? '',
  )
  return {
    gone: pairs.map(([gone]) => gone),
    successors: after.variants.flatMap((variant) => {
      const of = successors.get(variant.known)
      return of ? [[variant, of.map(([gone]) => gone)]] : []
    }),
    lost: pairs.flatMap(([gone, successor]) => (successor ? [] : [gone])),
  }
}

export function dimensionsOf(choices: readonly DraftChoice[]): ProductRows['dimensions'] {
  return choices
    .filter(({ isVariant, name, values }) => isVariant && slug(name) !== '' && values.length > 0)
    .map(({ name, values }) => ({
      type: slug(name),
      options: values.map((label) => ({ slug: slug(label), label: label.trim() })),
    }))
}
