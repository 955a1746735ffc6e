/** The forms that patterns and starter sites bring along: made in the site when they are first used. */
import { block, type BuiltBlock } from './build.ts'
import { contact } from './texts/contact.ts'

export const sampleFormNames = ['contact', 'booking', 'sentence'] as const
export type SampleFormName = (typeof sampleFormNames)[number]

export const isSampleFormName = (name: string): name is SampleFormName =>
  sampleFormNames.some((one) => one === name)

interface SampleField {
  name: string
  title: string
  type: string
  is_required: boolean
  choices?: string[]
  /** What is chosen at first. */
  value?: string
  placeholder?: string
  from_day?: string
}

export interface SampleForm {
  title: string
  description: string
  fields: SampleField[]
  submit_text: string
  thanks: string
}

const field = (name: string, title: string, type = 'string'): SampleField => ({
  name,
  title,
  type,
  is_required: true,
})

const choice = (name: string, title: string, choices: string[]): SampleField => ({
  ...field(name, title, 'dropdown'),
  choices,
})

export function sampleForm(name: SampleFormName): SampleForm {
  if (name === 'booking')
    return {
      title: contact.booking_title,
      description: contact.booking_text,
      fields: [
        { ...choice('people', contact.how_many, ['1', '2', '3', '4', '5', '6']), value: '2' },
        // Eight, in rows of four on a phone.
        choice('time', contact.time, [
          '18:00',
          '18:30',
          '19:00',
          '19:30',
          '20:00',
          '20:30',
          '21:00',
          '21:30',
        ]),
        { ...field('day', contact.evening, 'date'), from_day: 'today' },
        field('name', contact.your_name),
        field('phone', contact.phone),
        field('email', contact.email),
        { ...field('note', contact.kitchen_note, 'text'), is_required: false },
      ],
      submit_text: contact.ask_for_it,
      thanks: contact.booking_thanks,
    }
  if (name === 'sentence')
    return {
      title: contact.hello_title,
      description: contact.form_text,
      fields: [
        { ...field('name', contact.hello_i_am), placeholder: contact.your_name_here },
        { ...field('place', contact.from_where), placeholder: contact.somewhere },
        {
          ...choice('too_many', contact.too_many, [contact.of_words, contact.of_marks, contact.of_pages]),
          placeholder: contact.of_things,
        },
        { ...field('email', contact.reads_mail_at), placeholder: contact.your_address },
      ],
      submit_text: contact.that_is_all,
      thanks: contact.hello_thanks,
    }
  return {
    title: contact.form_title,
    description: contact.form_text,
    fields: [
      field('name', contact.your_name),
      field('email', contact.email),
      field('message', contact.message, 'text'),
    ],
    submit_text: contact.send,
    thanks: contact.thanks,
  }
}

const placeholder = 'sample:'

/** A form of the site whose id is not known yet. */
export const formBlock = (name: SampleFormName, look?: string): BuiltBlock =>
  block('form', { form_id: `${placeholder}${name}`, ...(look ? { look } : {}) })

/** The sample forms that blocks show. */
export function formsIn(blocks: readonly BuiltBlock[]): SampleFormName[] {
  const text = JSON.stringify(blocks)
  return sampleFormNames.filter((name) => text.includes(`"${placeholder}${name}"`))
}

/** The blocks with the ids of the forms that were made. */
export function withForms(
  blocks: readonly BuiltBlock[],
  ids: Readonly<Partial<Record<SampleFormName, string>>>,
): BuiltBlock[] {
  return blocks.map((one) => {
    const name = sampleFormNames.find((form) => one.state.form_id === `${placeholder}${form}`)
    const children = withForms(one.children, ids)
    if (name === undefined) return { ...one, children }
    const { form_id: _, ...state } = one.state
    const id = ids[name]
    return { ...one, children, state: id === undefined ? state : { ...state, form_id: id } }
  })
}
