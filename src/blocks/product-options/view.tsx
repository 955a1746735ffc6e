/** Draws the choices beside the variants. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { OptionChoices } from '../product/parts.tsx'

export default function ProductOptions(props: ViewProps<PartState, ProductData | null>) {
  return (
    <ProductPart {...props}>
      {(product, purchase) => (
        <div className="b-options">
          <OptionChoices product={product} purchase={purchase} idPrefix={props.block.id} />
        </div>
      )}
    </ProductPart>
  )
}
