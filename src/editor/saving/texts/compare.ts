/** Two states of a page side by side: versions, and what two people changed. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './compare.de.ts'
import es from './compare.es.ts'

const english = {
  loading: 'Loading…',
  version_failed: 'The version could not be loaded.',
  blocks_same: 'The blocks are the same as now.',
  version: 'Version {number}',
  now: 'Now',
  version_and_now: 'Version {number} and now',
  restore_version: 'Restore this version',
  settings_differ: 'Settings differ',
  removed_since: 'Removed since',
  added_since: 'Added since',
  blocks_differ: { plural: 'count', one: '1 block differs', other: '{count} blocks differ' },
  which_of: '{at} of {count}',
  both: '{left} and {right}',
  previous_difference: 'Previous difference',
  next_difference: 'Next difference',
  above: 'Above: {title}',
  below: 'Below: {title}',
  loading_comparison: 'Loading comparison…',
  word_by_word: 'Word by word',
  as_it_looks: 'As it looks',
  how_to_compare: 'How to compare',
  changed_elsewhere: 'This was changed elsewhere',
  saved_elsewhere_at:
    '“{title}” was saved somewhere else ({time}) after you began. Your text is kept on this device.',
  saved_elsewhere:
    '“{title}” was saved somewhere else (meanwhile) after you began. Your text is kept on this device.',
  different_blocks: 'You changed different blocks: both changes fit together.',
  changed_by_both: {
    plural: 'count',
    one: 'One block was changed by both of you. Choose which to keep.',
    other: '{count} blocks were changed by both of you. Choose which to keep.',
  },
  both_changed: 'changed by both',
  theirs: 'Theirs',
  mine: 'Mine',
  take_theirs: 'Take theirs',
  keep_mine: 'Keep mine as new version',
  keep_chosen: 'Keep what is chosen',
  without_words: 'Without words',
  settings_differ_beside: '(settings differ)',
} as const

export const compare = catalogue(english, { de, es })
export type English = typeof english
