/** The list of subscribers and its dialogs. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './subscriberTexts.de.ts'
import es from './subscriberTexts.es.ts'

const english = {
  search: 'Search names and email addresses',
  any_state: 'Any status',
  added_at: 'Added',
  add: 'Add subscriber',
  import: 'Import',
  was_added: '{email} is subscribed',
  note: 'How they agreed',
  note_help: 'Kept as the record of consent, such as: paper list at the spring market, 3 May.',
  import_title: 'Import subscribers',
  import_now: 'Import',
  file: 'CSV file',
  file_help:
    'From any newsletter program or a spreadsheet, with a row of titles. Email address, name and date of consent are kept.',
  or_drop: 'or drop it here',
  found: { plural: 'count', one: '{count} email address found', other: '{count} email addresses found' },
  columns: 'Columns of the file',
  not_taken: 'Not imported',
  name_if_known: 'Name, if known',
  all_agreed: 'Everybody in this file has agreed to get my newsletter.',
  imported: { plural: 'count', one: '{count} subscriber added', other: '{count} subscribers added' },
  known: {
    plural: 'count',
    one: '{count} was subscribed already.',
    other: '{count} were subscribed already.',
  },
  columns_left: 'Columns that were not imported: {columns}.',
  refused: {
    plural: 'count',
    one: '{count} row was not imported:',
    other: '{count} rows were not imported:',
  },
  refused_line: {
    select: 'reason',
    empty: 'Line {line}: no email address',
    invalid: 'Line {line}: {text} is not an email address',
    repeated: 'Line {line}: {text} is in the file more than once',
    unsubscribed: 'Line {line}: {text} has unsubscribed',
    other: 'Line {line}: {text} bounced before',
  },
  more_lines: { plural: 'count', one: '{count} more row', other: '{count} more rows' },
  done: 'Done',
  erase: 'Erase',
  erase_title: { plural: 'count', one: 'Erase {count} subscriber?', other: 'Erase {count} subscribers?' },
  erase_text:
    'The address and the record of consent are deleted and cannot be brought back. Somebody who only wants no more emails should unsubscribe: the address is then never added again by a file.',
  erased: { plural: 'count', one: '{count} subscriber erased', other: '{count} subscribers erased' },
  not_erased: 'Not erased',
  empty_title: 'No subscribers yet',
  empty_text: 'Put the Newsletter block on a page, or bring a list from elsewhere.',
  consent: 'Consent',
  consent_kind: {
    select: 'kind',
    asked: 'Asked to subscribe',
    confirmed: 'Confirmed',
    added: 'Added by hand',
    imported: 'Imported',
    unsubscribed: 'Unsubscribed',
    other: 'Bounced',
  },
} as const

export const subscriberTexts = catalogue(english, { de, es })
export type English = typeof english
