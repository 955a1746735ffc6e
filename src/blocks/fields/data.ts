/** What the source `content.fields` answers: the values of the entry's fields, ready to be read. */
export type ShownValue =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'pictures'; urls: string[] }
  | { kind: 'files'; files: { url: string; name: string }[] }
  | { kind: 'rows'; head: string[]; rows: string[][] }

export interface ShownField {
  name: string
  title: string
  value: ShownValue
}

export interface FieldListData {
  items: ShownField[]
}
