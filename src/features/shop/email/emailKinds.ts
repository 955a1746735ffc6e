/** Every letter that the shop writes: to whom, what it may name, and its text while nobody has written another. */
import { lowStock } from './texts/lowStock.ts'

export const emailKinds = [
  'placed',
  'pay',
  'paid',
  'shipped',
  'ready',
  'refunded',
  'cancelled',
  'failed',
  'downloads',
  'link',
  'new',
  'disputed',
  'low_stock',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** Letters to the buyer of one order; they can be sent again. */
export const orderEmails = [
  'placed',
  'pay',
  'paid',
  'shipped',
  'ready',
  'refunded',
  'cancelled',
  'failed',
  'downloads',
  'link',
] as const
export type OrderEmail = (typeof orderEmails)[number]

export interface EmailTemplate {
  subject: string
  /** Paragraphs with an empty line between them. */
  text: string
}

export interface EmailDefinition extends EmailTemplate {
  title: string
  /** The given text where something of the order is still to come, and where this is the last of it. */
  ofPart?: { part: EmailTemplate; rest: EmailTemplate }
  /** When it is sent, for whoever edits it. */
  moment: string
  to: 'buyer' | 'shop'
  placeholders: readonly Placeholder[]
}

/** What stands for something in a text, as `{order_number}`. */
export const placeholderTitles = {
  site_name: 'Name of the site',
  site_address: 'Address of the site',
  order_number: 'Number of the order',
  order_link: 'Link to the order',
  order_lines: 'Items in this email',
  lines_to_come: 'Items still to come',
  customer_name: 'Name of the buyer',
  customer_email: 'Email address of the buyer',
  delivery: 'Where it goes',
  total: 'Sum of the order',
  amount_due: 'Amount due',
  payment_instructions: 'Payment instructions',
  held_until: 'Day until which it is held',
  tracking: 'Carrier and tracking number',
  refund_amount: 'Money that goes back',
  refund_reason: 'Reason of the refund',
  download_links: 'Links to the bought files',
  stock_lines: 'What is running out, one line each',
  stock_link: 'Link to the stock',
} as const
export type Placeholder = keyof typeof placeholderTitles

const ofSite = ['site_name', 'site_address'] as const
const ofOrder = [
  ...ofSite,
  'order_number',
  'order_link',
  'order_lines',
  'customer_name',
  'customer_email',
  'delivery',
  'total',
  'payment_instructions',
] as const
const foot = '{site_name} {site_address}'
const bought = '{order_lines}\n\nTotal: {total}'
const link = '[See your order]({order_link})'
const toCome = 'The rest follows: {lines_to_come}'

const sentText = (what: string): EmailTemplate => ({
  subject: `{site_name}: ${what} is on its way ({order_number})`,
  text: `${what} is on its way.\n\nTracking: {tracking}\n\nIn this parcel: {order_lines}\n\n${toCome}\n\n${link}\n\n${foot}`,
})

const readyText = (what: string): EmailTemplate => ({
  subject: `{site_name}: ${what} is ready to be picked up ({order_number})`,
  text: `${what} is ready for you.\n\n{delivery}\n\n{amount_due} is still to be paid.\n\nHow to pay: {payment_instructions}\n\nTo pick up: {order_lines}\n\n${toCome}\n\n${link}\n\n${foot}`,
})

export const emailDefinitions: Record<EmailKind, EmailDefinition> = {
  placed: {
    title: 'Order confirmed',
    moment: 'The moment an order is placed.',
    to: 'buyer',
    placeholders: ofOrder,
    subject: '{site_name}: Thank you for your order ({order_number})',
    text: `We have your order and will get it ready.\n\n${link}\n\n${bought}\n\nHow to pay: {payment_instructions}\n\n{delivery}\n\n${foot}`,
  },
  pay: {
    title: 'Please pay',
    moment: 'When you make an order for somebody and have its payment link sent.',
    to: 'buyer',
    placeholders: [...ofOrder, 'held_until'],
    subject: '{site_name}: Please pay your order ({order_number})',
    text: `We have written your order down. It is yours once it is paid.\n\n[Look at it and pay]({order_link})\n\n${bought}\n\nWe hold it for you until {held_until}.\n\n{delivery}\n\n${foot}`,
  },
  paid: {
    title: 'Payment received',
    moment: 'When you mark an order as paid that was placed before.',
    to: 'buyer',
    placeholders: ofOrder,
    subject: '{site_name}: We have your payment ({order_number})',
    text: `Thank you, your payment has arrived.\n\n${link}\n\n${bought}\n\n{delivery}\n\n${foot}`,
  },
  shipped: {
    title: 'Parcel sent',
    moment: 'When you record a parcel.',
    to: 'buyer',
    placeholders: [...ofOrder, 'tracking', 'lines_to_come'],
    ...sentText('Your order'),
    ofPart: { part: sentText('A part of your order'), rest: sentText('The rest of your order') },
  },
  ready: {
    title: 'Ready for pickup',
    moment: 'When an order waits to be collected.',
    to: 'buyer',
    placeholders: [...ofOrder, 'amount_due', 'lines_to_come'],
    ...readyText('Your order'),
    ofPart: { part: readyText('A part of your order'), rest: readyText('The rest of your order') },
  },
  refunded: {
    title: 'Money given back',
    moment: 'When a refund has gone through.',
    to: 'buyer',
    placeholders: [...ofOrder, 'refund_amount', 'refund_reason'],
    subject: '{site_name}: Your refund ({order_number})',
    text: `We have sent money back to you.\n\nRefund: {refund_amount}\n\nReason: {refund_reason}\n\nRefunded: {order_lines}\n\n${link}\n\n${foot}`,
  },
  cancelled: {
    title: 'Order cancelled',
    moment: 'When you cancel a placed order.',
    to: 'buyer',
    placeholders: [...ofOrder, 'refund_amount'],
    subject: '{site_name}: Your order is cancelled ({order_number})',
    text: `Your order is cancelled.\n\n{refund_amount} goes back to you.\n\nCancelled: {order_lines}\n\n${link}\n\n${foot}`,
  },
  failed: {
    title: 'Payment failed',
    moment: 'When a payment does not go through.',
    to: 'buyer',
    placeholders: ofOrder,
    subject: '{site_name}: Your payment did not go through ({order_number})',
    text: `No money was taken; your items are back in the shop.\n\n${link}\n\n${bought}\n\n${foot}`,
  },
  downloads: {
    title: 'Downloads',
    moment: 'When a digital product is paid.',
    to: 'buyer',
    placeholders: [...ofOrder, 'download_links'],
    subject: '{site_name}: Your downloads ({order_number})',
    text: `Your files are ready.\n\n{download_links}\n\n${link}\n\n${foot}`,
  },
  link: {
    title: 'Link to the order',
    moment: 'When a guest asks for it by number and address.',
    to: 'buyer',
    placeholders: ofOrder,
    subject: '{site_name}: Your order ({order_number})',
    text: `You asked for the link to your order. Whoever has it sees the order, so keep it to yourself.\n\n${link}\n\n${foot}`,
  },
  new: {
    title: 'New order',
    moment: 'The moment an order is placed.',
    to: 'shop',
    placeholders: ofOrder,
    subject: '{site_name}: New order ({order_number})',
    text: `A new order has come in.\n\n[Open the order]({order_link})\n\n{customer_name} {customer_email}\n\n${bought}\n\n{delivery}\n\n${foot}`,
  },
  disputed: {
    title: 'Payment disputed',
    moment: 'When a buyer’s bank asks for the money back.',
    to: 'shop',
    placeholders: ofOrder,
    subject: '{site_name}: A payment is disputed ({order_number})',
    text: `The bank of the buyer asks for the money back. Answer at the payment provider before its date.\n\n[Open the order]({order_link})\n\n${bought}\n\n${foot}`,
  },
  low_stock: {
    get title() {
      return lowStock.title
    },
    get moment() {
      return lowStock.moment
    },
    to: 'shop',
    placeholders: [...ofSite, 'stock_lines', 'stock_link'],
    get subject() {
      return lowStock.subject
    },
    get text() {
      return lowStock.text
    },
  },
}

export function isOrderEmail(kind: string): kind is OrderEmail {
  return (orderEmails as readonly string[]).includes(kind)
}
