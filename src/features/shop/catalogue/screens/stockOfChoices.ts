/** What a change of a product's choices does to the stock in the form, and what it says: none is lost without a word. */
import { notify } from '#ui/notices.ts'
import { common } from '#ui/texts/common.ts'
import { carriedQuantities, passedOn } from '../choiceChanges.ts'
import type { DraftVariant, ProductDraft } from '../productDraft.ts'
import { productForm } from '../texts/productForm.ts'
import type { Typed } from './formState.ts'
import { quantityShown, stockKey, type StorePlace } from './stockChanges.ts'
import { stockLine } from './stockLine.ts'
import type { ChangeTyped } from './useProductForm.ts'

interface Form {
  typed: Typed
  stores: readonly StorePlace[]
  change: ChangeTyped
  noteStock(line: string | null): void
}

/** Stock goes along with its variants where choices come and go, and the form says where it went. */
export function carryStock(form: Form, before: ProductDraft, after: ProductDraft): void {
  const { changes } = form.typed
  const moved = form.stores.flatMap(({ value }) => {
    const counts = carriedQuantities(before, after, (variant) => quantityShown(variant, value, changes))
    return [...counts].map(([known, counted]) => [stockKey(known, value), counted])
  })
  if (moved.length === 0) return
  form.change({ changes: { ...changes, ...Object.fromEntries(moved) } })
  const line = stockLine(before, after, (variant) => quantityIn(form, variant))
  if (line !== null) form.noteStock(line)
}

/** Says what goes with a choice or a value that is taken away, and takes it back where that was not meant. */
export function showLossNotice(form: Form, before: ProductDraft, after: ProductDraft, what: string): void {
  const { change, noteStock, typed } = form
  const { gone, lost } = passedOn(before, after)
  if (gone.length === 0 || after.variants.length >= before.variants.length) return
  const count = lost.reduce((sum, variant) => sum + quantityIn(form, variant), 0)
  notify({
    title: productForm.choice_removed({ what: what || productForm.the_choice, count: gone.length }),
    text: count > 0 ? productForm.stock_lost({ lost: count }) : productForm.nothing_changes_yet,
    action: {
      label: common.undo,
      run: () => {
        change(({ draft }) => ({
          draft: draft && {
            ...draft,
            choices: before.choices,
            variants: before.variants,
            renames: before.renames,
            price: before.price,
            sku: before.sku,
            gtin: before.gtin,
          },
          changes: typed.changes,
        }))
        noteStock(null)
      },
    },
  })
}

function quantityIn({ typed, stores }: Form, variant: DraftVariant): number {
  return stores.reduce((sum, { value }) => sum + Number(quantityShown(variant, value, typed.changes)), 0)
}
