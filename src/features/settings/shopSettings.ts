/** What a shop owner sets: currency, taxes, payments, papers (F-OPT-03, F-SHOP-13). */
import { z } from 'zod'
import { currencies } from './currencies.ts'
import { defineSetting } from './definition.ts'
import { currency, oneLine } from './values.ts'

export const shopSettings = {
  currency: defineSetting({
    schema: currency,
    default: '',
    access: 'public',
    group: 'shop',
    title: 'Currency',
    description: 'Of all prices. A change of it shows first what happens to them.',
    field: {
      type: 'dropdown',
      changed_at: { path: '/user/settings/currency', title: 'Change the currency' },
      choices: currencies().map(({ code, name, symbol }) => ({
        title: `${code} · ${name} (${symbol})`,
        value: code,
      })),
    },
  }),
  'shop.order_email': defineSetting({
    schema: z.union([z.literal(''), z.email().max(254)]),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Emails about orders',
    description: 'Who is told of a new order; empty for nobody.',
    field: { type: 'string' },
  }),
  'shop.prices_include_tax': defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'settings.shop',
    group: 'shop',
    title: 'Prices include tax',
    description: 'Whether the prices that you enter hold the tax already.',
    field: { type: 'bool' },
  }),
  'shop.base_country': defineSetting({
    schema: z.string().regex(/^$|^[A-Z]{2}$/, 'Please enter a country code of two letters, such as GB.'),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Country of the shop',
    description: 'Taxes are shown for it until a buyer has given an address.',
    field: { type: 'string', placeholder: 'GB' },
  }),
  'shop.stripe_key_secret': defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(
          /^(sk|rk)_(test|live)_\w{8,240}$/,
          'This is no secret or restricted key of Stripe: it starts with sk_ or rk_.',
        ),
    ]),
    default: '',
    access: 'settings.shop',
    isSensitive: true,
    group: 'shop',
    title: 'Secret key of Stripe',
    description:
      'STRIPE_SECRET_KEY of the environment goes first. It is never shown again. Until there is one, payments are test payments.',
    field: { type: 'string' },
  }),
  'shop.stripe_webhook_secret': defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(
          /^whsec_\w{8,240}$/,
          'This is no signing secret of a webhook of Stripe: it starts with whsec_.',
        ),
    ]),
    default: '',
    access: 'settings.shop',
    isSensitive: true,
    group: 'shop',
    title: 'Signing secret of the webhook of Stripe',
    description: 'STRIPE_WEBHOOK_SECRET of the environment goes first. It is never shown again.',
    field: { type: 'string' },
  }),
  'shop.manual_payments': defineSetting({
    schema: z.boolean(),
    default: false,
    access: 'settings.shop',
    group: 'shop',
    title: 'Pay by arrangement',
    description: 'Buyers may order and pay later, by transfer or at the counter.',
    field: { type: 'bool' },
  }),
  'shop.payment_instructions': defineSetting({
    schema: z.string().trim().max(2000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'How to pay by arrangement',
    description:
      'Such as your bank account. Buyers who pay later read it at the checkout, on their order and in its email.',
    field: { type: 'text' },
  }),
  'shop.invoice_sender': defineSetting({
    schema: z.string().max(1000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Sender of invoices',
    description:
      'Name, address and tax number as they must stand on an invoice; without it the name of the site does.',
    field: { type: 'text' },
  }),
  'shop.invoice_prefix': defineSetting({
    schema: oneLine(20),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Before the number of an invoice',
    description: 'Such as INV-. The numbers themselves come one after another and have no gaps.',
    field: { type: 'string', placeholder: 'INV-' },
  }),
  'shop.invoice_note': defineSetting({
    schema: z.string().max(1000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'At the foot of an invoice',
    description: 'Such as a bank account, or thanks.',
    field: { type: 'text' },
  }),
  'shop.low_stock_at': defineSetting({
    schema: z.int().min(0).max(100_000),
    default: 5,
    access: 'settings.shop',
    group: 'shop',
    title: 'Low stock from',
    description: 'The dashboard warns when this many or fewer are left.',
    field: { type: 'number' },
  }),
}
