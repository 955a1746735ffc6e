/** Draws what is left. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { Stock } from '../product/parts.tsx'

export default function ProductStock(props: ViewProps<PartState, ProductData | null>) {
  return (
    <ProductPart {...props}>
      {(product, purchase) => <Stock product={product} purchase={purchase} />}
    </ProductPart>
  )
}
