/** Draws the price of what is chosen. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { ChosenPrice } from '../product/parts.tsx'

export default function ProductPrice(
  props: ViewProps<PartState & { price_layout?: number; size?: string }, ProductData | null>,
) {
  return (
    <ProductPart {...props}>
      {(product, purchase) => (
        <p className={`b-price b-price-${props.state.size ?? 'medium'}`} aria-live="polite">
          <ChosenPrice product={product} purchase={purchase} layout={props.state.price_layout} />
        </p>
      )}
    </ProductPart>
  )
}
