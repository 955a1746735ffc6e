/** Draws the variants to choose from. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { VariantChoices } from '../product/parts.tsx'

export default function ProductVariants(props: ViewProps<PartState, ProductData | null>) {
  return (
    <ProductPart {...props}>
      {(product, purchase) =>
        product.variant_types.length > 0 ? (
          <div className="b-variants">
            <VariantChoices product={product} purchase={purchase} idPrefix={props.block.id} />
          </div>
        ) : null
      }
    </ProductPart>
  )
}
