/** A product without the block editor: name, price, choices with their variants, stock in each store. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { untrackedQuantity } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { ErrorState, Loaded } from '#ui/states.tsx'
import { refresh, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { StockRow } from '../../schema.ts'
import type { ShopSettings } from '../../settings/settings.ts'
import { starterBlocks } from '../starterBlocks.ts'
import { ChoiceTable } from './ChoiceTable.tsx'
import { fileProblems, filesOfMetas, withFiles } from './fileMetas.ts'
import { picturesOfMetas, renamedPictures, withPictures } from '../pictureMetas.ts'
import { ProductFiles } from './ProductFiles.tsx'
import { ProductPictures } from './ProductPictures.tsx'
import { draftOf, metasOfDraft } from '../draftMetas.ts'
import type { ProductDraft } from '../productDraft.ts'
import { draftProblems } from '../draftProblems.ts'
import { carriedQuantities, passedOn } from '../choiceChanges.ts'
import { rebaseForm } from './rebaseForm.ts'
import { SavedMeanwhile } from './SavedMeanwhile.tsx'
import { unsavedProduct, useUnsaved, type FormState } from './unsavedProduct.ts'
import { quantityShown, stockKey, stockProblems, type StockChanges, type StorePlace } from './stockChanges.ts'
import { changedFields } from './changedFields.ts'
import { stockLine } from './stockLine.ts'
import { VariantTable } from './VariantTable.tsx'
import { productForm } from '../texts/productForm.ts'
import { common } from '#ui/texts/common.ts'

interface Product {
  id: string
  title: string
  description: string
  version: number
  status: string
  category: string | null
  url: string
  metas: { id: string; name: string; value: string }[]
}

interface Init {
  currency: string
  language: string
  store_locations: StorePlace[]
}

/** A product that nobody has saved yet. */
const newProduct: Product = {
  id: '',
  title: '',
  description: '',
  version: 0,
  status: 'published',
  category: null,
  url: '',
  metas: [],
}

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
  const query = useCall<Product>(`/api/posts/${id}`, { source: 'editor' })
  const init = useCall<Init>('/api/init')
  const stock = useCall<StockRow[]>('/api/shop/stock', { post_id: id })
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

function readDraft(product: Product, init: Init): ProductDraft | Error {
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

type Quantities = ProductDraft['variants'][number]['quantities']

function stateOf(product: Product, read: ProductDraft | Error): FormState {
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

const withStated = (before: Quantities, stated: Quantities): Quantities => [
  ...before.filter(({ store }) => !stated.some((one) => one.store === store)),
  ...stated,
]

function Form({ product, init, stock }: { product: Product; init: Init; stock: readonly StockRow[] }) {
  const client = useQueryClient()
  const [read] = useState(() => readDraft(product, init))
  const [before, setBefore] = useState(() => stateOf(product, read))
  const [rebased, setRebased] = useState(() => {
    const left = unsavedProduct(product.id)
    return left
      ? {
          ...rebaseForm({ mine: left.state, base: left.base, theirs: before }),
          isNewer: left.base.version !== before.version,
        }
      : null
  })
  const start = rebased?.state ?? before
  const [draft, setDraft] = useState(start.draft)
  const [texts, setTexts] = useState(start.texts)
  const [pictures, setPictures] = useState(start.pictures)
  const [files, setFiles] = useState(start.files)
  const categories = useCall<{ id: string | null; title: string }[]>('/api/posts/categories')
  // Who may not see the taxes keeps the class that is there.
  const maySetTaxes = useViewer().can('settings.shop')
  const rates = useCall<Pick<ShopSettings, 'tax_zones'>>('/api/shop/settings', undefined, {
    isOff: !maySetTaxes,
  })
  const isTaxed = (rates.data?.tax_zones ?? []).some((zone) => zone.rates.some(({ ppm }) => ppm > 0))
  const taxClasses = [
    ...new Set([
      'standard',
      ...(draft?.taxClass ? [draft.taxClass] : []),
      ...(rates.data?.tax_zones ?? []).flatMap((zone) => zone.rates.map(({ tax_class }) => tax_class)),
    ]),
  ]
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [, go] = useLocation()
  const isNew = product.id === ''
  const [changes, setChanges] = useState<StockChanges>(start.changes)
  const [isBusy, setBusy] = useState(false)
  const currency = init.currency
  const stores = init.store_locations.length > 0 ? init.store_locations : [{ title: '', value: '' }]
  const isChanged =
    draft !== before.draft ||
    texts !== before.texts ||
    pictures !== before.pictures ||
    files !== before.files ||
    Object.keys(changes).length > 0
  const [stockMoved, setStockMoved] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const setSaved = useUnsaved(
    product.id,
    {
      state: { ...before, draft, texts, pictures, files, changes },
      base: before,
      isChanged,
      title: String(texts.title).trim() || productForm.the_new_product,
      path: `/user/products/${product.id || 'new'}`,
    },
    go,
  )
  function put(to: Pick<FormState, 'draft' | 'texts' | 'pictures' | 'files' | 'changes'>) {
    setDraft(to.draft)
    setTexts(to.texts)
    setPictures(to.pictures)
    setFiles(to.files)
    setChanges(to.changes)
    setStockMoved(null)
  }
  function discard() {
    const typed = { draft, texts, pictures, files, changes }
    setAsking(false)
    put(before)
    setRebased(null)
    notify({
      title: productForm.changes_discarded,
      action: {
        label: common.undo,
        run: () => {
          put(typed)
          setRebased(rebased)
        },
      },
    })
  }
  const unsavedFields = isChanged
    ? changedFields({ ...before, draft, texts, pictures, files, changes }, before)
    : []
  const problems: Record<string, string> = {
    ...(String(texts.title).trim() === '' && { title: productForm.name_missing }),
    ...(draft && draftProblems(draft, currency, init.language)),
    ...fileProblems(files),
    ...stockProblems(changes, stock),
  }
  const isSimple = draft?.variants.length === 1 && draft.variants[0]?.key === 'default'

  // What the form was filled from: what is typed over these quantities counts as a difference.
  const [filledFrom] = useState(product.metas)
  async function saveNow() {
    if (!draft || isBusy) return
    setError(null)
    if (Object.keys(problems).length > 0) return setTries(tries + 1)
    setBusy(true)
    try {
      const stated = {
        ...draft,
        variants: draft.variants.map((variant) => ({
          ...variant,
          quantities: withStated(variant.quantities, typedOf(variant.known)),
        })),
      }
      const metas = withFiles(
        withPictures(metasOfDraft(stated, filledFrom, currency, init.language), pictures),
        files,
      ).map(({ name, value }) => ({ id: filledFrom.find((meta) => meta.name === name)?.id, name, value }))
      const status = texts.is_shown === true ? 'published' : 'draft'
      const wasShown = product.status === 'published'
      const which = isNew
        ? { type: 'product', status, value: starterBlocks(crypto.randomUUID().slice(-11)) }
        : {
            id: product.id,
            version: product.version,
            ...((texts.is_shown === true) !== wasShown && { status }),
          }
      const saved = await call<{ id: string }>('POST', '/api/posts', {
        ...which,
        title: texts.title,
        description: texts.description,
        category: texts.category || null,
        metas,
      })
      setSaved()
      setBefore({ ...before, draft, texts, pictures, files, changes: {} })
      setRebased(null)
      notify({ kind: 'good', title: productForm.saved })
      setChanges({})
      setStockMoved(null)
      if (isNew) go(`/user/products/${saved.id}`, { replace: true })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
      await refresh(client, ['/api/posts', '/api/shop/stock', '/api/dashboard'])
    }
  }
  const quantityIn = (variant: ProductDraft['variants'][number]) =>
    stores.reduce((sum, { value }) => sum + Number(quantityShown(variant, value, changes)), 0)
  /** Stock goes along with its variants where choices come and go, and the form says where it went. */
  function carried(before: ProductDraft, after: ProductDraft): ProductDraft {
    const moved = stores.flatMap(({ value }) => {
      const byKnown = carriedQuantities(before, after, (variant) => quantityShown(variant, value, changes))
      return [...byKnown].map(([known, counted]) => [stockKey(known, value), counted])
    })
    if (moved.length > 0) {
      setChanges({ ...changes, ...Object.fromEntries(moved) })
      const line = stockLine(before, after, quantityIn)
      if (line !== null) setStockMoved(line)
    }
    return after
  }
  function tellLoss(before: ProductDraft, after: ProductDraft, what: string) {
    setDraft(after)
    const { gone } = passedOn(before, after)
    if (gone.length === 0 || after.variants.length >= before.variants.length) return
    const lost = passedOn(before, after).lost.reduce((sum, variant) => sum + quantityIn(variant), 0)
    notify({
      title: productForm.choice_removed({ what: what || productForm.the_choice, count: gone.length }),
      text: lost > 0 ? productForm.stock_lost({ lost }) : productForm.nothing_changes_yet,
      action: {
        label: common.undo,
        run: () => {
          setDraft(
            (now) =>
              now && {
                ...now,
                choices: before.choices,
                variants: before.variants,
                renames: before.renames,
                price: before.price,
                sku: before.sku,
                gtin: before.gtin,
              },
          )
          setChanges(changes)
          setStockMoved(null)
        },
      },
    })
  }
  function typedOf(key: string): Quantities {
    return stores.flatMap(({ value }) => {
      const typed = changes[stockKey(key, value)]
      return typed === undefined
        ? []
        : [{ store: value || null, quantity: typed === '' ? untrackedQuantity : Number(typed) }]
    })
  }
  useSaveShortcut(() => void saveNow())

  const values = {
    ...texts,
    price: draft?.price,
    before: draft?.before,
    weight: draft?.weight,
    sku: draft?.sku,
    gtin: draft?.gtin,
    is_digital: draft?.isDigital,
    tax_class: draft?.taxClass,
  }
  function change(next: Record<string, unknown>) {
    setTexts({
      title: next.title,
      description: next.description,
      category: next.category,
      is_shown: next.is_shown,
    })
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    if (draft)
      setDraft({
        ...draft,
        price: text(next.price),
        before: text(next.before),
        weight: text(next.weight),
        sku: text(next.sku),
        gtin: text(next.gtin),
        isDigital: next.is_digital === true,
        taxClass: text(next.tax_class),
      })
  }
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
          label: productForm.save_product,
          isPrimary: true,
          run: () => void saveNow(),
          isDisabled: isBusy || !draft,
        },
      ]}
    >
      {read instanceof Error && <ErrorState error={read} />}
      {(draft?.unreadable.length ?? 0) > 0 && (
        <p role="status" className="callout">
          {productForm.unreadable_prices({
            prices: draft?.unreadable.map(({ value }) => value).join(', ') ?? '',
          })}
        </p>
      )}
      {rebased?.isNewer && isChanged && <SavedMeanwhile {...rebased} />}
      <FormProblems error={error} names={fieldOfMeta} tries={tries}>
        <div className="two">
          <section className="card-box">
            <h2>{productForm.details}</h2>
            <FieldForm
              values={values}
              problems={tries > 0 ? problems : {}}
              onChange={change}
              fields={[
                { name: 'title', title: common.name, type: 'string' },
                { name: 'description', title: productForm.short_description, type: 'text' },
                ...(categories.data?.some(({ id }) => id)
                  ? [
                      {
                        name: 'category',
                        title: common.category,
                        type: 'dropdown',
                        placeholder: common.none,
                        choices: (categories.data ?? []).flatMap(({ id, title }) =>
                          id ? [{ value: id, title }] : [],
                        ),
                      },
                    ]
                  : []),
                ...(isNew || ['published', 'draft'].includes(product.status)
                  ? [{ name: 'is_shown', title: productForm.shown_in_the_shop, type: 'bool' }]
                  : []),
              ]}
            />
            <div className="top-gap">
              <ProductPictures pictures={pictures} choices={draft?.choices ?? []} onChange={setPictures} />
            </div>
          </section>
          {draft && (
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
              {maySetTaxes && rates.data && (
                <p className="muted top-gap">
                  {!isTaxed
                    ? productForm.no_tax
                    : taxClasses.length > 1
                      ? productForm.another_rate
                      : productForm.standard_rate}{' '}
                  <Link className="link" href="/user/shipping#taxes">
                    {isTaxed ? productForm.add_a_tax_class : productForm.set_up_taxes}
                  </Link>
                </p>
              )}
            </section>
          )}
        </div>
        {(files.ids.length > 0 || draft?.isDigital) && <ProductFiles files={files} onChange={setFiles} />}
        {draft && (
          <ChoiceTable
            draft={draft}
            problems={problems}
            tries={tries}
            onChange={(next) => {
              setPictures(renamedPictures(pictures, draft.choices, next.choices))
              setDraft(carried(draft, next))
            }}
            onLoss={(next, what) => tellLoss(draft, carried(draft, next), what)}
          />
        )}
        {stockMoved !== null && (
          <p role="status" className="callout">
            {stockMoved}
          </p>
        )}
        {draft && (
          <VariantTable
            draft={draft}
            currency={currency}
            language={init.language}
            problems={problems}
            stores={stores}
            changes={changes}
            onChange={setDraft}
            onStock={setChanges}
          />
        )}
      </FormProblems>
      <div className="unsaved" role="status">
        {isChanged && (
          <>
            <span>{productForm.not_saved_yet}</span>
            <button
              type="button"
              className="button small"
              onClick={() => (unsavedFields.length > 1 ? setAsking(true) : discard())}
            >
              {productForm.discard_changes}
            </button>
            <button
              type="button"
              className="button small primary"
              disabled={isBusy || !draft}
              onClick={() => void saveNow()}
            >
              {common.save}
            </button>
          </>
        )}
      </div>
      {isAsking && (
        <Modal
          title={productForm.discard_title}
          okLabel={productForm.discard_changes}
          cancelLabel={productForm.keep_editing}
          isDanger
          onCancel={() => setAsking(false)}
          onOk={discard}
        >
          <p>
            {isNew ? productForm.discard_new : productForm.discard_stored}{' '}
            {productForm.you_changed({ fields: unsavedFields.join(', ') })}
          </p>
        </Modal>
      )}
    </Page>
  )
}
