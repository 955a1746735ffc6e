/** The sign-up form. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { signup as texts } from './texts/signup.ts'

export default defineBlock({
  type: 'signup',
  label: () => texts.label,
  icon: 'user-plus',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  interactive: 'load',
  panel: [],
  examples: () => [{ title: common.sign_up, values: {} }],
})
