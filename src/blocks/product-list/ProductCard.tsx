/** One product among others: picture, name, price and a short note (F-UI-20). */
import { useContext } from 'react'
import { formatPrice, type CurrencyData } from '#ui/price.ts'
import { Picture } from '#ui/Picture.tsx'
import { cellOf, PictureSpace, sizesIn } from '#ui/pictureSpace.ts'
import { Price } from '../product/Price.tsx'
import type { ProductCardData } from './data.ts'
import { productList } from './texts/productList.ts'
import { common } from '#ui/texts/common.ts'

/** The one short note of a card: what hinders, else how few are left, else the note. */
export function cardNote(item: ProductCardData): string {
  // Without a price it is not for sale yet, which is not sold out.
  if (item.price_minor === null) return item.note
  if (!item.available) return common.sold_out
  if (item.quantity === 1) return productList.last_one
  return item.note
}

export interface ProductCardProps {
  item: ProductCardData
  currency: CurrencyData
  layout?: number
  /** Near the top of the page: its picture is not put off. */
  isFirst?: boolean
}

export function ProductCard({ item, currency, layout = 5, isFirst = false }: ProductCardProps) {
  const space = useContext(PictureSpace)
  return (
    <a className={item.available ? 'card' : 'card card-off'} href={item.url}>
      {item.image ? (
        <Picture
          src={item.image.url}
          sizes={sizesIn(cellOf(space, 16.75, 0.5))}
          width={item.image.width}
          height={item.image.height}
          alt=""
          isFirst={isFirst}
        />
      ) : (
        <span className="card-no-picture" />
      )}
      <span className="card-name">{item.title}</span>
      <span className="card-price">
        {item.price_minor === null ? (
          productList.no_price
        ) : item.is_from ? (
          productList.from_price({ price: formatPrice(item.price_minor, currency) })
        ) : (
          <Price
            layout={layout}
            priceMinor={item.price_minor}
            baseMinor={item.base_minor}
            currency={currency}
          />
        )}
      </span>
      <span className="card-note">{cardNote(item)}</span>
    </a>
  )
}
