/** The sign-up form. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const signup = defineBlock({
  type: 'signup',
  label: 'Sign up',
  icon: 'user-plus',
  category: 'dynamic',
  keywords: ['account', 'register', 'join'],
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: [],
  examples: [{ title: 'Sign up', values: {} }],
})
