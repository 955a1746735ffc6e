/** Subscribing to the newsletter: one field, one button, and what whoever presses it agrees to. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { settings } from '../texts/settings.ts'
import { newsletter as texts } from './texts/newsletter.ts'

export default defineBlock({
  type: 'newsletter',
  label: () => texts.block,
  icon: 'mail',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** What a visitor agrees to; kept with each subscription. */
    consent: z.string(),
    button: z.string().optional(),
    placeholder: z.string().optional(),
    thanks: z.string().optional(),
    look: z.enum(['row', 'stacked', 'large']).optional(),
  }),
  defaults: () => ({ consent: texts.consent_default, button: texts.subscribe }),
  accepts: 'nothing',
  textKey: 'consent',
  textLimit: 500,
  textOf: (state) => plainText(`${state.button ?? ''} ${state.consent}`),
  needs: (state) => ({ source: 'newsletter.consent', arguments: { text: plainText(state.consent) } }),
  panel: () => [
    { name: 'button', title: texts.button, type: 'string', isContent: true },
    {
      name: 'placeholder',
      title: texts.placeholder,
      type: 'string',
      placeholder: texts.placeholder_example,
    },
    {
      name: 'thanks',
      title: texts.thanks,
      type: 'text',
      description: texts.thanks_help,
      placeholder: texts.thanks_default,
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'row', title: texts.in_a_row },
        { value: 'stacked', title: texts.stacked },
        { value: 'large', title: texts.large },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.in_a_row,
      values: { consent: texts.consent_default, button: texts.subscribe },
      data: { seal: '' },
    },
    {
      title: texts.stacked,
      values: { consent: texts.consent_default, button: texts.subscribe, look: 'stacked' },
      data: { seal: '' },
    },
  ],
})
