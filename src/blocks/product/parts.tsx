/** The parts that a product is bought with. The product block draws them together, the product parts each alone. */
import type { FormEvent } from 'react'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { elsewhere, lackAt, optionDetails, stockSentence } from './choice.ts'
import type { ProductData } from './data.ts'
import { Price } from './Price.tsx'
import type { Purchase } from './purchase.ts'
import { StoreWarning } from './StoreWarning.tsx'
import { product as productTexts } from './texts/product.ts'
import { common } from '#ui/texts/common.ts'

interface PartProps {
  product: ProductData
  purchase: Purchase
}

/** The price of what is chosen, in one of the seven layouts (F-SHOP-02). */
export function ChosenPrice({ product, purchase, layout }: PartProps & { layout?: number }) {
  const price = purchase.offer?.price_minor ?? null
  if (price === null) return <span className="unavailable">{common.pricing_unavailable}</span>
  return (
    <Price
      layout={Number(layout) || product.price_layout}
      priceMinor={price}
      baseMinor={purchase.offer?.base_minor ?? null}
      currency={product.currency}
    />
  )
}

/** One group of radio buttons for each variant type; each option says the price it leads to, or why it leads nowhere. */
export function VariantChoices({ product, purchase, idPrefix }: PartProps & { idPrefix: string }) {
  return product.variant_types.map((type) => (
    <fieldset key={type.name} className="choices">
      <legend>{type.title}</legend>
      {type.options.map((option) => {
        const details = optionDetails(product, purchase.selection, type.name, option.value, purchase.store)
        return (
          <label key={option.value} className={details.obstacle ? 'choice choice-off' : 'choice'}>
            <input
              type="radio"
              name={`${idPrefix}-${type.name}`}
              value={option.value}
              checked={purchase.selection[type.name] === option.value}
              onChange={() =>
                purchase.change({ selection: { ...purchase.selection, [type.name]: option.value } })
              }
            />
            <span className="choice-title">{option.title}</span>
            <span className="choice-note">{details.obstacle ?? details.priceText}</span>
          </label>
        )
      })}
    </fieldset>
  ))
}

/** The choices that do not change the price, and the place it is sent from. */
export function OptionChoices({ product, purchase, idPrefix }: PartProps & { idPrefix: string }) {
  return (
    <>
      {product.options.map((option) => (
        <p key={option.name} className="field">
          <label htmlFor={`${idPrefix}-${option.name}`}>{option.title}</label>
          <select
            id={`${idPrefix}-${option.name}`}
            value={purchase.options[option.name]}
            onChange={(event) =>
              purchase.change({ options: { ...purchase.options, [option.name]: event.target.value } })
            }
          >
            {option.values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </p>
      ))}
      {product.stores.length > 1 ? (
        <p className="field">
          <label htmlFor={`${idPrefix}-store`}>{productTexts.sent_from}</label>
          <select
            id={`${idPrefix}-store`}
            value={purchase.store ?? ''}
            onChange={(event) => purchase.move(event.target.value)}
          >
            {product.stores.map(({ value, title }) => (
              <option key={value} value={value}>
                {title + lackAt(product, value)}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      {purchase.warning ? (
        <StoreWarning
          warning={purchase.warning}
          onChange={() => purchase.move(purchase.warning?.store ?? '', true)}
          onKeep={purchase.stay}
        />
      ) : null}
    </>
  )
}

/** What is left, and where else it is to be had when there are few or none here. */
export function Stock({ product, purchase }: PartProps) {
  const others = elsewhere(product, purchase.selection, purchase.store)
  const here = purchase.obstacle ?? stockSentence(purchase.offer)
  return <p className="b-product-stock">{here && others ? `${here}. ${others}` : here}</p>
}

export function Quantity({ purchase }: Pick<PartProps, 'purchase'>) {
  return (
    <NumericSpinner
      label={productTexts.quantity}
      value={purchase.quantity}
      min={1}
      max={purchase.offer?.quantity ?? 9999}
      disabled={purchase.obstacle !== null}
      tellsAll
      onChange={(quantity) => purchase.change({ quantity })}
    />
  )
}

export function AddButton({ purchase, text }: Pick<PartProps, 'purchase'> & { text?: string }) {
  return (
    <button
      className="button"
      type="submit"
      disabled={purchase.obstacle !== null}
      aria-busy={purchase.isBusy}
    >
      {purchase.isBusy ? productTexts.adding : text || common.add_to_cart}
    </button>
  )
}

/** Sends the form of a product; where the quantity is none, its field has the focus again. */
export function submitPurchase(event: FormEvent<HTMLFormElement>, purchase: Purchase): Promise<boolean> {
  event.preventDefault()
  if (!(purchase.quantity >= 1)) event.currentTarget.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  return purchase.add()
}

/** Beside the button that needs them. */
export function NeedsScripts() {
  return (
    <noscript>
      <p>{productTexts.needs_javascript}</p>
    </noscript>
  )
}

/** Says what came of the add, to those who do not see the button too. */
export function Added({ purchase }: Pick<PartProps, 'purchase'>) {
  return (
    <p className="b-product-spoken" role="status">
      {purchase.inCart === null ? null : (
        <>
          {productTexts.added({ count: purchase.inCart })} <a href="/cart">{productTexts.view_cart}</a>
        </>
      )}
    </p>
  )
}
