/** Says what of a cart another store does not have, before the cart moves there. */
import type { StoreWarning as Warning } from './place.ts'
import { product } from './texts/product.ts'

interface StoreWarningProps {
  warning: Warning
  onChange(): void
  onKeep(): void
}

export function StoreWarning({ warning, onChange, onKeep }: StoreWarningProps) {
  return (
    <div className="b-store-warning" role="alert">
      <p>{warning.message}</p>
      <p className="b-store-warning-ways">
        <button type="button" className="button" onClick={onKeep}>
          {product.keep_current_location}
        </button>
        <button type="button" className="button button-quiet" onClick={onChange}>
          {product.switch_anyway}
        </button>
      </p>
    </div>
  )
}
