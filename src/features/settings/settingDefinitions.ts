/** Every setting of the site: the typed registry (F-OPT-01, F-OPT-03, F-OPT-04). What is not here is not a setting. */
import { z } from 'zod'
import { currencies } from './currencies.ts'
import { defineSetting } from './definition.ts'
import {
  adminMenu,
  currency,
  dashboardSetting,
  fontList,
  oneLine,
  picture,
  postId,
  themeTokens,
  timeZone,
} from './values.ts'

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]

export const settingDefinitions = {
  site_name: defineSetting({
    schema: oneLine(100).min(1),
    default: 'Plinth',
    access: 'public',
    group: 'site',
    title: 'Name of the site',
    description: 'In the browser’s title, the header and every letter.',
    field: { type: 'string' },
  }),
  site_logo: defineSetting({
    schema: picture,
    default: '',
    access: 'public',
    group: 'site',
    title: 'Logo',
    description: 'A picture for the header; without one the name is shown.',
    field: { type: 'file' },
  }),
  site_icon: defineSetting({
    schema: picture,
    default: '',
    access: 'public',
    group: 'site',
    title: 'Icon',
    description: 'A small square picture for tabs and bookmarks.',
    field: { type: 'file' },
  }),
  site_email: defineSetting({
    schema: z.union([z.literal(''), z.email().max(254)]),
    default: '',
    access: 'public',
    isSensitive: true,
    group: 'site',
    title: 'E-mail address',
    description: 'Letters come from this address; visitors may see it.',
    field: { type: 'string', placeholder: 'hello@example.com' },
  }),
  site_url: defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .url({ protocol: /^https?$/ })
        .max(200)
        .transform((url) => new URL(url).origin),
    ]),
    default: '',
    access: 'public',
    isSensitive: true,
    group: 'site',
    title: 'Address of the site',
    description: 'Links in letters and feeds begin with it. SITE_URL of the environment goes first.',
    field: { type: 'string', placeholder: 'https://example.com' },
  }),
  time_zone: defineSetting({
    schema: timeZone,
    default: 'UTC',
    access: 'public',
    group: 'site',
    title: 'Time zone',
    description: 'For dates on pages and for planned publishing.',
    field: {
      type: 'dropdown',
      choices: timeZones.map((name) => ({ title: name.replaceAll('_', ' '), value: name })),
    },
  }),
  announcement: defineSetting({
    schema: oneLine(300),
    default: '',
    access: 'public',
    group: 'site',
    title: 'Announcement',
    description: 'One line above every page; empty for none.',
    field: { type: 'string' },
  }),
  home_post_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'reading',
    title: 'Home page',
    description: 'What / shows.',
    field: { type: 'post', post_type: 'page' },
  }),
  search_engines: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'public',
    group: 'reading',
    title: 'Search engines may list the site',
    description: 'Off, every page and robots.txt ask them not to. Single pages are left out in their editor.',
    field: { type: 'bool' },
  }),
  header_menu_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'reading',
    title: 'Menu in the header',
    description: 'The menu at the top of every page.',
    field: { type: 'post', post_type: 'menu' },
  }),
  footer_menu_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'reading',
    title: 'Menu in the footer',
    description: 'The menu at the end of every page.',
    field: { type: 'post', post_type: 'menu' },
  }),
  comments_first_pending: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'comments.moderate',
    group: 'reading',
    title: 'First comment waits',
    description: 'The first comment of an account is shown once somebody has approved it.',
    field: { type: 'bool' },
  }),
  theme_tokens: defineSetting({
    schema: themeTokens,
    default: {},
    access: 'public',
    group: 'design',
    title: 'Design values',
    description: 'Colours, type and spacing that differ from the theme’s own.',
    field: { type: 'tokens' },
  }),
  custom_fonts: defineSetting({
    schema: fontList,
    default: [],
    access: 'public',
    group: 'design',
    title: 'Fonts',
    description: 'Offered in the editor beside the eight built-in ones.',
    field: {
      type: 'arr-object',
      fields: [
        { name: 'title', title: 'Name', type: 'string' },
        { name: 'value', title: 'CSS font family', type: 'string' },
      ],
    },
  }),
  admin_menu: defineSetting({
    schema: adminMenu,
    default: [],
    access: 'dashboard.view',
    group: 'dashboard',
    title: 'Own menu entries',
    description: 'More entries in the menu of the dashboard.',
    field: {
      type: 'arr-object',
      fields: [
        { name: 'title', title: 'Title', type: 'string' },
        { name: 'path', title: 'Path', type: 'string' },
        { name: 'icon', title: 'Icon', type: 'string' },
      ],
    },
  }),
  dashboard_setting: defineSetting({
    schema: dashboardSetting,
    default: { order: [], hidden: [] },
    access: 'dashboard.view',
    group: 'dashboard',
    title: 'Tiles of the dashboard',
    description: 'Their order, and which are hidden.',
    field: { type: 'structure' },
  }),
  smtp_url_secret: defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .max(500)
        .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://'),
    ]),
    default: '',
    access: 'settings.write',
    isSensitive: true,
    group: 'mail',
    title: 'Mail server',
    description:
      'smtps://user:password@host:465. SMTP_URL of the environment goes first. It is never shown again.',
    field: { type: 'string', placeholder: 'smtps://user:password@mail.example.com:465' },
  }),
  currency: defineSetting({
    schema: currency,
    default: '',
    access: 'public',
    group: 'shop',
    title: 'Currency',
    description: 'Of all prices. It cannot be mixed.',
    field: {
      type: 'dropdown',
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
    title: 'Letters about orders',
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
    schema: z.string().regex(/^$|^[A-Z]{2}$/, 'must be a country code of two letters, such as GB'),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Country of the shop',
    description: 'Taxes are shown for it until a buyer has given an address.',
    field: { type: 'string', placeholder: 'GB' },
  }),
  'shop.stripe_key_secret': defineSetting({
    schema: z.union([z.literal(''), z.string().trim().regex(/^(sk|rk)_(test|live)_\w{8,240}$/, 'must be a secret or restricted key of Stripe: it starts with sk_ or rk_')]),
    default: '',
    access: 'settings.shop',
    isSensitive: true,
    group: 'shop',
    title: 'Secret key of Stripe',
    description: 'STRIPE_SECRET_KEY of the environment goes first. It is never shown again. Until there is one, payments are test payments.',
    field: { type: 'string' },
  }),
  'shop.stripe_webhook_secret': defineSetting({
    schema: z.union([z.literal(''), z.string().trim().regex(/^whsec_\w{8,240}$/, 'must be the signing secret of a webhook of Stripe: it starts with whsec_')]),
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
  'shop.invoice_sender': defineSetting({
    schema: z.string().max(1000),
    default: '',
    access: 'settings.shop',
    group: 'shop',
    title: 'Sender of invoices',
    description: 'Name, address and tax number as they must stand on an invoice; without it the name of the site does.',
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

export type SettingName = keyof typeof settingDefinitions
export type SettingValue<Name extends SettingName> = (typeof settingDefinitions)[Name]['default']

/** Own keys only: `constructor` and its like are no settings. */
export function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingDefinitions, name)
}

export const settingNames: readonly SettingName[] = Object.keys(settingDefinitions).filter(isSettingName)

/** Secrets are written, never read back (F-OPT-05). */
export const isSecretName = (name: string): boolean => name.endsWith('_secret')
