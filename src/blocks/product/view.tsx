/** Draws a product and lets it be bought. */
import { useEffect, useRef, useState } from 'react'
import { cart } from '#constants.ts'
import { formatPrice } from '#ui/price.ts'
import type { ViewProps } from '../block.ts'
import { addToCart } from './addToCart.ts'
import { firstSelection, obstacleOf, offerAt, optionFacts, stockSentence, variantOf } from './choice.ts'
import type { ProductData } from './data.ts'
import { Gallery } from './Gallery.tsx'
import { Price } from './Price.tsx'
import { QuantitySpinner } from './QuantitySpinner.tsx'
import { useInView } from './useInView.ts'

interface ProductState {
  product_id: string
  price_layout?: number
  show?: string
}

export default function Product({ block, state, data, page }: ViewProps<ProductState, ProductData | null>) {
  if (!data) return <p className="b-product-missing">Unable to locate product #{state.product_id || page.postId}</p>
  const isFull = state.show !== 'compact'
  const Title = page.postId === data.id ? 'h1' : 'h2'
  return (
    <div className={`b-product b-product-${isFull ? 'full' : 'compact'}`}>
      {isFull ? <Gallery images={data.images} title={data.title} /> : null}
      <div className="b-product-facts">
        <Title className="b-product-title">{data.title}</Title>
        <Purchase idPrefix={block.id} product={data} layout={state.price_layout ?? data.price_layout} hasBar={isFull} />
        {isFull && data.description ? <p className="b-product-description">{data.description}</p> : null}
      </div>
    </div>
  )
}

interface PurchaseProps {
  idPrefix: string
  product: ProductData
  layout: number
  /** Phones keep the way to buy in view. */
  hasBar: boolean
}

function Purchase({ idPrefix, product, layout, hasBar }: PurchaseProps) {
  const [store, setStore] = useState(product.stores[0]?.value ?? null)
  const [selection, setSelection] = useState(() => firstSelection(product, store))
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(product.options.map(({ name, values }) => [name, values[0] ?? ''])),
  )
  const [quantity, setQuantity] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [spoken, setSpoken] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const buy = useRef<HTMLParagraphElement>(null)
  const isInView = useInView(buy)
  useEffect(() => () => clearTimeout(timer.current), [])

  const variant = variantOf(product, selection)
  const offer = variant ? offerAt(variant, store) : null
  const obstacle = obstacleOf(offer)
  const price = offer?.price_minor ?? null

  const add = async () => {
    if (isBusy) return
    setBusy(true)
    const count = await addToCart({
      post_id: product.id,
      value: { ...selection, ...options },
      quantity,
      current_store: store,
    })
    if (count !== null) setSpoken(`Added, ${count} in cart`)
    timer.current = setTimeout(() => {
      setBusy(false)
      setQuantity(1)
    }, cart.addResetMs)
  }

  return (
    <form
      className="b-product-purchase"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <p className="b-product-price">
        {price === null ? (
          <span className="unavailable">Pricing unavailable</span>
        ) : (
          <Price
            layout={layout}
            priceMinor={price}
            baseMinor={offer?.base_minor ?? null}
            currency={product.currency}
          />
        )}
      </p>
      {product.variant_types.map((type) => (
        <fieldset key={type.name} className="choices">
          <legend>{type.title}</legend>
          {type.options.map((option) => {
            const facts = optionFacts(product, selection, type.name, option.value, store)
            const isChosen = selection[type.name] === option.value
            return (
              <label key={option.value} className={facts.obstacle ? 'choice choice-off' : 'choice'}>
                <input
                  type="radio"
                  name={`${idPrefix}-${type.name}`}
                  value={option.value}
                  checked={isChosen}
                  onChange={() => setSelection({ ...selection, [type.name]: option.value })}
                />
                <span className="choice-title">{option.title}</span>
                <span className="choice-note">{facts.obstacle ?? facts.priceText}</span>
              </label>
            )
          })}
        </fieldset>
      ))}
      {product.options.map((option) => (
        <p key={option.name} className="field">
          <label htmlFor={`${idPrefix}-${option.name}`}>{option.title}</label>
          <select
            id={`${idPrefix}-${option.name}`}
            value={options[option.name]}
            onChange={(event) => setOptions({ ...options, [option.name]: event.target.value })}
          >
            {option.values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </p>
      ))}
      {product.stores.length > 1 ? (
        <p className="field">
          <label htmlFor={`${idPrefix}-store`}>Sent from</label>
          <select
            id={`${idPrefix}-store`}
            value={store ?? ''}
            onChange={(event) => setStore(event.target.value)}
          >
            {product.stores.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <p className="b-product-stock">{obstacle ?? stockSentence(offer)}</p>
      <p className="b-product-buy" ref={buy}>
        <QuantitySpinner
          label="Quantity"
          value={quantity}
          max={offer?.quantity ?? 9999}
          disabled={obstacle !== null}
          onChange={setQuantity}
        />
        <button className="button" type="submit" disabled={obstacle !== null} aria-busy={isBusy}>
          {isBusy ? 'Adding…' : 'Add to cart'}
        </button>
      </p>
      {hasBar ? (
        <div className="b-product-bar" hidden={isInView}>
          <span className="b-product-bar-price">{price === null ? 'Pricing unavailable' : formatPrice(price * quantity, product.currency)}</span>
          <button className="button" type="submit" disabled={obstacle !== null} aria-busy={isBusy}>
            {isBusy ? 'Adding…' : 'Add to cart'}
          </button>
        </div>
      ) : null}
      <p className="b-product-spoken" role="status">
        {spoken ? (
          <>
            {spoken}. <a href="/cart">View cart</a>
          </>
        ) : null}
      </p>
    </form>
  )
}
