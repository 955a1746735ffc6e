/** How much the second demo holds. */
import { products } from './catalogue.ts'

/** How much there is of what makes long lists and takes long to make. */
export interface StrangerSize {
  files: number
  comments: number
  products: number
  /** Of the width and height that photos come from a phone with. */
  photoScale: number
}

export const wholeStranger: StrangerSize = {
  files: 1500,
  comments: 600,
  products: products.length,
  photoScale: 1,
}
