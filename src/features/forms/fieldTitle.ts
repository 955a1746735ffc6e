/** What a field is called away from its form: in the list of entries, in files and emails, in what is wrong with it. */

/** @returns the title; of one with three dots for the field, as a form in a sentence has, the words before them */
export function fieldTitle({ title }: { title: string }): string {
  const [before = '', ...behind] = title.split('…')
  return before.trim() || behind.join(' ').trim() || title
}
