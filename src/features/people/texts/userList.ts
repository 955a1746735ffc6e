/** The texts of the screen Users, with the account of somebody else. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './userList.de.ts'
import es from './userList.es.ts'

const english = {
  not_changed: 'The user was not changed',
  removed: '{name} is removed',
  not_removed: 'The user was not removed',
  any_role: 'Any role',
  role: 'Role',
  role_of: 'Role of {name}',
  state: 'State',
  last_here: 'Last here',
  that_is_you: 'that is you',
  invite_again: 'Invite again',
  invited_again: 'Invited again',
  disable: 'Disable',
  enable: 'Enable',
  disabled: '{name} can no longer sign in',
  enabled: '{name} can sign in again',
  empty_title: 'Nobody but you yet',
  empty_text: 'Invite whoever writes or sells with you.',
  invited: '{name} is invited',
  invitation_text:
    'An email is on its way, if this site sends emails. You can also hand over the link; it works once and for seven days.',
  invitation_link: 'Link of the invitation',
  done: 'Done',
  remove_text:
    'The account goes and cannot come back. What {name} wrote stays. To keep the account without letting it in, disable it.',
  remove_title: 'Remove {name}?',
  remove_user: 'Remove user',
  keep: 'Keep',
  invite: 'Invite somebody',
  invite_hint: 'An email with a link goes there; the password is chosen behind the link.',
  send_invitation: 'Send the invitation',
  matrix_title: 'What each role may do',
  may: 'May',
  yes: 'yes',
  no: 'no',
  saved: '{name} is saved',
  second_step_taken_off: 'The second step of {name} is off',
  new_email_hint: 'Logins and new passwords go by the new address at once. {email} is told of the change.',
  email_hint: 'They log in with it.',
  second_step: 'Second step at login',
  second_step_on_text: 'On. Take it off for somebody who lost the device; they get an email.',
  second_step_off_text: 'Off.',
  take_it_off: 'Take it off',
  audit_link: 'What was changed about this account, and what they did',
  account_of: 'Account of {name}',
  signed_out: '{name} is signed out there',
  session_not_ended: 'The session was not ended',
  sessions: 'Where they are signed in',
  nowhere: 'Nowhere.',
  sign_out_everywhere: 'Sign out everywhere',
  role_given: {
    select: 'role',
    member: '{name} is member now',
    author: '{name} is author now',
    editor: '{name} is editor now',
    shop_manager: '{name} is shop manager now',
    administrator: '{name} is administrator now',
    other: '{name}: {role}',
  },
  not_confirmed: 'not confirmed',
} as const

export const userList = catalogue(english, { de, es })
export type English = typeof english
