/** A form of the site, chosen by its post; what is sent stands in the dashboard. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleForm } from '../exampleData.ts'

export const form = defineBlock({
  type: 'form',
  label: 'Form',
  icon: 'clipboard-list',
  category: 'dynamic',
  keywords: ['contact', 'enquiry', 'input'],
  version: 1,
  state: z.strictObject({ form_id: z.string().optional() }),
  defaults: {},
  accepts: 'nothing',
  needs: (state) => ({ source: 'forms.form', arguments: { id: state.form_id ?? '' } }),
  interactive: 'visible',
  panel: [
    {
      name: 'form_id',
      title: 'Form',
      type: 'string',
      description: 'Forms are made under Forms.',
      picks: 'form',
    },
  ],
  examples: [
    { title: 'Fields of every kind', values: { form_id: exampleForm.id }, data: exampleForm },
    { title: 'No form chosen', values: {}, data: null },
  ],
})
