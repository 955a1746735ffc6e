/** What of a product's form is not saved, as people call it. */
import { productForm } from '../texts/productForm.ts'
import type { FormState } from './formState.ts'

type Draft = NonNullable<FormState['draft']>

const ofTexts = {
  title: productForm.field_name,
  description: productForm.field_description,
  category: productForm.field_category,
  is_shown: productForm.field_shown,
} as const
const ofDraft: readonly (readonly [keyof Draft, string])[] = [
  ['price', productForm.field_price],
  ['before', productForm.field_price_before],
  ['weight', productForm.field_weight],
  ['sku', productForm.field_sku],
  ['gtin', productForm.field_barcode],
  ['isDigital', productForm.field_digital],
  ['taxClass', productForm.field_tax_class],
  ['choices', productForm.field_choices],
  ['variants', productForm.field_variants],
]

export function changedFields(now: FormState, before: FormState): string[] {
  const isSame = (one: unknown, other: unknown) =>
    one === other || JSON.stringify(one) === JSON.stringify(other)
  return [
    ...Object.entries(ofTexts).flatMap(([name, title]) =>
      isSame(now.texts[name] ?? '', before.texts[name] ?? '') ? [] : [title],
    ),
    ...ofDraft.flatMap(([name, title]) => (isSame(now.draft?.[name], before.draft?.[name]) ? [] : [title])),
    ...(isSame(now.pictures, before.pictures) ? [] : [productForm.field_pictures]),
    ...(isSame(now.files, before.files) ? [] : [productForm.field_files]),
    ...(Object.keys(now.changes).length > 0 ? [productForm.field_stock] : []),
  ]
}
