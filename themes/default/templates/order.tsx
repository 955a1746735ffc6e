/** The pages of one order: the receipt right after paying, and the order's own page for whoever holds its letter. */

/** /checkout-complete as the server knows it; the runtime asks for the order and fills the receipt in. */
export function CheckoutComplete({ state }: { state: 'pending' | 'unknown' }) {
  return (
    <div className="receipt" data-checkout-state={state}>
      <h1>{state === 'pending' ? 'One moment' : 'No order to show'}</h1>
      <p className="page-intro" role="status">
        {state === 'pending'
          ? 'The payment is being confirmed. This page looks again by itself.'
          : 'This page shows an order right after it was paid. Signed in, you find all of yours in your account.'}
      </p>
      <p className="receipt-ways">
        <a className="button" href="/t/products">
          Go to the shop
        </a>{' '}
        <a className="more" href="/user/my-orders">
          Your orders
        </a>{' '}
        <a className="more" href="/order">
          Find an order without an account
        </a>
      </p>
    </div>
  )
}

const findWords = {
  asked: 'Its number stands in every letter about it. We send you the link of its page.',
  sent: 'If there is such an order with that address, a letter with its link is on its way.',
  incomplete: 'Please give both, the number of the order and the email address it was made with.',
  later: 'That was asked for very often. Please try again in an hour.',
} as const

/** /order: the way to an order without an account. */
export function FindOrder({ state }: { state: keyof typeof findWords }) {
  return (
    <div className="narrow">
      <h1>Find your order</h1>
      <p className="page-intro" role={state === 'asked' ? undefined : 'status'}>
        {findWords[state]}
      </p>
      <form className="account-form" method="post" action="/order/find">
        <div className="field">
          <label htmlFor="find-number">Number of the order</label>
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
          <label htmlFor="find-email">Email</label>
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
          Send me the link
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
      {isTest ? <p className="receipt-test">TEST PAYMENT - no money moves</p> : null}
      <h1>{title}</h1>
      <p className="page-intro">
        Order {number}
        {placed ? `, ${placed}` : ''}. {pay ? `It is held for you until ${pay.until}.` : line}
      </p>
      {pay ? (
        <p className="receipt-ways">
          <a className="button" href={pay.url} rel="nofollow">
            Pay {pay.amount}
          </a>
        </p>
      ) : null}
      {instructions ? (
        <section aria-labelledby="how-to-pay">
          <h2 id="how-to-pay">How to pay</h2>
          <p className="receipt-instructions">{instructions}</p>
        </section>
      ) : null}
      {downloads.length > 0 ? (
        <section className="receipt-downloads" aria-labelledby="downloads">
          <h2 id="downloads">Your downloads</h2>
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
          <h2 id="address">{isPickup ? 'Pickup by' : 'Goes to'}</h2>
          <address>
            {address.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </address>
        </section>
      ) : null}
      {parcels.length > 0 ? (
        <section aria-labelledby="parcels">
          <h2 id="parcels">{isPickup ? 'Pickup' : 'Parcels'}</h2>
          <ul>
            {parcels.map((parcel, i) => (
              <li key={`${i} ${parcel.text}`}>
                {parcel.text}
                {parcel.url ? (
                  <>
                    {' '}
                    <a href={parcel.url} rel="nofollow noreferrer">
                      Follow this parcel
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
  const isTotal = title === 'Total'
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
