/** What the form of a product says where somebody else saved the product meanwhile. */
import { formatList } from '#platform/language/format.ts'
import { productForm } from '../texts/productForm.ts'
import type { Rebased } from './rebaseForm.ts'

/** Nothing of theirs goes without a word, and nothing of one's own. */
export function SavedMeanwhile({ typed, saved, isRecounted }: Rebased) {
  return (
    <p role="status" className="callout">
      {[
        productForm.saved_meanwhile,
        ...(typed.length > 0 ? [productForm.typed_stands({ fields: typed.join(', ') })] : []),
        ...(saved.length > 0 ? [productForm.saved_stands({ fields: formatList(saved) })] : []),
        ...(isRecounted ? [productForm.stock_changed_too] : []),
      ].join(' ')}
    </p>
  )
}
