/** Entries of a type, one after the other, in a form of its fields: each is published, and the form is empty for the next. */
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { storedValue, type FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { PictureInput, type PickedPicture } from '#ui/PictureInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { refresh } from '#ui/useCall.ts'
import type { Post, PostTypeView } from '../../schema.ts'
import { contentList } from '../texts/contentList.ts'

interface QuickAddProps {
  type: PostTypeView
  title: string
  onClose: () => void
}

interface Entry {
  title: string
  values: Record<string, unknown>
  /** Of the lead picture: what is on its way is waited for. */
  picture: Promise<PickedPicture | null>
}

/** As the form of the type begins. */
const emptyEntry = (fields: readonly FieldDefinition[]): Entry => ({
  title: '',
  values: Object.fromEntries(
    fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  ),
  picture: Promise.resolve(null),
})

export function QuickAdd({ type, title, onClose }: QuickAddProps) {
  const { fields } = type
  const client = useQueryClient()
  // A new number is a new form: nothing of the entry before is left in it.
  const [turn, setTurn] = useState(1)
  const [entry, setEntry] = useState(() => emptyEntry(fields))
  const [last, setLast] = useState<Pick<Post, 'title' | 'url'> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)

  async function publish(goesOn: boolean) {
    if (isBusy) return
    if (entry.title.trim() === '') return setTries(tries + 1)
    setBusy(true)
    setError(null)
    try {
      const saved = await call<Post>('POST', '/api/posts', {
        type: type.slug,
        title: entry.title.trim(),
        status: 'published',
        value: [],
        metas: metasOf(fields, entry.values, await entry.picture),
      })
      setTries(0)
      setEntry(emptyEntry(fields))
      setTurn(turn + 1)
      setLast(saved)
      if (!goesOn) {
        notify({
          kind: 'good',
          title: saidOf(saved),
          ...(saved.url ? { link: { label: contentList.view, href: saved.url } } : {}),
        })
        onClose()
      }
      void refresh(client, ['/api/posts', '/api/types', 'counts'])
    } catch (cause) {
      setError(cause)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal
      title={title}
      okLabel={contentList.publish_and_add}
      other={{ label: common.publish, run: () => void publish(false) }}
      cancelLabel={last ? common.close : common.cancel}
      isBusy={isBusy}
      error={error}
      tries={tries}
      onCancel={onClose}
      onOk={() => void publish(true)}
    >
      <p role="status" className="muted">
        {last ? saidOf(last) : ''}
      </p>
      <EntryForm
        key={turn}
        fields={fields}
        entry={entry}
        isTitleMissing={tries > 0 && entry.title.trim() === ''}
        onChange={(part) => setEntry((before) => ({ ...before, ...part }))}
      />
    </Modal>
  )
}

const saidOf = ({ title }: Pick<Post, 'title'>) => contentList.done_one({ done: common.published, title })

interface EntryFormProps {
  fields: readonly FieldDefinition[]
  entry: Entry
  isTitleMissing: boolean
  onChange: (part: Partial<Entry>) => void
}

function EntryForm({ fields, entry, isTitleMissing, onChange }: EntryFormProps) {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  // The next one is typed where the last one began.
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={form} className="form">
      <Field
        name="title"
        id={id}
        title={common.title}
        problem={isTitleMissing ? contentList.title_missing : undefined}
      >
        {(ties) => (
          <TextInput
            {...ties}
            value={entry.title}
            maxLength={300}
            onChange={(title) => onChange({ title })}
          />
        )}
      </Field>
      <FieldForm fields={fields} values={entry.values} onChange={(values) => onChange({ values })} />
      <Field name="image" title={contentList.lead_picture} hasLabel={false}>
        {(ties) => (
          <PictureInput
            {...ties}
            title={contentList.lead_picture}
            onChange={(picture) => onChange({ picture })}
          />
        )}
      </Field>
    </div>
  )
}

function metasOf(
  fields: readonly FieldDefinition[],
  values: Entry['values'],
  picture: PickedPicture | null,
): { name: string; value: string }[] {
  return [
    ...fields.map(({ name }) => ({ name, value: storedValue(values[name]) })),
    { name: 'image', value: picture?.url ?? '' },
    { name: 'image_alt', value: picture?.alt ?? '' },
  ].filter(({ value }) => value !== '')
}
