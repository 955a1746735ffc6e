/** The texts of the list of tags, and of what names a tag or category that goes. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tagScreen.de.ts'
import es from './tagScreen.es.ts'

const english = {
  entries: { plural: 'count', one: '{count} entry', other: '{count} entries' },
  delete_text: {
    plural: 'count',
    one: '{count} entry loses it. They stay otherwise as they are.',
    other: '{count} entries lose it. They stay otherwise as they are.',
  },
  merge_help: {
    plural: 'count',
    one: 'There is a tag of this name on {count} entry: the two become one.',
    other: 'There is a tag of this name on {count} entries: the two become one.',
  },
  uses_replaced: {
    plural: 'count',
    one: '{count} page names or links to it, and will name the other one:',
    other: '{count} pages name or link to it, and will name the other one:',
  },
  uses_broken: {
    plural: 'count',
    one: '{count} page names or links to it. Without it their lists show everything, and their links lead nowhere:',
    other:
      '{count} pages name or link to it. Without it their lists show everything, and their links lead nowhere:',
  },
  deleted: 'Tag deleted',
  empty_title: 'No tags yet',
  empty_text: 'Tags are words on posts: write them in the editor, beside the category.',
  search: 'Search tags',
  no_results: 'There are no results for {value}',
  delete_title: 'Delete the tag “{tag}”?',
  delete_one: 'Delete tag',
  renamed: 'Tag renamed',
  new_name: 'New name',
  rename_help: 'It changes everywhere; its old URL leads to the new one.',
  rename_title: 'Rename “{tag}”',
  merge: 'Merge tags',
  rename: 'Rename tag',
} as const

export const tagScreen = catalogue(english, { de, es })
export type English = typeof english
