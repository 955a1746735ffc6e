/** Draws a product and lets it be bought. Its parts also stand as blocks of their own (`product-price` and others). */
import { useRef } from 'react'
import { costText } from '#ui/price.ts'
import type { ViewProps } from '../block.ts'
import type { ProductData } from './data.ts'
import { Gallery } from './Gallery.tsx'
import { NoProduct } from './partBlock.tsx'
import {
  AddButton,
  Added,
  ChosenPrice,
  NeedsScripts,
  OptionChoices,
  Quantity,
  Stock,
  submitPurchase,
  VariantChoices,
} from './parts.tsx'
import { usePurchase } from './purchase.ts'
import { useInView } from './useInView.ts'
import { product as productTexts } from './texts/product.ts'
import { common } from '#ui/texts/common.ts'

interface ProductState {
  product_id: string
  price_layout?: number
  show?: string
}

export default function Product({ block, state, data, page }: ViewProps<ProductState, ProductData | null>) {
  if (!data) return <NoProduct id={state.product_id} isCanvas={page.isCanvas} />
  const isFull = state.show !== 'compact'
  const Title = page.postId === data.id ? 'h1' : 'h2'
  return (
    <div className={`b-product b-product-${isFull ? 'full' : 'compact'}`}>
      {isFull ? <Gallery product={data} /> : null}
      <div className="b-product-details">
        <Title className="b-product-title">{data.title}</Title>
        <Purchase idPrefix={block.id} product={data} layout={state.price_layout} hasBar={isFull} />
        {isFull && data.description ? <p className="b-product-description">{data.description}</p> : null}
      </div>
    </div>
  )
}

interface PurchaseProps {
  idPrefix: string
  product: ProductData
  layout?: number
  /** Phones keep the way to buy in view. */
  hasBar: boolean
}

function Purchase({ idPrefix, product, layout, hasBar }: PurchaseProps) {
  const purchase = usePurchase(product)
  const buy = useRef<HTMLParagraphElement>(null)
  const isInView = useInView(buy)
  const price = purchase.offer?.price_minor ?? null
  return (
    <form
      // Sent before the scripts are there, or without them, it does not load the page anew and forget what was chosen.
      method="dialog"
      className="b-product-purchase"
      onSubmit={(event) => {
        const { submitter } =
          event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
        void submitPurchase(event, purchase).then((isAdded) => {
          if (isAdded && submitter?.getAttribute('value') === 'now') window.location.assign('/cart#checkout')
        })
      }}
    >
      <p className="b-product-price">
        <ChosenPrice product={product} purchase={purchase} layout={layout} />
      </p>
      <VariantChoices product={product} purchase={purchase} idPrefix={idPrefix} />
      <OptionChoices product={product} purchase={purchase} idPrefix={idPrefix} />
      <Stock product={product} purchase={purchase} />
      <p className="b-product-buy" ref={buy}>
        <Quantity purchase={purchase} />
        <AddButton purchase={purchase} />
      </p>
      <p className="b-product-now">
        <button
          className="button button-quiet"
          type="submit"
          value="now"
          disabled={purchase.obstacle !== null}
        >
          {productTexts.buy_now}
        </button>
      </p>
      {hasBar ? (
        <div className="b-product-bar" hidden={isInView}>
          <span className="b-product-bar-price">
            {price === null
              ? common.pricing_unavailable
              : costText(price * Math.max(1, purchase.quantity || 1), product.currency)}
          </span>
          <AddButton purchase={purchase} />
        </div>
      ) : null}
      <Added purchase={purchase} />
      <NeedsScripts />
    </form>
  )
}
