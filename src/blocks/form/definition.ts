/** A form of the site, chosen by its post; what is sent is in the dashboard. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleForm } from '../exampleData.ts'
import { settings } from '../texts/settings.ts'
import { form as texts } from './texts/form.ts'

export default defineBlock({
  type: 'form',
  label: () => texts.label,
  icon: 'clipboard-list',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    form_id: z.string().optional(),
    look: z.enum(['fields', 'lines', 'sentence']).optional(),
  }),
  defaults: {},
  accepts: 'nothing',
  needs: (state) => ({ source: 'forms.form', arguments: { id: state.form_id ?? '' } }),
  interactive: 'visible',
  panel: () => [
    {
      name: 'form_id',
      title: texts.form,
      type: 'string',
      description: texts.forms_are_made_under,
      picks: 'form',
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'fields', title: texts.as_fields },
        { value: 'lines', title: texts.as_lines },
        { value: 'sentence', title: texts.as_sentence },
      ],
      description: texts.sentence_help,
    },
  ],
  examples: () => [
    {
      title: texts.fields_of_every_kind,
      values: { form_id: exampleForm().id, look: 'fields' },
      data: exampleForm(),
    },
    {
      title: texts.as_lines,
      values: { form_id: exampleForm().id, look: 'lines' },
      data: { ...exampleForm(), title: texts.as_lines },
    },
    {
      title: texts.as_sentence,
      values: { form_id: exampleForm().id, look: 'sentence' },
      data: { ...exampleForm(), title: texts.as_sentence },
    },
    { title: texts.no_form_chosen, values: {}, data: null },
  ],
})
