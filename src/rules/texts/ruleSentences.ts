/** What a rule asks, as a sentence, and what is wrong with one. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './ruleSentences.de.ts'
import es from './ruleSentences.es.ts'

const english = {
  nothing_named: 'nothing named yet',
  not: 'not: {sentence}',
  field: 'the field {field} {operator} {values}',
  post_url: 'the URL fits {values}',
  is: {
    select: 'type',
    post_type: 'the content type is {values}',
    post_id: 'the post is {values}',
    post_status: 'the status is {values}',
    post_category: 'the category is {values}',
    location: 'the place is {values}',
    post_parent: 'the parent page is {values}',
    has_meta: 'a field of the post is {values}',
    login_status: 'the visitor’s login is {values}',
    has_tag: 'a tag is {values}',
    store: 'the store is {values}',
    role: 'the visitor’s role is {values}',
    other: '{type} is {values}',
  },
  quoted: '“{name}”',
  no_such_type: 'There is no rule of this type',
  bad_pattern: 'This is not a pattern that can be checked in linear time (no look-ahead, no back-references)',
} as const

export const ruleSentences = catalogue(english, { de, es })
export type English = typeof english
