/** What a form does with its entries: who is told by email, and what the sender reads. */
import { useId } from 'react'
import { FieldList } from '#features/content/types/editorParts.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { FieldDefinition } from '#ui/field.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'
import { formSection } from './texts/formSection.ts'
import { common } from '#ui/texts/common.ts'

const emailPattern = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

/** Email addresses as the form reads them: with commas, semicolons or spaces between. */
function wrongOnes(recipients: string): string[] {
  return recipients.split(/[,;\s]+/).filter((one) => one !== '' && !emailPattern.test(one))
}

export function FormSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const recipients = metaOf(post.metas, 'recipient')
  const wrong = wrongOnes(recipients)
  const write = (name: string) => (value: string) =>
    change(({ metas }) => ({ metas: withMeta(metas, name, value) }))
  return (
    <>
      <section className="editor-section editor-form-fields">
        <h3>{common.fields}</h3>
        <FieldList
          id={`${id}-fields`}
          path="fields"
          fields={fieldsIn(metaOf(post.metas, 'fields'))}
          add={{ title: formSection.add_field }}
          requiredTitle={formSection.is_required}
          onChange={(fields) => write('fields')(JSON.stringify(fields))}
        />
      </section>
      <section className="editor-section">
        <h3>{formSection.entries}</h3>
        <Labelled
          id={`${id}-recipient`}
          title={formSection.send_entries_to}
          description={
            wrong.length > 0 ? (
              <span className="problem" role="alert">
                {formSection.wrong_emails({ emails: wrong.join(', ') })}
              </span>
            ) : (
              formSection.emails_help
            )
          }
        >
          <TextInput
            id={`${id}-recipient`}
            value={recipients}
            maxLength={1000}
            placeholder="orders@example.com"
            onChange={write('recipient')}
          />
        </Labelled>
        <Labelled id={`${id}-submit`} title={formSection.button}>
          <TextInput
            id={`${id}-submit`}
            value={metaOf(post.metas, 'submit_text')}
            maxLength={100}
            placeholder={common.send}
            onChange={write('submit_text')}
          />
        </Labelled>
        <Labelled id={`${id}-thanks`} title={formSection.thanks}>
          <TextInput
            id={`${id}-thanks`}
            value={metaOf(post.metas, 'thanks')}
            maxLength={500}
            placeholder={formSection.thanks_example}
            onChange={write('thanks')}
          />
        </Labelled>
      </section>
    </>
  )
}

/** The fields as the post keeps them: one text. */
function fieldsIn(text: string): FieldDefinition[] {
  try {
    const value: unknown = JSON.parse(text || '[]')
    return Array.isArray(value) ? value.filter(isField) : []
  } catch {
    return []
  }
}

const isField = (value: unknown): value is FieldDefinition =>
  isRecord(value) && [value.name, value.title, value.type].every((part) => typeof part === 'string')
