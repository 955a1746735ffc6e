/** What can go wrong with locations, the currency, products, files of the import and the load test: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './shopProblems.de.ts'
import es from './shopProblems.es.ts'

const english = {
  'store.unknown': 'There is no store location {store}.',
  'store.missing': 'There is no such place.',
  'store.has_stock': '{quantity} items are still at {place}. Move them or set them to 0 first.',
  'store.has_orders': '{orders} orders still wait at {place}. Hand them over or cancel them first.',
  'store.has_products': 'More than {products} products have prices of their own there. Take these out first.',
  'store.taken': 'Another store location already has the short name {slug}.',
  'currency.unknown': '{code} is not a currency code.',
  'currency.same': 'The currency is {code} already.',
  'currency.rate': '{rate} is not a rate: write it like 149.50, without signs between thousands.',
  'currency.guided':
    'Your prices are in {code}. Change it under Settings, Currency: there you see what happens to them first.',
  'currency.changed':
    'The currency was changed to {code} meanwhile. Reload the page and enter the amounts again.',
  'currency.too_late': 'There is no change of the currency from the last {hours} hours that can be undone.',
  'price.not_chargeable': '{why}.',
  'product.grammar': '{summary}',
  'product.file_not_for_sale':
    'One of the files to download is not among the files for sale. Take it out and upload it at the product.',
  'csv.not_text': 'This file is not text in UTF-8. Save it as “CSV UTF-8” and try again.',
  'csv.broken': 'Line {line}: {why}.',
  'csv.columns': 'The first line must name the column {column}.',
  'csv.too_large': 'The file is larger than {megabytes} MB.',
  'csv.empty': 'There is nothing in this file but its first line.',
  'csv.missing': 'There is no such import.',
  'csv.running': 'This import is not ready for that.',
  'load_test.nothing_to_sell': 'The shop has no product with a price yet: there is nothing to test with.',
  'load_test.running': 'A load test is running already.',
} as const

export const shopProblems = templates(english, { de, es })
export type English = typeof english
