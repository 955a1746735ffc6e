/** The schemas of forms: the one source of their types. */
import { z } from 'zod'
import { fieldDefinition, type FieldDefinition } from './fieldDefinition.ts'

export type { FieldDefinition }

export const submissionStatus = z.enum(['new', 'read', 'archived', 'spam'])

export const formView = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fields: z.array(fieldDefinition),
  /** Text of the button. */
  submit_text: z.string(),
  /** What the sender sees afterwards. */
  thanks: z.string(),
})

export interface FormView {
  id: string
  title: string
  description: string
  fields: FieldDefinition[]
  submit_text: string
  thanks: string
}

export const submissionView = z.strictObject({
  id: z.string(),
  value: z.record(z.string(), z.unknown()),
  status: submissionStatus,
  is_starred: z.boolean(),
  page_url: z.string(),
  created: z.iso.datetime(),
})

export interface SubmissionView {
  id: string
  value: Record<string, unknown>
  status: 'new' | 'read' | 'archived' | 'spam'
  is_starred: boolean
  page_url: string
  created: string
}
