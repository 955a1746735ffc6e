/** What can go wrong with accounts, sessions and roles, in words for people. */
import { nameConstraints, nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'

export const problem = defineProblems({
  'login.refused': { status: 401, message: 'The email address or the password is not right.' },
  'login.totp_needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'login.totp_wrong': { status: 401, field: 'totp', message: 'That code is not right or was used already.' },
  'login.totp_unreadable': {
    status: 401,
    field: 'totp',
    message:
      'Codes of your app cannot be checked right now. Log in with one of your recovery codes, or ask an administrator to take your second step off.',
  },
  'totp.not_begun': { status: 422, message: 'Please begin again: there is nothing to confirm.' },
  'totp.wrong': {
    status: 422,
    field: 'code',
    message: 'That code is not right. Check the clock of your device.',
  },
  'login.locked': {
    status: 429,
    message: 'Too many tries. Please wait {retry_after} s and try again, or reset the password.',
  },
  'login.again': { status: 403, message: 'Please enter your password, or log in again, to change this.' },
  'login.busy': {
    status: 429,
    message: 'Many people are signing in right now. Please try again in a moment.',
  },
  'account.not_created': {
    status: 422,
    message: 'This account could not be made. If you have one already, log in or reset the password.',
  },
  'account.missing': { status: 404, message: 'There is no such user.' },
  'account.email_taken': { status: 422, field: 'email', message: 'Another user has this email address.' },
  'account.last_administrator': {
    status: 422,
    field: 'role',
    message: 'This is the last administrator. Make somebody else an administrator first.',
  },
  'account.own_role': {
    status: 422,
    field: 'role',
    message: 'You cannot change your own role or disable yourself.',
  },
  'account.own_profile': {
    status: 422,
    field: 'email',
    message: 'Change your own email address and second step in your profile.',
  },
  'account.only_administrator': {
    status: 422,
    message: 'You are the last administrator. Make somebody else an administrator first.',
  },
  'account.totp_needed': {
    status: 422,
    field: 'totp',
    message: 'Please enter the code of your authenticator app, or a recovery code.',
  },
  'account.totp_wrong': {
    status: 422,
    field: 'totp',
    message: 'That code is not right or was used already.',
  },
  'password.too_short': {
    status: 422,
    field: 'password',
    message: 'The password must have at least {minimum} characters.',
  },
  'password.too_long': {
    status: 422,
    field: 'password',
    message: 'The password may have at most {maximum} characters.',
  },
  'password.too_common': {
    status: 422,
    field: 'password',
    message: 'This password is one of the first that anybody would guess. Please choose another.',
  },
  'password.wrong': { status: 422, field: 'current_password', message: 'The current password is not right.' },
  'token.invalid': {
    status: 422,
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
  'email.missing': { status: 404, message: 'There is no such email.' },
  'email.is_sent': { status: 422, message: 'This email was sent; what it said is not kept.' },
  'email.has_server': {
    status: 422,
    message: 'This email is sent by the mail server; only whom it is for reads it.',
  },
  'audit.cursor_invalid': {
    status: 400,
    message: 'This place in the list is not known. Please begin at its start.',
  },
  'setup.done': { status: 422, message: 'This site has an administrator already. Please log in.' },
  'roles.fixed': {
    status: 422,
    message: 'What a role may do is fixed in this version; you can give a user another role.',
  },
})

/** What the database's refusals call its rows. */
nameRows({
  user_account: 'a user',
  session: 'a session',
  user_token: 'a link',
})

nameConstraints({ user_account_site_id_email_key: () => problem('account.email_taken') })
