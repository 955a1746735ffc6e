/** Every setting of the site: the typed registry (F-OPT-01, F-OPT-03, F-OPT-04). What is not here is not a setting. */
import { z } from 'zod'
import { defineSetting } from './definition.ts'
import { language, languages } from './languages.ts'
import { designSettings } from './designSettings.ts'
import { headerSettings } from './headerSettings.ts'
import { newsletterSettings } from './newsletterSettings.ts'
import { shopSettings } from './shopSettings.ts'
import {
  adminMenu,
  cssValue,
  dashboardSetting,
  fontList,
  oneLine,
  ownFonts,
  picture,
  postId,
  themeTokens,
  timeZone,
} from './values.ts'
import { settingTexts } from './texts/settingTexts.ts'
import { common } from '#ui/texts/common.ts'

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]

export const settingDefinitions = {
  site_name: defineSetting({
    schema: oneLine(100).min(1),
    default: 'Plinth',
    access: 'public',
    group: 'site',
    get title() {
      return settingTexts.site_name
    },
    get description() {
      return settingTexts.site_name_text
    },
    field: { type: 'string' },
  }),
  site_logo: defineSetting({
    schema: picture,
    default: '',
    access: 'public',
    group: 'site',
    get title() {
      return settingTexts.logo
    },
    get description() {
      return settingTexts.logo_text
    },
    field: { type: 'file' },
  }),
  site_icon: defineSetting({
    schema: picture,
    default: '',
    access: 'public',
    group: 'site',
    get title() {
      return settingTexts.icon
    },
    get description() {
      return settingTexts.icon_text
    },
    field: { type: 'file' },
  }),
  site_email: defineSetting({
    schema: z.union([z.literal(''), z.email().max(254)]),
    default: '',
    access: 'public',
    isSensitive: true,
    group: 'site',
    get title() {
      return common.email_address
    },
    get description() {
      return settingTexts.site_email_text
    },
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
    get title() {
      return settingTexts.site_url
    },
    get description() {
      return settingTexts.site_url_text
    },
    field: { type: 'string', placeholder: 'https://example.com' },
  }),
  site_language: defineSetting({
    schema: language,
    default: 'en',
    access: 'public',
    group: 'site',
    get title() {
      return settingTexts.language
    },
    get description() {
      return settingTexts.language_text
    },
    field: {
      type: 'dropdown',
      get choices() {
        return languages().map(({ code, name }) => ({ title: name, value: code }))
      },
    },
  }),
  time_zone: defineSetting({
    schema: timeZone,
    default: 'UTC',
    access: 'public',
    group: 'site',
    get title() {
      return settingTexts.time_zone
    },
    get description() {
      return settingTexts.time_zone_text
    },
    field: {
      type: 'dropdown',
      choices: timeZones.map((name) => ({ title: name.replaceAll('_', ' '), value: name })),
    },
  }),
  home_post_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'reading',
    get title() {
      return settingTexts.home_page
    },
    get description() {
      return settingTexts.home_page_text
    },
    field: { type: 'post', post_type: 'page' },
  }),
  search_engines: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'public',
    group: 'reading',
    get title() {
      return settingTexts.indexable
    },
    get description() {
      return settingTexts.indexable_text
    },
    field: { type: 'bool' },
  }),
  comments_first_pending: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'comments.moderate',
    group: 'reading',
    get title() {
      return settingTexts.first_comment_waits
    },
    get description() {
      return settingTexts.first_comment_text
    },
    field: { type: 'bool' },
  }),
  comments_held_links: defineSetting({
    schema: z.int().min(0).max(100),
    default: 2,
    access: 'comments.moderate',
    group: 'reading',
    get title() {
      return settingTexts.comment_links
    },
    get description() {
      return settingTexts.comment_links_text
    },
    field: { type: 'number' },
  }),
  comments_held_words: defineSetting({
    schema: z.array(oneLine(60)).max(500),
    default: ['viagra', 'cialis', 'casino', 'payday loan', 'porn'],
    access: 'comments.moderate',
    group: 'reading',
    get title() {
      return settingTexts.words_that_wait
    },
    get description() {
      return settingTexts.words_that_wait_text
    },
    field: { type: 'string_arr' },
  }),
  theme_tokens: defineSetting({
    schema: themeTokens,
    default: {},
    access: 'public',
    group: 'design',
    get title() {
      return settingTexts.design_values
    },
    get description() {
      return settingTexts.design_values_text
    },
    field: { type: 'tokens' },
  }),
  site_theme: defineSetting({
    schema: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
    default: 'default',
    access: 'public',
    group: 'design',
    get title() {
      return settingTexts.site_theme
    },
    get description() {
      return settingTexts.site_theme_text
    },
    field: { type: 'string' },
  }),
  theme_looks: defineSetting({
    schema: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,40}$/), z.record(z.string().max(60), cssValue)),
    default: {},
    access: 'settings.write',
    group: 'design',
    get title() {
      return settingTexts.theme_looks
    },
    get description() {
      return settingTexts.theme_looks_text
    },
    field: { type: 'structure' },
  }),
  theme_before: defineSetting({
    schema: z
      .array(
        z.strictObject({
          theme: z.string().max(41),
          look: z.record(z.string().max(60), cssValue),
          logo: picture,
          logo_dark: picture,
          until: z.iso.datetime(),
        }),
      )
      .max(20),
    default: [],
    access: 'settings.write',
    group: 'design',
    get title() {
      return settingTexts.theme_before
    },
    get description() {
      return settingTexts.theme_before_text
    },
    field: { type: 'structure' },
  }),
  own_fonts: defineSetting({
    schema: ownFonts,
    default: [],
    access: 'public',
    group: 'design',
    get title() {
      return settingTexts.own_fonts
    },
    get description() {
      return settingTexts.own_fonts_text
    },
    field: { type: 'structure' },
  }),
  custom_fonts: defineSetting({
    schema: fontList,
    default: [],
    access: 'public',
    group: 'design',
    get title() {
      return settingTexts.fonts
    },
    get description() {
      return settingTexts.fonts_text
    },
    field: {
      type: 'arr-object',
      fields: [
        {
          name: 'title',
          get title() {
            return common.name
          },
          type: 'string',
        },
        {
          name: 'value',
          get title() {
            return settingTexts.css_font_family
          },
          type: 'string',
        },
      ],
    },
  }),
  admin_menu: defineSetting({
    schema: adminMenu,
    default: [],
    access: 'dashboard.view',
    group: 'dashboard',
    get title() {
      return settingTexts.shortcuts
    },
    get description() {
      return settingTexts.shortcuts_text
    },
    field: {
      type: 'arr-object',
      fields: [
        {
          name: 'title',
          get title() {
            return common.title
          },
          type: 'string',
        },
        {
          name: 'path',
          get title() {
            return settingTexts.path
          },
          type: 'string',
        },
        {
          name: 'icon',
          get title() {
            return settingTexts.icon
          },
          type: 'string',
        },
      ],
    },
  }),
  dashboard_setting: defineSetting({
    schema: dashboardSetting,
    default: { order: [], hidden: [] },
    access: 'dashboard.view',
    group: 'dashboard',
    get title() {
      return settingTexts.tiles
    },
    get description() {
      return settingTexts.tiles_text
    },
    field: { type: 'structure' },
  }),
  smtp_url_secret: defineSetting({
    schema: z.union([
      z.literal(''),
      z
        .string()
        .max(500)
        .regex(/^smtps?:\/\/\S+$/, { error: () => settingTexts.bad_mail_server }),
    ]),
    default: '',
    access: 'settings.write',
    isSensitive: true,
    group: 'mail',
    get title() {
      return settingTexts.mail_server
    },
    get description() {
      return settingTexts.mail_server_text
    },
    field: { type: 'string', placeholder: 'smtps://user:password@mail.example.com:465' },
  }),
  ...headerSettings,
  ...designSettings,
  ...newsletterSettings,
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
