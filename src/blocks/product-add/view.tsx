/** Draws the button that buys, and says what came of it. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { refuse } from '../product/addToCart.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { AddButton, Added, NeedsScripts, Quantity, submitPurchase } from '../product/parts.tsx'
import { common } from '#ui/texts/common.ts'

export default function ProductAdd(
  props: ViewProps<PartState & { text?: string; has_quantity?: boolean }, ProductData | null>,
) {
  if (!props.data && !props.state.product_id && !props.page.isCanvas)
    return <WithoutProduct text={props.state.text} />
  return (
    <ProductPart {...props}>
      {(_product, purchase) => (
        <form
          // Sent before the scripts are there, or without them, it does not load the page anew and forget what was chosen.
          method="dialog"
          className="b-product-purchase"
          onSubmit={(event) => void submitPurchase(event, purchase)}
        >
          <p className="b-product-buy">
            {props.state.has_quantity === false ? null : <Quantity purchase={purchase} />}
            <AddButton purchase={purchase} text={props.state.text} />
          </p>
          <Added purchase={purchase} />
          <NeedsScripts />
        </form>
      )}
    </ProductPart>
  )
}

/** A button whose owner has not said what it sells: it says so, instead of standing there without a word (F-SHOP-07). */
function WithoutProduct({ text }: { text?: string }) {
  return (
    <p className="b-product-buy">
      <button type="button" className="button" onClick={() => refuse({ post_id: null, quantity: 1 })}>
        {text || common.add_to_cart}
      </button>
    </p>
  )
}
