/** The forms of an account: log in, sign up, and what links of emails lead to. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './account.de.ts'
import es from './account.es.ts'

const english = {
  show_password: 'Show password',
  needs_javascript: 'This form needs JavaScript. Please turn it on, then load the page again.',
  password_hint: 'At least 8 characters.',
  create_account: 'Create account',
  have_account: 'Already have one?',
  code: 'Code',
  code_hint: 'From your authenticator app, or one of your recovery codes.',
  link_sent:
    'If there is an account with the address {email}, an email is on its way. Its link works once, for 30 minutes.',
  change_email: 'Not your address? Change it',
  back_to_log_in: 'Back to log in',
  send_link: 'Send me a link',
  forgot_password: 'Forgot the password?',
  new_here: 'New here?',
  create_an_account: 'Create an account',
  new_password: 'New password',
  setup_intro: 'This is a new site. The account that you create here manages it.',
  invite_intro: 'Choose a password, and your account is yours.',
  set_password: 'Set password',
  confirming_email: 'Confirming the address…',
  email_confirmed: 'Thank you, the address is confirmed.',
  to_account: 'Go to your account',
} as const

export const account = catalogue(english, { de, es })
export type English = typeof english
