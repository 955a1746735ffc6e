/** The pages of one order: the receipt right after paying, and the order's own page for whoever holds its letter. */
import { theme } from '../texts/theme.ts'
import { common } from '#ui/texts/common.ts'

/** /checkout-complete as the server knows it; the runtime asks for the order and fills the receipt in. */
export function CheckoutComplete({ state }: { state: 'pending' | 'unknown' }) {
  return (
    <div className="receipt" data-checkout-state={state}>
      <h1>{state === 'pending' ? theme.one_moment : theme.no_order_to_show}</h1>
      <p className="page-intro" role="status">
        {state === 'pending' ? theme.payment_pending : theme.no_order_to_show_more}
      </p>
      <p className="receipt-ways">
        <a className="button" href="/t/products">
          {theme.to_shop}
        </a>{' '}
        <a className="more" href="/user/my-orders">
          {common.your_orders}
        </a>{' '}
        <a className="more" href="/order">
          {theme.find_without_account}
        </a>
      </p>
    </div>
  )
}

const findWords = () => ({
  asked: theme.find_order_intro,
  sent: theme.find_order_sent,
  incomplete: theme.find_order_incomplete,
  later: theme.find_order_later,
})

/** /order: the way to an order without an account. */
export function FindOrder({ state }: { state: keyof ReturnType<typeof findWords> }) {
  return (
    <div className="narrow">
      <h1>{theme.find_your_order}</h1>
      <p className="page-intro" role={state === 'asked' ? undefined : 'status'}>
        {findWords()[state]}
      </p>
      <form className="account-form" method="post" action="/order/find">
        <div className="field">
          <label htmlFor="find-number">{theme.order_number}</label>
          <input
            id="find-number"
            name="number"
            type="text"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <div className="field">
          <label htmlFor="find-email">{common.email}</label>
          <input
            id="find-email"
            name="email"
            type="email"
            inputMode="email"
            required
            maxLength={254}
            autoComplete="email"
          />
        </div>
        <button className="button" type="submit">
          {theme.send_link}
        </button>
      </form>
    </div>
  )
}

export interface OrderPageContext {
  number: string
  title: string
  line: string
  isTest: boolean
  /** It waits to be paid: where, how much, and until when it is held. */
  pay?: { url: string; amount: string; until: string }
  placed: string | null
  /** Items, then what is added and taken off, then the total. */
  rows: { title: string; detail: string; amount: string }[]
  /** Where it goes, or who picks it up. */
  address: string[]
  isPickup: boolean
  /** `url`: where it is followed, '' where nobody knows; `items`: what is in it. */
  parcels: { text: string; url: string; items: string }[]
  downloads: { title: string; url: string; detail: string }[]
  /** How to pay it, in the shop's own words; '' where it is not owed by arrangement. */
  instructions: string
}

/** /order/{number} */
export function OrderPage({
  number,
  title,
  line,
  isTest,
  pay,
  placed,
  rows,
  address,
  isPickup,
  parcels,
  downloads,
  instructions,
}: OrderPageContext) {
  return (
    <div className="receipt">
      {isTest ? <p className="receipt-test">{theme.test_payment}</p> : null}
      <h1>{title}</h1>
      <p className="page-intro">
        {placed ? theme.order_line_placed({ number, placed }) : theme.order_line({ number })}{' '}
        {pay ? theme.held_until({ until: pay.until }) : line}
      </p>
      {pay ? (
        <p className="receipt-ways">
          <a className="button" href={pay.url} rel="nofollow">
            {theme.pay_amount({ amount: pay.amount })}
          </a>
        </p>
      ) : null}
      {instructions ? (
        <section aria-labelledby="how-to-pay">
          <h2 id="how-to-pay">{theme.how_to_pay}</h2>
          <p className="receipt-instructions">{instructions}</p>
        </section>
      ) : null}
      {downloads.length > 0 ? (
        <section className="receipt-downloads" aria-labelledby="downloads">
          <h2 id="downloads">{theme.your_downloads}</h2>
          <ul>
            {downloads.map((file) => (
              <li key={file.url}>
                <a href={file.url} download="">
                  {file.title}
                </a>{' '}
                <small>{file.detail}</small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <dl>
        {rows.map((row, i) => (
          <ReceiptRow key={`${i} ${row.title}`} {...row} />
        ))}
      </dl>
      {address.length > 0 ? (
        <section aria-labelledby="address">
          <h2 id="address">{isPickup ? theme.pickup_by : theme.goes_to}</h2>
          <address>
            {address.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </address>
        </section>
      ) : null}
      {parcels.length > 0 ? (
        <section aria-labelledby="parcels">
          <h2 id="parcels">{isPickup ? theme.pickup : theme.parcels}</h2>
          <ul>
            {parcels.map((parcel, i) => (
              <li key={`${i} ${parcel.text}`}>
                {parcel.text}
                {parcel.url ? (
                  <>
                    {' '}
                    <a href={parcel.url} rel="nofollow noreferrer">
                      {theme.follow_parcel}
                    </a>
                  </>
                ) : null}
                {parcel.items ? (
                  <>
                    <br />
                    <small>{parcel.items}</small>
                  </>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function ReceiptRow({ title, detail, amount }: OrderPageContext['rows'][number]) {
  const isTotal = title === common.total
  return (
    <>
      <dt className={isTotal ? 'receipt-total' : undefined}>
        {title}
        {detail ? <small> {detail}</small> : null}
      </dt>
      <dd className={isTotal ? 'receipt-total' : undefined}>{amount}</dd>
    </>
  )
}
