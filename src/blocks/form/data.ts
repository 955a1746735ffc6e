/** What the form block gets: the form without its token, which is fetched when the block wakes. */
export interface FormFieldData {
  name: string
  title: string
  type: string
  choices: { title: string; value: string }[]
  description: string
  placeholder: string
  is_required: boolean
}

export interface FormData {
  id: string
  title: string
  description: string
  fields: FormFieldData[]
  submit_text: string
  thanks: string
}
