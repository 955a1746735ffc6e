/** The texts of the screen Import and export. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './imports.de.ts'
import es from './imports.es.ts'

const english = {
  products_text:
    'A row for each variant, found by handle or sku. What the file does not name stays as it is.',
  stock_text: 'A row for each variant and place. An empty number is not counted.',
  orders_text:
    'A row for each line. Orders of a former shop come in as finished; known numbers are left alone.',
  customers: 'Customers',
  customers_text: 'A row for each email address. New ones get an account and choose a password themselves.',
  imports: 'Imports',
  empty_title: 'Nothing imported yet',
  empty_text: 'Take a kind out first: the file shows which columns there are.',
  show_older: 'Show older imports',
  title: 'Import and export',
  intro: 'Files are CSV, as every spreadsheet reads and writes them.',
  is_checked: '{name} is looked through',
  is_checked_text: 'Nothing is changed before you say so.',
  sending: 'Sending…',
  no_lines_yet: 'No lines yet',
  import_begun: 'The import has begun',
  stopped: 'Stopped',
  importing: 'Importing',
  checking: 'Looking through',
  imported: 'Imported',
  checked: 'Looked through',
  progress_of: 'Progress of {file_name}',
  report_has_all: 'The report names all of them.',
  report: 'Report of every line',
  checked_again: 'The file is looked through again',
  of_kind: {
    select: 'kind',
    products: 'products',
    stock: 'stock',
    orders: 'orders',
    customers: 'customers',
    other: '{kind}',
  },
  import_file: 'Import…',
  not_taken: 'was not taken.',
  created: '{count} new',
  would_create: '{count} would be new',
  changed: '{count} changed',
  would_change: '{count} would change',
  unchanged: '{count} as they are',
  refused: '{count} refused',
  lines_of: '{counts} (lines)',
  columns_left_out: { plural: 'count', one: 'A column is left out:', other: 'Columns are left out:' },
  columns_help: 'An export names the columns that are read.',
  columns_help_stock: 'An export names the columns that are read; quantities come with a file of Stock.',
  refused_lines: { plural: 'count', one: '{count} refused line', other: '{count} refused lines' },
  line: 'Line {line}',
  import_lines: { plural: 'count', one: 'Import {count} line', other: 'Import {count} lines' },
  and_more: '{count} more',
  made_categories: {
    plural: 'count',
    one: 'Made the category {names}.',
    other: 'Made the categories {names}.',
  },
  will_make_categories: {
    plural: 'count',
    one: 'The import makes the category {names}.',
    other: 'The import makes the categories {names}.',
  },
  categories_missing: {
    plural: 'count',
    one: 'One category is not there:',
    other: '{count} categories are not there:',
  },
  make_categories: { plural: 'count', one: 'Make it with the import', other: 'Make them with the import' },
} as const

export const imports = catalogue(english, { de, es })
export type English = typeof english
