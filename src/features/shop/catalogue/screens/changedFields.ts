/** What of a product's form is not saved, as people call it. */
import type { FormState } from './unsavedProduct.ts'

type Draft = NonNullable<FormState['draft']>

const ofTexts = {
  title: 'name',
  description: 'short description',
  category: 'category',
  is_shown: 'shown in the shop',
} as const
const ofDraft: readonly (readonly [keyof Draft, string])[] = [
  ['price', 'price'],
  ['before', 'price before'],
  ['weight', 'weight'],
  ['sku', 'sku'],
  ['gtin', 'barcode'],
  ['isDigital', 'digital'],
  ['taxClass', 'tax class'],
  ['choices', 'choices'],
  ['variants', 'variants'],
]

export function changedFields(now: FormState, before: FormState): string[] {
  const isSame = (one: unknown, other: unknown) =>
    one === other || JSON.stringify(one) === JSON.stringify(other)
  return [
    ...Object.entries(ofTexts).flatMap(([name, title]) =>
      isSame(now.texts[name] ?? '', before.texts[name] ?? '') ? [] : [title],
    ),
    ...ofDraft.flatMap(([name, title]) => (isSame(now.draft?.[name], before.draft?.[name]) ? [] : [title])),
    ...(isSame(now.pictures, before.pictures) ? [] : ['pictures']),
    ...(isSame(now.files, before.files) ? [] : ['files']),
    ...(Object.keys(now.changes).length > 0 ? ['stock'] : []),
  ]
}
