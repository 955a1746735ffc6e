/** How a page shows in search results and shared links, and choosing a picture. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './seo.de.ts'
import es from './seo.es.ts'

const english = {
  title: 'Search engines and shared links',
  search_title: 'Title for search engines',
  search_title_empty: 'Empty: the title of the post.',
  search_description: 'Description for search engines',
  search_description_empty: 'Empty: the description of the post.',
  shared_image: 'Image for shared links',
  shared_image_empty: 'Empty: the lead picture.',
  original: 'URL of the original',
  original_help: 'Only where this text stands somewhere else first.',
  hide: 'Ask search engines not to list this page',
  in_search_results: 'In search results',
  hidden: 'This page is not to be listed.',
  no_description: 'Without a description, search engines choose some words of the page.',
  as_a_shared_link: 'As a shared link',
  no_lead_picture: 'No lead picture',
  choose_a_picture: 'Choose a picture',
  choose_another: 'Choose another',
} as const

export const seo = catalogue(english, { de, es })
export type English = typeof english
