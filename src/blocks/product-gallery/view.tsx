/** Draws the pictures of a product. */
import type { ViewProps } from '../block.ts'
import type { ProductData } from '../product/data.ts'
import { Gallery } from '../product/Gallery.tsx'
import { ProductPart, type PartState } from '../product/partBlock.tsx'

export default function ProductGallery(props: ViewProps<PartState, ProductData | null>) {
  return <ProductPart {...props}>{(product) => <Gallery product={product} />}</ProductPart>
}
