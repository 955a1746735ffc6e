/** What stands above and below every page: announcement, header with menu and tools, footer. */
import { z } from 'zod'
import { isSafeUrl } from '#blocks/shell/safeUrl.ts'
import { defineSetting } from './definition.ts'
import { oneLine, picture, postId } from './values.ts'
import { settingTexts } from './texts/settingTexts.ts'

/** A place of this site, a page on the web, an email address or a phone number; '' for none. */
const link = oneLine(500).refine((url) => url === '' || (isSafeUrl(url) && isWhole(url)), {
  error: () => settingTexts.bad_link,
})

/** A path, a place on the page, or a URL with its scheme; `book` alone would lead elsewhere from each page. */
const isWhole = (url: string): boolean =>
  !/\s/.test(url) && (/^(\/(?!\/)|[#?])/.test(url) || URL.canParse(url))

export const headerSettings = {
  header_menu_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_menu
    },
    get description() {
      return settingTexts.header_menu_text
    },
    field: { type: 'post', post_type: 'menu' },
  }),
  header_layout: defineSetting({
    schema: z.enum(['start', 'center', 'end']),
    default: 'start',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_layout
    },
    get description() {
      return settingTexts.header_layout_text
    },
    field: {
      type: 'dropdown',
      get choices() {
        return [
          { title: settingTexts.beside_logo, value: 'start' },
          { title: settingTexts.in_the_middle, value: 'center' },
          { title: settingTexts.at_the_end, value: 'end' },
        ]
      },
    },
  }),
  header_position: defineSetting({
    schema: z.enum(['static', 'sticky', 'over']),
    default: 'static',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_position
    },
    get description() {
      return settingTexts.header_position_text
    },
    field: {
      type: 'dropdown',
      get choices() {
        return [
          { title: settingTexts.scrolls_away, value: 'static' },
          { title: settingTexts.stays_on_top, value: 'sticky' },
          { title: settingTexts.on_first_section, value: 'over' },
        ]
      },
    },
  }),
  site_logo_dark: defineSetting({
    schema: picture,
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.logo_dark
    },
    get description() {
      return settingTexts.logo_dark_text
    },
    field: { type: 'file' },
  }),
  logo_height: defineSetting({
    schema: z.int().min(24).max(96),
    default: 36,
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.logo_height
    },
    get description() {
      return settingTexts.logo_height_text
    },
    field: { type: 'number' },
  }),
  header_search: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_search
    },
    get description() {
      return settingTexts.header_search_text
    },
    field: { type: 'bool' },
  }),
  header_account: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_account
    },
    get description() {
      return settingTexts.header_account_text
    },
    field: { type: 'bool' },
  }),
  header_cart: defineSetting({
    schema: z.boolean(),
    default: true,
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_cart
    },
    get description() {
      return settingTexts.header_cart_text
    },
    field: { type: 'bool' },
  }),
  header_button_text: defineSetting({
    schema: oneLine(40),
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_button
    },
    get description() {
      return settingTexts.header_button_text
    },
    field: { type: 'string' },
  }),
  header_button_url: defineSetting({
    schema: link,
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_button_url
    },
    get description() {
      return settingTexts.header_button_url_text
    },
    field: { type: 'string', placeholder: '/page' },
  }),
  header_button_look: defineSetting({
    schema: z.enum(['accent', 'text', 'outline']),
    default: 'accent',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.header_button_look
    },
    get description() {
      return settingTexts.header_button_look_text
    },
    field: {
      type: 'dropdown',
      get choices() {
        return [
          { title: settingTexts.in_accent, value: 'accent' },
          { title: settingTexts.in_text_colour, value: 'text' },
          { title: settingTexts.outlined, value: 'outline' },
        ]
      },
    },
  }),
  announcement: defineSetting({
    schema: oneLine(300),
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.announcement
    },
    get description() {
      return settingTexts.announcement_text
    },
    field: { type: 'string' },
  }),
  announcement_url: defineSetting({
    schema: link,
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.announcement_url
    },
    get description() {
      return settingTexts.announcement_url_text
    },
    field: { type: 'string', placeholder: '/page' },
  }),
  footer_menu_id: defineSetting({
    schema: postId,
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.footer_menu
    },
    get description() {
      return settingTexts.footer_menu_text
    },
    field: { type: 'post', post_type: 'menu' },
  }),
  footer_position: defineSetting({
    schema: z.enum(['below', 'over', 'hidden']),
    default: 'below',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.footer_position
    },
    get description() {
      return settingTexts.footer_position_text
    },
    field: {
      type: 'dropdown',
      get choices() {
        return [
          { title: settingTexts.below_page, value: 'below' },
          { title: settingTexts.on_last_section, value: 'over' },
          { title: settingTexts.not_shown, value: 'hidden' },
        ]
      },
    },
  }),
  footer_text: defineSetting({
    schema: oneLine(300),
    default: '',
    access: 'public',
    group: 'header',
    get title() {
      return settingTexts.footer_text
    },
    get description() {
      return settingTexts.footer_text_text
    },
    field: { type: 'string' },
  }),
}

/** What pages show of them, beside the logo. */
export const headerNames = [
  'site_logo',
  'site_logo_dark',
  'logo_height',
  'announcement',
  'announcement_url',
  'header_layout',
  'header_position',
  'header_search',
  'header_account',
  'header_cart',
  'header_button_text',
  'header_button_url',
  'header_button_look',
  'footer_position',
  'footer_text',
] as const
