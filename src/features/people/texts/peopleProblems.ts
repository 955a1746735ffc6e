/** What can go wrong with accounts, sessions and roles: the sentences of the problem codes (../problems.ts). */
import { templates } from '#platform/language/catalogue.ts'
import de from './peopleProblems.de.ts'
import es from './peopleProblems.es.ts'

const english = {
  'login.refused': 'The email address or the password is not right.',
  'login.totp_needed': 'Please enter the code of your authenticator app.',
  'login.totp_wrong': 'That code is not right or was used already.',
  'login.totp_unreadable':
    'Codes of your app cannot be checked right now. Log in with one of your recovery codes, or ask an administrator to take your second step off.',
  'totp.not_begun': 'Please begin again: there is nothing to confirm.',
  'totp.wrong': 'That code is not right. Check the clock of your device.',
  'login.locked': 'Too many tries. Please wait {retry_after} s and try again, or reset the password.',
  'login.again': 'Please enter your password, or log in again, to change this.',
  'login.busy': 'Many people are signing in right now. Please try again in a moment.',
  'account.not_created':
    'This account could not be made. If you have one already, log in or reset the password.',
  'account.missing': 'There is no such user.',
  'account.email_taken': 'Another user has this email address.',
  'account.last_administrator': 'This is the last administrator. Make somebody else an administrator first.',
  'account.own_role': 'You cannot change your own role or disable yourself.',
  'account.own_profile': 'Change your own email address and second step in your profile.',
  'account.only_administrator': 'You are the last administrator. Make somebody else an administrator first.',
  'account.totp_needed': 'Please enter the code of your authenticator app, or a recovery code.',
  'account.totp_wrong': 'That code is not right or was used already.',
  'password.too_short': 'The password must have at least {minimum} characters.',
  'password.too_long': 'The password may have at most {maximum} characters.',
  'password.too_common': 'This password is one of the first that anybody would guess. Please choose another.',
  'password.wrong': 'The current password is not right.',
  'token.invalid': 'This link has been used or is too old. Please ask for a new one.',
  'email.missing': 'There is no such email.',
  'email.is_sent': 'This email was sent; what it said is not kept.',
  'email.has_server': 'This email is sent by the mail server; only whom it is for reads it.',
  'audit.cursor_invalid': 'This place in the list is not known. Please begin at its start.',
  'setup.done': 'This site has an administrator already. Please log in.',
  'roles.fixed': 'What a role may do is fixed in this version; you can give a user another role.',
  'name.not_text': 'Please remove characters that are not text.',
  'avatar.elsewhere': 'Please choose a picture of this site.',
} as const

export const peopleProblems = templates(english, { de, es })
export type English = typeof english
