/** What a mailbox shows of an email before it is opened: the subject and the line after it. */
import { useId } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'
import { emailSection } from './texts/emailSection.ts'

/** Mailboxes show about so much. */
const shownPreheader = 120

export function EmailSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  return (
    <section className="editor-section">
      <h3>{common.email}</h3>
      <Field name="title" title={emailSection.subject} help={emailSection.subject_help}>
        {(ties) => (
          <TextInput {...ties} value={post.title} maxLength={300} onChange={(title) => change({ title })} />
        )}
      </Field>
      <Labelled
        id={`${id}-preheader`}
        title={emailSection.preheader}
        description={emailSection.preheader_help}
      >
        <TextInput
          id={`${id}-preheader`}
          value={metaOf(post.metas, 'preheader')}
          maxLength={shownPreheader}
          onChange={(text) => change(({ metas }) => ({ metas: withMeta(metas, 'preheader', text) }))}
        />
      </Labelled>
      <div className="field">
        <span className="help">{emailSection.blocks_help}</span>
      </div>
    </section>
  )
}
