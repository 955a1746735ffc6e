/** A product without the block editor: name, price, choices with their variants, stock in each store. */
import { useState } from 'react'
import { useSaveShortcut } from '#ui/commands.ts'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { ErrorState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import { common } from '#ui/texts/common.ts'
import type { StockRow } from '../../schema.ts'
import { renamedPictures } from '../pictureMetas.ts'
import { productForm } from '../texts/productForm.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { type Init, newProduct, type Product } from './formState.ts'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductFiles } from './ProductFiles.tsx'
import { PlannedProduct } from './PlannedProduct.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { SavedMeanwhile } from './SavedMeanwhile.tsx'
import { carryStock, showLossNotice } from './stockOfChoices.ts'
import { UnsavedBar } from './UnsavedBar.tsx'
import { callsOf, type ProductFormProps, useProductForm } from './useProductForm.ts'
import { VariantTable } from './VariantTable.tsx'

export default function ProductForm({ params }: ScreenProps) {
  const init = useCall<Init>('/api/init')
  if (params.id !== 'new') return <StoredProduct id={params.id ?? ''} />
  return (
    <Loaded query={init} rows={8}>
      {(site) => <Form product={newProduct} init={site} stock={[]} />}
    </Loaded>
  )
}

function StoredProduct({ id }: { id: string }) {
  const [ofProduct, ofStock] = callsOf(id)
  const query = useCall<Product>(...ofProduct)
  const init = useCall<Init>('/api/init')
  const stock = useCall<StockRow[]>(...ofStock)
  return (
    <Loaded query={query} rows={8}>
      {(product) => (
        <Loaded query={init}>
          {(site) => (
            <Loaded query={stock}>
              {(rows) => (
                <Form
                  key={product.version}
                  product={product}
                  init={site}
                  stock={site.store_locations.length > 0 ? rows : rows.map((row) => ({ ...row, store: '' }))}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

const fieldsOfMetas: Readonly<Record<string, string>> = {
  product_price: 'price',
  product_base_price: 'before',
  product_weight: 'weight',
  product_sku: 'sku',
  product_gtin: 'gtin',
  product_tax_class: 'tax_class',
}

/** The field of the form for what the call says of a meta (`metas.product_sku`) or of a variant (`metas.size_l.sku`). */
function fieldOfMeta(path: string): string {
  const name = path.startsWith('metas.') ? path.slice('metas.'.length) : path
  return fieldsOfMetas[name] ?? name
}

function Form({ product, init, stock }: ProductFormProps) {
  const form = useProductForm({ product, init, stock })
  const { typed, change, problems, tries, isBusy, save } = form
  const { draft, pictures, files, changes } = typed
  const isNew = product.id === ''
  const [isScheduling, setScheduling] = useState(false)
  useSaveShortcut(() => void save())
  return (
    <Page
      title={isNew ? productForm.new_product : product.title}
      crumbs={[{ title: common.products, href: '/user/content/product' }]}
      actions={[
        ...(isNew
          ? []
          : [
              { label: productForm.view, href: product.url, isExternal: true },
              { label: productForm.edit_page, href: `/user/editor/${product.id}` },
            ]),
        {
          label: productForm.schedule,
          run: () => setScheduling(true),
          // What is planned can be moved to another moment as it is.
          isDisabled: isBusy || !draft || (!form.isChanged && product.status !== 'scheduled'),
        },
        {
          label: productForm.save_product,
          isPrimary: true,
          run: () => void save(),
          isDisabled: isBusy || !draft,
        },
      ]}
    >
      <PlannedProduct product={product} />
      {form.misfit && <ErrorState error={form.misfit} />}
      {(draft?.unreadable.length ?? 0) > 0 && (
        <p role="status" className="callout">
          {productForm.unreadable_prices({
            prices: draft?.unreadable.map(({ value }) => value).join(', ') ?? '',
          })}
        </p>
      )}
      {form.rebased?.isNewer && form.isChanged && <SavedMeanwhile {...form.rebased} />}
      <FormProblems error={form.error} names={fieldOfMeta} tries={tries}>
        <div className="two">
          <ProductDetails
            typed={typed}
            problems={tries > 0 ? problems : {}}
            mayHide={isNew || ['published', 'draft'].includes(product.status)}
            onChange={change}
          />
          {draft && (
            <ProductPrice
              draft={draft}
              currency={init.currency}
              problems={problems}
              onChange={(next) => change({ draft: next })}
            />
          )}
        </div>
        {(files.ids.length > 0 || draft?.isDigital) && (
          <ProductFiles files={files} onChange={(step) => change((now) => ({ files: step(now.files) }))} />
        )}
        {draft && (
          <ChoiceTable
            draft={draft}
            problems={problems}
            tries={tries}
            onChange={(next) => {
              carryStock(form, draft, next)
              change({ draft: next, pictures: renamedPictures(pictures, draft.choices, next.choices) })
            }}
            onLoss={(next, what) => {
              carryStock(form, draft, next)
              change({ draft: next })
              showLossNotice(form, draft, next, what)
            }}
          />
        )}
        {form.stockNote !== null && (
          <p role="status" className="callout">
            {form.stockNote}
          </p>
        )}
        {draft && (
          <VariantTable
            draft={draft}
            currency={init.currency}
            language={init.language}
            problems={problems}
            stores={form.stores}
            changes={changes}
            onChange={(next) => change({ draft: next })}
            onStock={(next) => change({ changes: next })}
          />
        )}
      </FormProblems>
      <UnsavedBar form={form} isNew={isNew} />
      {isScheduling && (
        <ScheduleDialog
          planned={product.status === 'scheduled' ? product.publish_at : null}
          close={() => setScheduling(false)}
          schedule={(at) => {
            setScheduling(false)
            void save(at)
          }}
        />
      )}
    </Page>
  )
}
