/** The inputs of one variant: its price, as an amount or in percent of the product's, sku, barcode, weight, and stock in each store. */
import { percentOf, priceAt } from '../draftProblems.ts'
import type { DraftVariant, ProductDraft } from '../productDraft.ts'
import {
  quantitiesTyped,
  quantityShown,
  stockField,
  stockKey,
  type StockChanges,
  type StorePlace,
} from './stockChanges.ts'
import { BarcodeCell, Cell, MoneyCell, Percent, type Field } from './VariantCells.tsx'
import { variantTexts } from '../texts/variantTexts.ts'
import { common } from '#ui/texts/common.ts'

/** What the inputs of all variants are drawn of and write to. */
export interface VariantInputs {
  draft: ProductDraft
  currency: string
  language: string
  problems: Record<string, string>
  /** One place without a name where the shop has no stores. */
  stores: readonly StorePlace[]
  changes: StockChanges
  onChange: (draft: ProductDraft) => void
  onStock: (changes: StockChanges) => void
}

/** A product without choices has one variant, which has what the product has. */
export const isSimple = ({ variants }: ProductDraft) =>
  variants.length === 1 && variants[0]?.key === 'default'

export function variantFields(variant: DraftVariant, inputs: VariantInputs): Field[] {
  return [...(isSimple(inputs.draft) ? [] : ownFields(variant, inputs)), ...stockFields(variant, inputs)]
}

/** Ends the label of an input: which variant it is of. */
const labelEnd = ({ title }: DraftVariant) => (title === '' ? '' : `, ${title}`)

function ownFields(
  variant: DraftVariant,
  { draft, currency, language, problems, onChange }: VariantInputs,
): Field[] {
  const of = labelEnd(variant)
  const set = (to: Partial<DraftVariant>) =>
    onChange({
      ...draft,
      variants: draft.variants.map((one) => (one.key === variant.key ? { ...one, ...to } : one)),
    })
  return [
    {
      title: variantTexts.change,
      input: (
        <Percent
          label={`${variantTexts.change_in_percent}${of}`}
          value={percentOf(draft.price, variant.price, currency, language)}
          isPercent={(percent) => priceAt(draft.price, percent, currency, language) !== null}
          hasBase={draft.price.trim() !== ''}
          onSettle={(percent) =>
            set({
              price: priceAt(draft.price, percent, currency, language) ?? variant.price,
            })
          }
        />
      ),
    },
    {
      title: common.price,
      input: (
        <MoneyCell
          label={`${common.price}${of}`}
          name={`${variant.key}.price`}
          problem={problems[`${variant.key}.price`]}
          value={variant.price}
          placeholder={variantTexts.no_price}
          onChange={(price) => set({ price })}
        />
      ),
    },
    {
      title: variantTexts.price_before,
      input: (
        <MoneyCell
          label={`${variantTexts.price_before}${of}`}
          name={`${variant.key}.before`}
          problem={problems[`${variant.key}.before`]}
          value={variant.before}
          onChange={(before) => set({ before })}
        />
      ),
    },
    {
      title: 'SKU',
      input: (
        <Cell name={`${variant.key}.sku`} problem={problems[`${variant.key}.sku`]}>
          {(ties) => (
            <input
              {...ties}
              aria-label={`${variantTexts.sku}${of}`}
              value={variant.sku}
              onChange={(event) => set({ sku: event.target.value })}
            />
          )}
        </Cell>
      ),
    },
    {
      title: variantTexts.barcode,
      input: (
        <BarcodeCell
          label={`${variantTexts.barcode}${of}`}
          name={`${variant.key}.gtin`}
          problem={problems[`${variant.key}.gtin`]}
          value={variant.gtin}
          onChange={(gtin) => set({ gtin })}
        />
      ),
    },
    {
      title: variantTexts.grams,
      input: (
        <Cell name={`${variant.key}.weight`} problem={problems[`${variant.key}.weight`]}>
          {(ties) => (
            <input
              {...ties}
              inputMode="numeric"
              aria-label={`${variantTexts.grams}${of}`}
              value={variant.weight}
              placeholder={draft.weight}
              onChange={(event) => set({ weight: event.target.value })}
            />
          )}
        </Cell>
      ),
    },
  ]
}

function stockFields(
  variant: DraftVariant,
  { language, problems, stores, changes, onStock }: VariantInputs,
): Field[] {
  const of = labelEnd(variant)
  return stores.map((store): Field => ({
    title: store.title ? variantTexts.stock_title({ title: store.title }) : common.stock,
    input: (
      <Cell
        name={stockField(stockKey(variant.known, store.value))}
        problem={problems[stockField(stockKey(variant.known, store.value))]}
      >
        {(ties) => (
          <input
            {...ties}
            inputMode="numeric"
            aria-label={`${store.title ? variantTexts.stock_in({ title: store.title }) : common.stock}${of}`}
            placeholder={variantTexts.not_counted}
            value={quantityShown(variant, store.value, changes)}
            onChange={(event) =>
              onStock({
                ...changes,
                [stockKey(variant.known, store.value)]: quantitiesTyped(event.target.value, language),
              })
            }
          />
        )}
      </Cell>
    ),
  }))
}
