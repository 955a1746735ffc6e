/** What is wrong with a value of any field (../issueMessage.ts). */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './plainTexts.de.ts'
import es from './plainTexts.es.ts'

const english = {
  missing: 'Please fill this in.',
  format_email: 'Please enter an email address, such as name@example.org.',
  format_url: 'Please enter a URL that begins with https://.',
  format_uuid: 'This does not exist here. Please choose again.',
  format_date: 'Please enter a date, such as 2026-12-31.',
  format_datetime: 'Please enter a date and a time.',
  format_time: 'Please enter a time, such as 14:30.',
  format_other: 'This cannot be used here. Please check how it is written.',
  kind_text: 'Please enter text.',
  kind_number: 'Please enter a number.',
  kind_whole_number: 'Please enter a whole number.',
  kind_boolean: 'Please choose yes or no.',
  kind_date: 'Please enter a date.',
  kind_list: 'Please enter a list.',
  no_form_fits: 'This cannot be used here. Please check what you entered.',
  choose_offered: 'Please choose one of what is offered.',
  only_one: 'Only {value} can be used here.',
  choose_one_of: 'Please choose one of {values}.',
  multiple_of: 'Please enter a multiple of {step}.',
  unknown_field: 'There is no field named {name}.',
  least_characters: 'Please enter at least {least} characters.',
  least_one: 'Please add at least one.',
  least_many: 'Please add at least {least}.',
  too_early: 'This date is too early.',
  least: 'The least is {least}.',
  more_than: 'This must be more than {least}.',
  most_characters: 'At most {most} characters fit here.',
  most_many: 'At most {most} fit here.',
  too_late: 'This date is too late.',
  most: 'The most is {most}.',
  less_than: 'This must be less than {most}.',
} as const

export const plainTexts = catalogue(english, { de, es })
export type English = typeof english
