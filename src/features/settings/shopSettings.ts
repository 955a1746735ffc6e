/** What a shop owner sets: currency, taxes, payments, documents (F-OPT-03, F-SHOP-13). */
import { z } from 'zod'
import { currencies } from './currencies.ts'
import { defineSetting } from './definition.ts'
import { currency, oneLine } from './values.ts'
import { settingTexts } from './texts/settingTexts.ts'
import { common } from '#ui/texts/common.ts'

export const shopSettings = {
  currency: defineSetting({
    schema: currency,
    default: '',
    access: 'public',
    group: 'shop',
    get title() {
      return common.currency
    },
    get description() {
      return settingTexts.currency_text
    },
    field: {
      type: 'dropdown',
      changed_at: {
        path: '/user/settings/currency',
        get title() {
          return settingTexts.change_currency
        },
      },
      get choices() {
        return currencies().map(({ code, name, symbol }) => ({
          title: `${code} · ${name} (${symbol})`,
          value: code,
        }))
      },
    },
  }),
  'shop.order_email': defineSetting({
    schema: z.union([z.literal(''), z.email().max(254)]),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.order_email
    },
    get description() {
      return settingTexts.order_email_text
    },
    field: { type: 'string' },
  }),
  'shop.prices_include_tax': defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.prices_include_tax
    },
    get description() {
      return settingTexts.prices_include_tax_text
    },
    field: { type: 'bool' },
  }),
  'shop.base_country': defineSetting({
    schema: z.string().regex(/^$|^[A-Z]{2}$/, { error: () => settingTexts.bad_country }),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.shop_country
    },
    get description() {
      return settingTexts.shop_country_text
    },
    field: { type: 'string', placeholder: 'GB' },
  }),
  'shop.stripe_key_secret': defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^(sk|rk)_(test|live)_\w{8,240}$/, { error: () => settingTexts.bad_stripe_key }),
    ]),
    default: '',
    access: 'settings.shop',
    isSensitive: true,
    group: 'shop',
    get title() {
      return settingTexts.stripe_key
    },
    get description() {
      return settingTexts.stripe_key_text
    },
    field: { type: 'string' },
  }),
  'shop.stripe_webhook_secret': defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .trim()
        .regex(/^whsec_\w{8,240}$/, { error: () => settingTexts.bad_webhook_secret }),
    ]),
    default: '',
    access: 'settings.shop',
    isSensitive: true,
    group: 'shop',
    get title() {
      return settingTexts.webhook_secret
    },
    get description() {
      return settingTexts.webhook_secret_text
    },
    field: { type: 'string' },
  }),
  'shop.manual_payments': defineSetting({
    schema: z.boolean(),
    default: false,
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.pay_by_arrangement
    },
    get description() {
      return settingTexts.pay_by_arrangement_text
    },
    field: { type: 'bool' },
  }),
  'shop.payment_instructions': defineSetting({
    schema: z.string().trim().max(2000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.how_to_pay
    },
    get description() {
      return settingTexts.how_to_pay_text
    },
    field: { type: 'text' },
  }),
  'shop.invoice_sender': defineSetting({
    schema: z.string().max(1000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.invoice_sender
    },
    get description() {
      return settingTexts.invoice_sender_text
    },
    field: { type: 'text' },
  }),
  'shop.invoice_prefix': defineSetting({
    schema: oneLine(20),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.invoice_prefix
    },
    get description() {
      return settingTexts.invoice_prefix_text
    },
    field: { type: 'string', placeholder: 'INV-' },
  }),
  'shop.invoice_note': defineSetting({
    schema: z.string().max(1000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.invoice_foot
    },
    get description() {
      return settingTexts.invoice_foot_text
    },
    field: { type: 'text' },
  }),
  'shop.low_stock_at': defineSetting({
    schema: z.int().min(0).max(100_000),
    default: 5,
    access: 'settings.shop',
    group: 'shop',
    get title() {
      return settingTexts.low_stock
    },
    get description() {
      return settingTexts.low_stock_text
    },
    field: { type: 'number' },
  }),
}
