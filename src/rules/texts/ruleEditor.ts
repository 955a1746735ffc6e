/** The texts of the editor of rules. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './ruleEditor.de.ts'
import es from './ruleEditor.es.ts'

const english = {
  url: 'URL (pattern)',
  parent: 'Parent page',
  one_post: 'One page or post',
  has_field: 'Has the field',
  field_value: 'Value of a field',
  login: 'Visitor is logged',
  role: 'Visitor’s role',
  store: 'Visitor’s store',
  place: 'Place',
  the_content: 'the content',
  before_content: 'before the content',
  after_content: 'after the content',
  the_layout: 'the layout',
  the_editor: 'the editor',
  no_rules: 'No rules: it shows everywhere, to everybody.',
  shows_where: 'It shows where',
  or_where: 'or where',
  rule: 'Rule {group}.{place}',
  and: 'And…',
  add_rule: 'Add a rule',
  or: 'Or…',
  shows_here: 'It shows on this page.',
  not_here: 'It does not show on this page.',
  field: 'Field',
  is_or_not: '{name}: is or is not',
  what: '{name}: what',
  field_of: '{name}: field',
  comparison: '{name}: comparison',
  value: '{name}: value',
  holds: 'holds',
  holds_not: 'does not hold',
  is: 'is',
  is_not: 'is not',
  one_of: '{name}: one of',
  value_example: 'Value, then Enter',
  bad_pattern: '“{pattern}” is no pattern that can be checked in linear time.',
  yes: 'Yes: {text}',
  no: 'No: {text}',
  remove: 'Remove {name}',
} as const

export const ruleEditor = catalogue(english, { de, es })
export type English = typeof english
