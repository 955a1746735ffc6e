/** Price and stock of a product without the block editor. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { parseNumberInput, stripCurrency } from '#ui/inputRules.ts'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { StockRow } from '../schema.ts'
import { StockTable } from './Stock.tsx'

interface Product {
  id: string
  title: string
  description: string
  version: number
  url: string
  metas: { id: string; name: string; value: string }[]
}

export default function ProductForm({ params }: ScreenProps) {
  const query = useCall<Product>(`/api/posts/${params.id}`, { source: 'editor' })
  return <Loaded query={query}>{(product) => <Form key={product.version} product={product} />}</Loaded>
}

function Form({ product }: { product: Product }) {
  const metaOf = (name: string) => product.metas.find((meta) => meta.name === name)?.value ?? ''
  const [values, setValues] = useState<Record<string, unknown>>({
    title: product.title, description: product.description, product_price: metaOf('product_price'), product_base_price: metaOf('product_base_price'), product_weight: metaOf('product_weight'),
  })
  const stock = useCall<StockRow[]>('/api/shop/stock', { post_id: product.id })
  const save = useAction<{ version: number }, object>('POST', '/api/posts', { refresh: ['/api/posts', '/api/shop/stock'], done: 'Product saved' })
  const variants = product.metas.filter((meta) => meta.name.startsWith('product_var_'))

  function saveNow() {
    const changed: Record<string, string> = {}
    for (const name of ['product_price', 'product_base_price', 'product_weight']) {
      const text = stripCurrency(String(values[name] ?? '')).trim()
      if (text !== '') changed[name] = String(parseNumberInput(text))
    }
    for (const meta of variants) if (values[meta.name] !== undefined) changed[meta.name] = String(parseNumberInput(stripCurrency(String(values[meta.name]))))
    const metas = [
      ...product.metas.filter((meta) => !(meta.name in changed)).map(({ id, name, value }) => ({ id, name, value })),
      ...Object.entries(changed).map(([name, value]) => ({ id: product.metas.find((meta) => meta.name === name)?.id, name, value })),
    ]
    save.mutate({ id: product.id, version: product.version, title: values.title, description: values.description, metas })
  }
  useSaveShortcut(saveNow)

  return (
    <Page title={product.title} crumbs={[{ title: 'Products', href: '/user/content/product' }]}
      actions={[{ label: 'Edit the page', href: `/user/editor/${product.id}` }, { label: 'Save product', isPrimary: true, run: saveNow, isDisabled: save.isPending }]}>
      <div className="two">
        <section className="card-box">
          <h2>Details</h2>
          <FieldForm values={values} onChange={setValues} fields={[
            { name: 'title', title: 'Name', type: 'string' },
            { name: 'description', title: 'Short description', type: 'text' },
            { name: 'product_price', title: 'Price', type: 'string', description: 'As customers pay it: 38.00' },
            { name: 'product_base_price', title: 'Price before', type: 'string', description: 'Higher than the price: the product shows as reduced.' },
            { name: 'product_weight', title: 'Weight in grams', type: 'number' },
          ]} />
        </section>
        {variants.length > 0 && (
          <section className="card-box">
            <h2>Prices of variants</h2>
            <FieldForm values={values} onChange={setValues} fields={variants.map((meta) => ({
              name: meta.name, title: meta.name.replace(/^product_var_/, '').replace(/_price$/, '').replaceAll('_', ' '), type: 'string', value: meta.value,
            }))} />
          </section>
        )}
      </div>
      <section className="card-box flush list" aria-label="Stock">
        <div className="list-tools"><h2>Stock</h2></div>
        <Loaded query={stock}>{(rows) => <StockTable rows={rows} />}</Loaded>
      </section>
    </Page>
  )
}
