/** The email that tells the shop what is running out. */
import { templates } from '#platform/language/catalogue.ts'
import de from './lowStock.de.ts'
import es from './lowStock.es.ts'

/** Names in braces are those of the template (emailKinds.ts). */
const english = {
  title: 'Running out',
  moment: 'When the stock falls to the number in the settings; sent once until there are more again.',
  subject: '{site_name}: Some products are running out',
  text: 'These are running out:\n\n{stock_lines}\n\n[Open the stock]({stock_link})\n\n{site_name} {site_address}',
} as const

export const lowStock = templates(english, { de, es })
export type English = typeof english
