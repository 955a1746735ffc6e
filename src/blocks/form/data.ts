/** What the form block gets: the form, and where it comes back refused, what was entered. */
import { form } from './texts/form.ts'
export interface FormFieldData {
  name: string
  title: string
  type: string
  choices: { title: string; value: string }[]
  description: string
  placeholder: string
  is_required: boolean
  /** What is in it before anything is typed, as the texts that its inputs hold. */
  start?: string[]
  use_switch?: boolean
  /** Of a date: the first and the last day that is taken, also `today` or `today+1`. */
  from_day?: string
  until_day?: string
  /** For arr-object: the fields of a row. */
  fields?: FormFieldData[]
}

export interface FormData {
  id: string
  title: string
  description: string
  fields: FormFieldData[]
  submit_text: string
  thanks: string
  /** On the page that a browser without scripts gets for an entry that was not taken. */
  entry?: RefusedEntry
}

export interface RefusedEntry {
  /** By the names of the inputs. */
  texts: Record<string, string[]>
  errors: Record<string, string>
  message: string
  token: string
  /** The page that the form stood on. */
  page: string
}

/** What a form takes as a file: told to the visitor, offered by the file dialog, and held by the server. */
export const entryFiles = {
  extensions: [
    'jpg',
    'jpeg',
    'png',
    'webp',
    'gif',
    'avif',
    'heic',
    'pdf',
    'txt',
    'csv',
    'docx',
    'xlsx',
    'pptx',
    'odt',
    'ods',
    'odp',
  ],
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
  get words() {
    return form.file_kinds
  },
} as const

/** Where browsers send an entry, with or without scripts. */
export const entryPath = (formId: string) => `/form-entry/${formId}`

/** No field of a form can have these names: theirs hold no hyphen. */
export const ownInputs = { trap: 'your-website', token: 'form-token', page: 'form-page' } as const
