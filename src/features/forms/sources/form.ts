/** A form's fields for the block `form` (`forms.form`); the token comes when the island wakes, for pages are cached. */
import type { FormData } from '#blocks/form/data.ts'
import { defineSource } from '#blocks/source.ts'
import { Problem } from '#platform/operations/problem.ts'
import { formDataOf } from '../entryForm.ts'
import { readForm } from '../readForm.ts'

export const form = defineSource({
  name: 'forms.form',
  async run({ platform, db }, { id }): Promise<FormData | null> {
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return null
    try {
      return formDataOf(await readForm(platform, db, id))
    } catch (error) {
      if (error instanceof Problem) return null
      throw error
    }
  },
})
