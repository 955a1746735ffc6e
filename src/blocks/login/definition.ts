/** The sign-in form; with the token of a mailed link it sets a new password. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const login = defineBlock({
  type: 'login',
  label: 'Log in',
  icon: 'log-in',
  category: 'dynamic',
  keywords: ['sign in', 'account', 'password'],
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: [],
  examples: [{ title: 'Sign in', values: {} }],
})
