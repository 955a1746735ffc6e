/** An icon by its name, alone or beside words. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { iconNames } from './iconNames.ts'

const titleOf = (name: string) =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/-\d+$/, '').replaceAll('-', ' ')

export const icon = defineBlock({
  type: 'icon',
  label: 'Icon',
  icon: 'sparkles',
  category: 'media',
  keywords: ['symbol', 'pictogram', 'sign'],
  version: 1,
  state: z.strictObject({
    icon: z.string(),
    label: z.string().optional(),
    text: z.string().optional(),
    size: z.enum(['small', 'medium', 'large']).optional(),
    look: z.enum(['plain', 'disc']).optional(),
  }),
  defaults: { icon: 'leaf' },
  accepts: 'nothing',
  textOf: (state) => state.text ?? '',
  panel: [
    {
      name: 'icon',
      title: 'Icon',
      type: 'dropdown',
      values: iconNames.map((value) => ({ value, title: titleOf(value) })),
    },
    { name: 'text', title: 'Words beside it', type: 'string' },
    {
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'What the icon says, where no words do. Empty for decoration.',
    },
    {
      name: 'size',
      title: 'Size',
      type: 'dropdown',
      values: [
        { value: 'medium', title: 'Medium' },
        { value: 'small', title: 'Small' },
        { value: 'large', title: 'Large' },
      ],
    },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'plain', title: 'Lines only' },
        { value: 'disc', title: 'On a disc' },
      ],
    },
  ],
  examples: [
    { title: 'With words', values: { icon: 'truck', text: 'Sent within two days' } },
    {
      title: 'On a disc',
      values: { icon: 'flame', label: 'Fired at 1250 degrees', look: 'disc', size: 'large' },
    },
  ],
})
