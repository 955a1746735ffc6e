/** What a product costs, and what its price and its parcel are reckoned by: SKU, weight, tax class. */
import { Link } from 'wouter'
import { FieldForm } from '#ui/FieldForm.tsx'
import { common } from '#ui/texts/common.ts'
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import type { ProductDraft } from '../productDraft.ts'
import { productForm } from '../texts/productForm.ts'

interface PriceProps {
  draft: ProductDraft
  currency: string
  problems: Readonly<Record<string, string>>
  onChange: (draft: ProductDraft) => void
}

export function ProductPrice({ draft, currency, problems, onChange }: PriceProps) {
  const { taxClasses, taxText, isTaxed } = useTaxes(draft.taxClass)
  // With choices each variant has a price, SKU and barcode of its own.
  const isSimple = draft.variants.length === 1 && draft.variants[0]?.key === 'default'
  const values = {
    price: draft.price,
    before: draft.before,
    weight: draft.weight,
    sku: draft.sku,
    gtin: draft.gtin,
    is_digital: draft.isDigital,
    tax_class: draft.taxClass,
  }
  const change = (next: Record<string, unknown>) =>
    onChange({
      ...draft,
      price: text(next.price),
      before: text(next.before),
      weight: text(next.weight),
      sku: text(next.sku),
      gtin: text(next.gtin),
      isDigital: next.is_digital === true,
      taxClass: text(next.tax_class),
    })
  return (
    <section className="card-box">
      <h2>{common.price}</h2>
      <FieldForm
        values={values}
        problems={problems}
        onChange={change}
        fields={[
          {
            name: 'price',
            title: currency ? productForm.price_in({ currency }) : productForm.price_in_site_currency,
            type: 'currency',
            description: isSimple ? productForm.price_help : productForm.price_help_variants,
          },
          ...(isSimple
            ? [
                {
                  name: 'before',
                  title: productForm.price_before,
                  type: 'currency',
                  description: productForm.price_before_help,
                },
                { name: 'sku', title: 'SKU', type: 'string' },
                {
                  name: 'gtin',
                  title: productForm.barcode,
                  type: 'string',
                  description: productForm.barcode_help,
                },
              ]
            : []),
          { name: 'weight', title: productForm.weight_in_grams, type: 'string' },
          ...(taxClasses.length > 1
            ? [
                {
                  name: 'tax_class',
                  title: productForm.tax_class,
                  type: 'dropdown',
                  placeholder: 'standard',
                  choices: taxClasses
                    .filter((name) => name !== 'standard')
                    .map((name) => ({ value: name, title: name })),
                } as const,
              ]
            : []),
          { name: 'is_digital', title: productForm.is_digital, type: 'bool' },
        ]}
      />
      {taxText !== null && (
        <p className="muted top-gap">
          {taxText}{' '}
          <Link className="link" href="/user/shipping#taxes">
            {isTaxed ? productForm.add_a_tax_class : productForm.set_up_taxes}
          </Link>
        </p>
      )}
    </section>
  )
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The classes that a product can have, and what the form says of taxes to those who set them. */
function useTaxes(own: string) {
  // Who may not see the taxes keeps the class that is there.
  const maySetTaxes = useViewer().can('settings.shop')
  const { data } = useCall<Pick<ShopSettings, 'tax_zones'>>('/api/shop/settings', undefined, {
    isOff: !maySetTaxes,
  })
  const rates = (data?.tax_zones ?? []).flatMap((zone) => zone.rates)
  const isTaxed = rates.some(({ ppm }) => ppm > 0)
  const taxClasses = [
    ...new Set(['standard', ...(own ? [own] : []), ...rates.map(({ tax_class }) => tax_class)]),
  ]
  const said = !isTaxed
    ? productForm.no_tax
    : taxClasses.length > 1
      ? productForm.another_rate
      : productForm.standard_rate
  return { taxClasses, isTaxed, taxText: maySetTaxes && data ? said : null }
}
