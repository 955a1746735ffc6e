/** Draws the spinner of the items. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { ProductPart, type PartState } from '../product/partBlock.tsx'
import { Quantity } from '../product/parts.tsx'

export default function ProductQuantity(props: ViewProps<PartState, ProductData | null>) {
  return <ProductPart {...props}>{(_product, purchase) => <Quantity purchase={purchase} />}</ProductPart>
}
