/** What can go wrong with accounts, sessions and roles, in words for people. */
import { nameConstraints, nameRows } from '#platform/operations/dataProblems.ts'
import { defineProblems } from '#platform/operations/problem.ts'
import { peopleProblems } from './texts/peopleProblems.ts'
import { peopleRows } from './texts/peopleRows.ts'

export const problem = defineProblems(
  {
    'login.refused': { status: 401 },
    'login.totp_needed': { status: 401 },
    'login.totp_wrong': { status: 401, field: 'totp' },
    'login.totp_unreadable': {
      status: 401,
      field: 'totp',
    },
    'totp.not_begun': { status: 422 },
    'totp.wrong': {
      status: 422,
      field: 'code',
    },
    'login.locked': {
      status: 429,
    },
    'login.again': { status: 403 },
    'login.busy': {
      status: 429,
    },
    'account.not_created': {
      status: 422,
    },
    'account.missing': { status: 404 },
    'account.email_taken': { status: 422, field: 'email' },
    'account.last_administrator': {
      status: 422,
      field: 'role',
    },
    'account.own_role': {
      status: 422,
      field: 'role',
    },
    'account.own_profile': {
      status: 422,
      field: 'email',
    },
    'account.only_administrator': {
      status: 422,
    },
    'account.totp_needed': {
      status: 422,
      field: 'totp',
    },
    'account.totp_wrong': {
      status: 422,
      field: 'totp',
    },
    'password.too_short': {
      status: 422,
      field: 'password',
    },
    'password.too_long': {
      status: 422,
      field: 'password',
    },
    'password.too_common': {
      status: 422,
      field: 'password',
    },
    'password.wrong': { status: 422, field: 'current_password' },
    'token.invalid': {
      status: 422,
    },
    'email.missing': { status: 404 },
    'email.is_sent': { status: 422 },
    'email.has_server': {
      status: 422,
    },
    'audit.cursor_invalid': {
      status: 400,
    },
    'setup.done': { status: 422 },
    'roles.fixed': {
      status: 422,
    },
  },
  peopleProblems,
)

/** What the database's refusals call its rows. */
nameRows(peopleRows)

nameConstraints({ user_account_email_key: () => problem('account.email_taken') })
