/** What the form of a product sends: texts, status, and metas with all that was typed into the draft. */
import { untrackedQuantity } from '#constants.ts'
import { metasOfDraft } from '../draftMetas.ts'
import { withPictures } from '../pictureMetas.ts'
import type { ProductDraft } from '../productDraft.ts'
import { starterBlocks } from '../starterBlocks.ts'
import { withFiles } from './fileMetas.ts'
import type { Init, Product, Typed } from './formState.ts'
import { stockKey, type StockChanges, type StorePlace } from './stockChanges.ts'

type Quantities = ProductDraft['variants'][number]['quantities']

interface ProductWish {
  /** As it was read; of a new one its id is ''. */
  product: Product
  typed: Typed & { draft: ProductDraft }
  /** What the form was filled from: what is typed over these counts as a difference. */
  filledFrom: Product['metas']
  init: Pick<Init, 'currency' | 'language'>
  stores: readonly StorePlace[]
  /** When it is to be live; null: as its status says. */
  at?: string | null
}

/** The body of the call that saves the product. */
export function productRequest({
  product,
  typed,
  filledFrom,
  init,
  stores,
  at = null,
}: ProductWish): Record<string, unknown> {
  const { draft, texts, pictures, files, changes } = typed
  const counted = {
    ...draft,
    variants: draft.variants.map((variant) => ({
      ...variant,
      quantities: withCounts(variant.quantities, countsTyped(variant.known, changes, stores)),
    })),
  }
  const metas = withFiles(
    withPictures(metasOfDraft(counted, filledFrom, init.currency, init.language), pictures),
    files,
  ).map(({ name, value }) => ({ id: filledFrom.find((meta) => meta.name === name)?.id, name, value }))
  const plan = at === null ? null : { status: 'scheduled', publish_at: at }
  const status = texts.is_shown === true ? 'published' : 'draft'
  const wasShown = product.status === 'published'
  const which =
    product.id === ''
      ? { type: 'product', status, value: starterBlocks(crypto.randomUUID().slice(-11)) }
      : {
          id: product.id,
          version: product.version,
          // A product that is planned or waits for review stays so, unless it is shown or hidden here.
          ...((texts.is_shown === true) !== wasShown && { status }),
        }
  return {
    ...which,
    title: texts.title,
    description: texts.description,
    category: texts.category || null,
    metas,
    ...plan,
  }
}

/** The counts of a variant that were typed; an emptied field: not counted any more. */
function countsTyped(known: string, changes: StockChanges, stores: readonly StorePlace[]): Quantities {
  return stores.flatMap(({ value }) => {
    const typed = changes[stockKey(known, value)]
    return typed === undefined
      ? []
      : [{ store: value || null, quantity: typed === '' ? untrackedQuantity : Number(typed) }]
  })
}

const withCounts = (before: Quantities, typed: Quantities): Quantities => [
  ...before.filter(({ store }) => !typed.some((one) => one.store === store)),
  ...typed,
]
