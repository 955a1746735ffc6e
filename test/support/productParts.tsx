/** Parts of one product as roots of their own would be on a page: each is a view that knows nothing of the others. */
import type { ViewProps } from '#blocks/block.ts'
import type { ProductData } from '#blocks/product/data.ts'
import type { PartState } from '#blocks/product/partBlock.tsx'
import Add from '#blocks/product-add/view.tsx'
import Options from '#blocks/product-options/view.tsx'
import PriceBlock from '#blocks/product-price/view.tsx'
import Stock from '#blocks/product-stock/view.tsx'
import Variants from '#blocks/product-variants/view.tsx'

export default function ProductParts(props: ViewProps<PartState, ProductData | null>) {
  return (
    <>
      <PriceBlock {...props} />
      <Variants {...props} />
      <Options {...props} />
      <Stock {...props} />
      <Add {...props} />
    </>
  )
}
