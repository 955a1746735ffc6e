/** What a product's form holds, and what it begins with: the product as it is saved. */
import { draftOf } from '../draftMetas.ts'
import { type DraftPicture, picturesOfMetas } from '../pictureMetas.ts'
import type { ProductDraft } from '../productDraft.ts'
import { type DraftFiles, filesOfMetas } from './fileMetas.ts'
import type { StockChanges, StorePlace } from './stockChanges.ts'

export interface Product {
  id: string
  title: string
  description: string
  version: number
  status: string
  category: string | null
  url: string
  publish_at: string | null
  /** When a change takes the place of what is sold now. */
  planned_change_at: string | null
  metas: { id: string; name: string; value: string }[]
}

/** What the site says to every screen, as far as products need it. */
export interface Init {
  currency: string
  language: string
  store_locations: StorePlace[]
}

/** A product that nobody has saved yet. */
export const newProduct: Product = {
  id: '',
  title: '',
  description: '',
  version: 0,
  status: 'published',
  category: null,
  url: '',
  publish_at: null,
  planned_change_at: null,
  metas: [],
}

/** All that can be typed. */
export interface Typed {
  /** Null where the metas do not fit the grammar. */
  draft: ProductDraft | null
  texts: Record<string, unknown>
  pictures: readonly DraftPicture[]
  files: DraftFiles
  changes: StockChanges
}

export interface FormState extends Typed {
  /** Of the product that it began with. */
  version: number
}

export function typedIn({ draft, texts, pictures, files, changes }: Typed): Typed {
  return { draft, texts, pictures, files, changes }
}

/** True where what was typed is not what the form began with. */
export function isChangedFrom(before: Typed, typed: Typed): boolean {
  return (
    typed.draft !== before.draft ||
    typed.texts !== before.texts ||
    typed.pictures !== before.pictures ||
    typed.files !== before.files ||
    Object.keys(typed.changes).length > 0
  )
}

/** The draft of a product, or why its metas make none. */
export function readDraft(product: Product, init: Init): ProductDraft | Error {
  try {
    return draftOf(
      product.metas,
      init.store_locations.map(({ value }) => value),
      init.currency,
      init.language,
    )
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** What the form of a stored product begins with. */
export function formStateOf(product: Product, read: ProductDraft | Error): FormState {
  return {
    draft: read instanceof Error ? null : read,
    texts: {
      title: product.title,
      description: product.description,
      category: product.category ?? '',
      is_shown: product.status === 'published',
    },
    pictures: picturesOfMetas(product.metas),
    files: filesOfMetas(product.metas),
    changes: {},
    version: product.version,
  }
}
