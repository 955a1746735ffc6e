/** The sign-in form; with the token of a mailed link it sets a new password. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { login as texts } from './texts/login.ts'

export default defineBlock({
  type: 'login',
  label: () => texts.label,
  icon: 'log-in',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: [],
  examples: () => [{ title: texts.sign_in, values: {} }],
})
