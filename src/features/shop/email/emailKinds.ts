/** Every email that the shop writes: to whom, what it may name, and its text while nobody has written another. */
import { emailTexts } from './texts/emailTexts.ts'
import { lowStock } from './texts/lowStock.ts'
import type { placeholderTitles } from './texts/placeholderTitles.ts'

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

/** Emails to the buyer of one order; they can be sent again. */
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
type Part = `${'shipped' | 'ready'}_${'part' | 'rest'}`

/** The given text, in the language that holds when it is read. */
const given = (name: Part): EmailTemplate => ({
  get subject() {
    return emailTexts[`${name}_subject`]
  },
  get text() {
    return emailTexts[`${name}_text`]
  },
})

/** An email about an order: what people read of it is in the language that holds when it is read. */
const aboutOrder = (
  kind: Exclude<EmailKind, 'low_stock'>,
  to: EmailDefinition['to'],
  placeholders: EmailDefinition['placeholders'],
): EmailDefinition => ({
  to,
  placeholders,
  ...((kind === 'shipped' || kind === 'ready') && {
    ofPart: { part: given(`${kind}_part`), rest: given(`${kind}_rest`) },
  }),
  get title() {
    return emailTexts[`${kind}_title`]
  },
  get moment() {
    return emailTexts[`${kind}_moment`]
  },
  get subject() {
    return emailTexts[`${kind}_subject`]
  },
  get text() {
    return emailTexts[`${kind}_text`]
  },
})

export const emailDefinitions: Record<EmailKind, EmailDefinition> = {
  placed: aboutOrder('placed', 'buyer', ofOrder),
  pay: aboutOrder('pay', 'buyer', [...ofOrder, 'held_until']),
  paid: aboutOrder('paid', 'buyer', ofOrder),
  shipped: aboutOrder('shipped', 'buyer', [...ofOrder, 'tracking', 'lines_to_come']),
  ready: aboutOrder('ready', 'buyer', [...ofOrder, 'amount_due', 'lines_to_come']),
  refunded: aboutOrder('refunded', 'buyer', [...ofOrder, 'refund_amount', 'refund_reason']),
  cancelled: aboutOrder('cancelled', 'buyer', [...ofOrder, 'refund_amount']),
  failed: aboutOrder('failed', 'buyer', ofOrder),
  downloads: aboutOrder('downloads', 'buyer', [...ofOrder, 'download_links']),
  link: aboutOrder('link', 'buyer', ofOrder),
  new: aboutOrder('new', 'shop', ofOrder),
  disputed: aboutOrder('disputed', 'shop', ofOrder),
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
