/** The forms of the demo and what they have received. People and messages are invented. */
import type { FieldDefinition } from '#features/forms/index.ts'

export interface DemoForm {
  key: string
  title: string
  description: string
  submitText: string
  thanks: string
  pageUrl: string
  fields: FieldDefinition[]
  received: { daysAgo: number; status: 'new' | 'read' | 'archived'; value: Record<string, unknown> }[]
}

const nameField: FieldDefinition = { name: 'name', title: 'Your name', type: 'string', is_required: true }
const emailField: FieldDefinition = {
  name: 'email',
  title: 'Email',
  type: 'string',
  is_required: true,
  description: 'Only to answer you.',
}

export const demoForms: DemoForm[] = [
  {
    key: 'form-booking',
    title: 'Workshop booking',
    description: 'Asks for a place at the wheel on a Saturday morning.',
    submitText: 'Ask for a place',
    thanks: 'Thank you. Mara writes back within two days to say whether the wheel is yours.',
    pageUrl: '/workshops',
    fields: [
      nameField,
      emailField,
      {
        name: 'date',
        title: 'Which Saturday',
        type: 'dropdown',
        is_required: true,
        placeholder: 'Choose a morning',
        choices: ['5 December, two places left', '9 January', '23 January', 'Any of them'],
      },
      { name: 'people', title: 'How many of you', type: 'number', is_required: true, placeholder: '1' },
      {
        name: 'note',
        title: 'Anything we should know',
        type: 'text',
        placeholder: 'A bad shoulder, a birthday, a fear of clay',
      },
    ],
    received: [
      {
        daysAgo: 0.4,
        status: 'new',
        value: {
          name: 'Petra Winslow',
          email: 'petra@post.example',
          date: '5 December, two places left',
          people: 2,
          note: 'My mother comes with me. She has thrown before and will pretend that she has not.',
        },
      },
      {
        daysAgo: 1.2,
        status: 'new',
        value: { name: 'Jonas Ekwall', email: 'jonas@post.example', date: '9 January', people: 1 },
      },
      {
        daysAgo: 3.1,
        status: 'read',
        value: {
          name: 'Noor Haddon',
          email: 'noor@post.example',
          date: '23 January',
          people: 3,
          note: 'One of us is eleven. Is that old enough for the wheel?',
        },
      },
      {
        daysAgo: 8,
        status: 'read',
        value: {
          name: 'Kit Sorrel',
          email: 'kit@post.example',
          date: 'Any of them',
          people: 1,
          note: 'Left-handed, if that matters to the wheel.',
        },
      },
      {
        daysAgo: 21,
        status: 'archived',
        value: {
          name: 'Ruth Amadi',
          email: 'ruth@post.example',
          date: '5 December, two places left',
          people: 1,
        },
      },
    ],
  },
  {
    key: 'form-contact',
    title: 'Contact',
    description: 'A question to the workshop.',
    submitText: 'Send the message',
    thanks: 'It is with us. One of three people answers within two days, except in firing week.',
    pageUrl: '/contact',
    fields: [
      nameField,
      emailField,
      {
        name: 'about',
        title: 'What it is about',
        type: 'dropdown',
        placeholder: 'Choose one',
        choices: ['An order', 'A commission', 'A broken pot', 'Something else'],
      },
      { name: 'message', title: 'Message', type: 'text', is_required: true },
    ],
    received: [
      {
        daysAgo: 0.8,
        status: 'new',
        value: {
          name: 'Odile Farrow',
          email: 'odile@post.example',
          about: 'A broken pot',
          message:
            'The handle of my sage mug let go in warm water. I have both parts and a picture. It had a good year.',
        },
      },
      {
        daysAgo: 5,
        status: 'read',
        value: {
          name: 'Bram Tolliver',
          email: 'bram@post.example',
          about: 'A commission',
          message:
            'Twelve plates for a boat. They would need a rim to hold on to in weather. Is May too soon?',
        },
      },
      {
        daysAgo: 12,
        status: 'archived',
        value: {
          name: 'Petra Winslow',
          email: 'petra@post.example',
          about: 'Something else',
          message: 'Do you sell the ash glaze by the jar? My neighbour has taken down a pear tree.',
        },
      },
    ],
  },
]
