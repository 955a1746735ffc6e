/** The preview of a page: its widths, light and dark, who it is seen as, and its link. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './previewScreen.de.ts'
import es from './previewScreen.es.ts'

const english = {
  back: 'Back to the editor',
  width_of_the_page: 'Width of the page',
  width_in_pixels: 'Width in pixels',
  pixels: '{width} px',
  full: 'Full width',
  side_by_side: 'Side by side',
  colours: 'Colours',
  light: 'Light',
  dark: 'Dark',
  seen_as: 'View as',
  visitor: 'Visitor',
  member: 'Signed-in customer',
  me: 'Me',
  reload: 'Reload',
  new_tab: 'Open in new tab',
  copy_link: 'Copy link',
  copy_link_tip: 'Copy a link that shows this draft to people without an account',
  link_copied: 'Link copied',
  link_until: 'It shows this draft as it is now, until {time}.',
  link_failed: "Couldn't create the link",
} as const

export const previewScreen = catalogue(english, { de, es })
export type English = typeof english
