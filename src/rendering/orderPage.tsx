/** /order/{number}?token=: an order for whoever holds its email, without an account. Anything else is not found. */
import { orderByToken, orderTexts, parcelText, refundedText, type BuyerOrder } from '#features/shop/index.ts'
import { readSetting } from '#features/settings/index.ts'
import { addressLines } from '#blocks/cart/addressLines.ts'
import type { SourceContext } from '#blocks/source.ts'
import { OrderPage, type OrderPageContext } from '#themes/default/index.tsx'
import { problem } from '#platform/operations/problem.ts'
import { choiceText } from '#ui/choiceText.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { costText, formatPrice } from '#ui/price.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'
import type { SystemPage } from './systemPage.ts'
import { pages } from './texts/pages.ts'
import { common } from '#ui/texts/common.ts'

const longestToken = 200

/** @throws Problem path.unknown (404) where the token is not that order's */
export async function orderPage({ platform, db, page, query }: SourceContext): Promise<SystemPage> {
  const number = page.path.slice('/order/'.length)
  const token = query.get('token') ?? ''
  const order = token.length <= longestToken ? await orderByToken(platform, number, token) : null
  if (!order) throw problem('path.unknown', { path: page.path })
  const timeZone = await readSetting(db, 'time_zone')
  const inside = <OrderPage {...detailsOf(order, timeZone)} />
  return {
    title: pages.order_number({ number: order.number }),
    inside,
    content: { css: '', islands: [] },
    isShared: false,
    isIndexed: false,
    isOpenedByKey: true,
  }
}

function detailsOf(order: BuyerOrder, timeZone: string): OrderPageContext {
  const exponent = decimalsOf(order.currency)
  const currency = { code: order.currency, symbol: order.currency_symbol, exponent }
  const money = (minor: number) => formatPrice(minor, currency)
  const cost = (minor: number) => costText(minor, currency)
  const day = (time: string) => formatLongDate(new Date(time), timeZone)
  const row = (title: string, amount: string, detail = '') => ({ title, detail, amount })
  const { address } = order
  return {
    number: order.number,
    ...orderTexts(order),
    isTest: order.is_test,
    ...(order.pay_url &&
      order.held_until && {
        pay: { url: order.pay_url, amount: money(order.total_minor), until: day(order.held_until) },
      }),
    placed: order.placed_at && day(order.placed_at),
    rows: [
      ...order.lines.map((line) => {
        const details = [...line.choices.map(choiceText), refundedText(line)].filter(Boolean).join(', ')
        return row(
          line.quantity > 1 ? `${line.quantity} × ${line.title}` : line.title,
          cost(line.unit_minor * line.quantity),
          details,
        )
      }),
      ...(order.discount_minor > 0
        ? [row(common.discount, `−${money(order.discount_minor)}`, order.discount_code ?? '')]
        : []),
      ...(order.shipping_title ? [row(order.shipping_title, cost(order.shipping_minor))] : []),
      ...(order.tax_minor > 0
        ? [row(order.prices_include_tax ? pages.tax_included : common.tax, money(order.tax_minor))]
        : []),
      row(common.total, money(order.total_minor)),
      ...(order.refunded_minor > 0 ? [row(common.refunded, `−${money(order.refunded_minor)}`)] : []),
    ],
    address: address ? addressLines(address) : [order.pickup_name].filter(Boolean),
    isPickup:
      order.pickup_name !== '' ||
      (order.shipments.length > 0 && order.shipments.every(({ is_pickup }) => is_pickup)),
    parcels: order.shipments.map((parcel) => ({
      text: [
        day(parcel.created_at),
        parcel.is_pickup
          ? order.fulfilment_state === 'picked_up'
            ? pages.picked_up
            : pages.ready_for_pickup
          : parcel.carrier,
        parcel.tracking,
      ]
        .filter(Boolean)
        .join(', '),
      url: parcel.tracking_url,
      items: parcelText(parcel.lines),
    })),
    instructions: order.payment_instructions,
    downloads: order.downloads.map(({ title, url, remaining, expires_at }) => ({
      title,
      url,
      detail: pages.downloads_left({ count: remaining, day: day(expires_at) }),
    })),
  }
}
