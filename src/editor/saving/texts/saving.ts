/** What is said about saving: the state in the top bar, drafts on the device, who else writes. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './saving.de.ts'
import es from './saving.es.ts'

const english = {
  closed: 'The editor was closed.',
  saving: 'Saving',
  offline_kept: 'Offline, kept on this device',
  conflict: 'Conflict',
  not_saved_kept: 'Not saved, kept on this device',
  no_room:
    'This device has no room left: what you write now is only in this window. Keep it open until it is saved.',
  keeps_nothing:
    'This browser keeps nothing on this device, as private windows do: what you write now is only in this window. Keep it open until it is saved.',
  loading_newest: 'Loading the newest words…',
  go_on_here: 'Go on here',
  wants_to_write: 'would like to write on this page. What you wrote stays as your draft.',
  hand_over: 'Hand over',
  go_on_writing: 'Go on writing',
  took_over: '{name} took over this page. What you wrote is kept as your draft.',
  you_write: 'You write on this page in another window since {time}.',
  writes: 'writes on this page since {time}. You can read it.',
  was_asked: '{name} was asked; without an answer the page is yours in {seconds} s.',
  goes_on: '{name} would like to go on.',
  ask_to_take_over: 'Ask to take over',
  text_kept: 'Your text is kept on this device.',
  unsaved_kept: 'Unsaved changes of {time} were kept on this device.',
  restore: 'Restore them',
  discard: 'Discard',
  offline_not_kept: 'Offline, only in this window',
  not_saved_not_kept: 'Not saved, only in this window',
  you_took_over: 'You, in another window, took over this page. What you wrote is kept as your draft.',
  try_again: 'try again',
  replaced_kept:
    'Your newer changes are kept on this device. You can restore them the next time you open this page.',
  draft: 'Draft',
  pending: 'Pending',
  trash: 'Trash',
  unpublished_changes: 'Unpublished changes',
  change_planned_for: 'Live, change planned for {time}',
} as const

export const saving = catalogue(english, { de, es })
export type English = typeof english
