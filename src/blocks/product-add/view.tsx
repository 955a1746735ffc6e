/** Draws the button that buys, and says what came of it. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { AddButton, Added, Quantity } from '../product/parts.tsx'

export default function ProductAdd(props: ViewProps<PartState & { text?: string; has_quantity?: boolean }, ProductData | null>) {
  return (
    <ProductPart {...props}>
      {(_product, purchase) => (
        <form
          className="b-product-purchase"
          onSubmit={(event) => {
            event.preventDefault()
            void purchase.add()
          }}
        >
          <p className="b-product-buy">
            {props.state.has_quantity === false ? null : <Quantity purchase={purchase} />}
            <AddButton purchase={purchase} text={props.state.text} />
          </p>
          <Added purchase={purchase} />
        </form>
      )}
    </ProductPart>
  )
}
