/** The emails about accounts. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './accountMails.de.ts'
import es from './accountMails.es.ts'

const english = {
  reset_title: 'Set a new password',
  reset_asked: 'Somebody, probably you, asked for a new password.',
  reset_after: 'If it was not you, nothing has changed and you can ignore this email.',
  link_half_an_hour: 'The link works once, for 30 minutes.',
  link_a_day: 'The link works once, for 24 hours.',
  link_a_week: 'The link works once, for 7 days.',
  verify_subject: 'Please confirm your email address',
  verify_asked: 'Please confirm that this email address is yours.',
  verify_link: 'Confirm the email address',
  verify_after: 'If you did not sign up, you can ignore this email.',
  new_email_subject: 'Please confirm your new email address',
  new_email_asked: 'Your account is about to get this address. It keeps the old one until you confirm it.',
  new_email_link: 'Use this address',
  new_email_after: 'If you did not ask for it, you can ignore this email: nothing changes.',
  email_changed_subject: 'Your email address was changed',
  email_changed: 'The email address of your account is {email} now.',
  not_you_tell_owner: 'If it was not you, tell the owner of the site at once.',
  invite_subject: 'You are invited',
  invited_by: '{name} invites you to work on this site.',
  invite_link: 'Choose a password',
  invite_after: 'If you do not know what this is about, you can ignore this email.',
  known_subject: 'You have an account already',
  known_tried: 'Somebody, probably you, tried to sign up with this address. It has an account already.',
  known_link: 'Log in',
  known_after: 'If it was not you, nothing has changed.',
  password_changed_subject: 'Your password was changed',
  password_changed: 'The password of your account was changed and your other sessions were ended.',
  password_changed_after: 'If it was not you, reset the password at once and tell the owner of the site.',
  account_changed_subject: 'Your account was changed',
  changed_by: 'Changed by {name}.',
  by_environment: 'whoever runs the server (ADMIN_EMAIL)',
  by_command_line: 'the command line of the server',
  account_changed_after: 'If you did not expect this, ask the owner of the site.',
  email_is_now:
    'The email address of your account is {email} now. Emails about your account go there from now on.',
  role_is_now: 'Your role is {role} now; it was {before}. You have been signed out everywhere.',
  is_disabled: 'Your account was disabled: nobody can sign in with it.',
  is_enabled: 'Your account was enabled again: you can sign in.',
  second_step_off: 'The second step at login was taken off your account.',
  second_step_off_again:
    'The second step at login was taken off your account. You can set it up again in your profile.',
  is_administrator: 'Your account is an administrator now and has a new password.',
  is_removed: 'Your account was removed. Nobody can sign in with it any more.',
  signed_out: 'You were signed out of your account by somebody who administers this site.',
  account_removed_subject: 'Your account was removed',
  account_removed: 'You have removed your account, and it cannot be brought back.',
  orders_are_kept: 'Orders and their invoices are kept as long as the law asks, without your account.',
} as const

export const accountMails = catalogue(english, { de, es })
export type English = typeof english
