/** A price in one of the seven layouts (F-SHOP-02); what is struck or saved is also said in words. */
import { priceParts, type CurrencyData } from '#ui/price.ts'
import { product } from './texts/product.ts'

const spoken = () => ({
  price: '',
  base: product.was,
  percent: product.change,
  rise: product.change,
  saved: '',
})

export interface PriceProps {
  layout: number
  priceMinor: number
  baseMinor: number | null
  currency: CurrencyData
}

export function Price({ layout, priceMinor, baseMinor, currency }: PriceProps) {
  return (
    <span className={`price price-${layout}`}>
      {priceParts(layout, priceMinor, baseMinor, currency).map((part) => (
        <span key={part.kind} className={`price-${part.kind}`}>
          {spoken()[part.kind] ? <span className="sr-only">{spoken()[part.kind]} </span> : null}
          {part.kind === 'base' ? <s>{part.text}</s> : part.text}
        </span>
      ))}
    </span>
  )
}
