/** The block form: what its fields and answers say. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './form.de.ts'
import es from './form.es.ts'

const english = {
  label: 'Form',
  keywords: 'contact, enquiry, input',
  as_fields: 'Fields with labels',
  as_lines: 'Underlined fields',
  as_sentence: 'As a sentence',
  sentence_help: 'Put three dots (…) into the title of a field, where the field belongs in the sentence.',
  choose_form: 'Choose a form',
  in_preview: 'This is a preview: nothing is sent.',
  not_available: 'This form is not available.',
  not_sent: 'It could not be sent.',
  too_early: '{title}: choose {day} or a later day.',
  too_late: '{title}: choose {day} or an earlier day.',
  sending: 'Sending…',
  leave_this_empty: 'Leave this empty',
  not_kept: 'It is checked, and not kept.',
  separate_by_commas: 'Separate them with commas.',
  one_on_each_line: 'One on each line.',
  no_options: 'Radio - no value options supplied',
  please_choose: 'Please choose',
  choose_day: 'Choose a day',
  unit_of: 'Unit of {title}',
  missing_choice_values: 'Missing choice values',
  remove_row: 'Remove {title} {value}',
  array_is_empty: 'Array is empty',
  add_to: 'Add to {title}',
  file_kinds: 'A picture, a PDF, a text or an office document of at most 10 MB.',
  optional: '{title} (optional)',
  no_unit: 'none',
  form: 'Form',
  forms_are_made_under: 'Forms are made under Forms.',
  fields_of_every_kind: 'Fields of every kind',
  no_form_chosen: 'No form chosen',
} as const

export const form = catalogue(english, { de, es })
export type English = typeof english
