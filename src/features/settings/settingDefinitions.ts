/** Every setting of the site: the typed registry (F-OPT-01, F-OPT-03, F-OPT-04). What is not here is not a setting. */
import { z } from 'zod'
import { defineSetting } from './definition.ts'
import { language, languages } from './languages.ts'
import { shopSettings } from './shopSettings.ts'
import {
  adminMenu,
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
    description: 'In the browser’s title, the header and every email.',
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
    title: 'Email address',
    description: 'Emails come from this address; visitors may see it.',
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
    description: 'Links in emails and feeds begin with it. SITE_URL of the environment goes first.',
    field: { type: 'string', placeholder: 'https://example.com' },
  }),
  site_language: defineSetting({
    schema: language,
    default: 'en',
    access: 'public',
    group: 'site',
    title: 'Language',
    description: 'What your pages are written in: how they are read aloud, hyphenated, translated and found.',
    field: { type: 'dropdown', choices: languages().map(({ code, name }) => ({ title: name, value: code })) },
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
  comments_held_links: defineSetting({
    schema: z.int().min(0).max(100),
    default: 2,
    access: 'comments.moderate',
    group: 'reading',
    title: 'Links in a comment',
    description: 'A comment with this many links or more waits for approval. 0: links never hold a comment.',
    field: { type: 'number' },
  }),
  comments_held_words: defineSetting({
    schema: z.array(oneLine(60)).max(500),
    default: ['viagra', 'cialis', 'casino', 'payday loan', 'porn'],
    access: 'comments.moderate',
    group: 'reading',
    title: 'Words that wait',
    description: 'A comment with one of these words waits for approval.',
    field: { type: 'string_arr' },
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
    description:
      'Stand as “Shortcuts” in the menu of the dashboard, for everybody who may open what they lead to. A path is one of this site: /user/orders, /about.',
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
        .regex(/^smtps?:\/\/\S+$/, 'The address of a mail server begins with smtp:// or smtps://.'),
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
  ...shopSettings,
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

/** What the setting of that name is called on its screen; a name that no setting has any more stays as it is. */
export const settingTitle = (name: string): string =>
  isSettingName(name) ? settingDefinitions[name].title : name.replaceAll('_', ' ')
