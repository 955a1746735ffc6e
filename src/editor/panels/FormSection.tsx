/** What a form does with its entries: who is told by email, and what the sender reads. */
import { useId } from 'react'
import { TextInput } from '#ui/TextInput.tsx'
import { Labelled } from './fields.tsx'
import { metaOf, withMeta } from './metaRules.ts'
import { useEditorPost } from './postPanelContext.ts'

const address = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

/** Addresses as the form reads them: with commas, semicolons or spaces between. */
function wrongOnes(recipients: string): string[] {
  return recipients.split(/[,;\s]+/).filter((one) => one !== '' && !address.test(one))
}

export function FormSection() {
  const { post, change } = useEditorPost()
  const id = useId()
  const recipients = metaOf(post.metas, 'recipient')
  const wrong = wrongOnes(recipients)
  const write = (name: string) => (value: string) => change({ metas: withMeta(post.metas, name, value) })
  return (
    <section className="editor-section">
      <h3>Entries</h3>
      <Labelled
        id={`${id}-recipient`}
        title="Send entries to"
        description={
          wrong.length > 0 ? (
            <span className="problem" role="alert">{`Not an email address: ${wrong.join(', ')}`}</span>
          ) : (
            'Email addresses, with commas between. Empty: the email address of the site, else its administrators.'
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
      <Labelled id={`${id}-submit`} title="Text of the button">
        <TextInput
          id={`${id}-submit`}
          value={metaOf(post.metas, 'submit_text')}
          maxLength={100}
          placeholder="Send"
          onChange={write('submit_text')}
        />
      </Labelled>
      <Labelled id={`${id}-thanks`} title="Answer to the sender">
        <TextInput
          id={`${id}-thanks`}
          value={metaOf(post.metas, 'thanks')}
          maxLength={500}
          placeholder="Thank you. We have received it."
          onChange={write('thanks')}
        />
      </Labelled>
    </section>
  )
}
