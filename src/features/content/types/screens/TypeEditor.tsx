/** One content type: its fields in order, the form that they make, and the type's own settings. What it is changed to holds at once. */
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import type { FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { statusWords } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { CategoryView, PostTypeView } from '../../schema.ts'
import { FieldEditor, moved, nameOf } from './FieldEditor.tsx'
import { typeWords } from './typeWords.ts'

const crumbs = [{ title: 'Content types', href: '/user/types' }]
const statuses = ['draft', 'pending', 'scheduled', 'published', 'private']

export default function TypeEditor({ params }: ScreenProps) {
  const query = useCall<PostTypeView[]>('/api/types')
  return (
    <Loaded query={query}>
      {(types) => {
        const type = types.find((one) => one.slug === params.type)
        return type ? (
          <Editor key={type.slug} type={type} />
        ) : (
          <Page title="Content type" crumbs={crumbs}>
            <EmptyState title={`There is no type “${params.type}”`} />
          </Page>
        )
      }}
    </Loaded>
  )
}

type Keyed = FieldDefinition & { key: number }

function Editor({ type }: { type: PostTypeView }) {
  const [, go] = useLocation()
  const lastKey = useRef(type.fields.length)
  const list = useRef<HTMLOListElement>(null)
  const [values, setValues] = useState<Record<string, unknown>>({
    title: type.title,
    plural: type.plural,
    description: type.description,
    url_pattern: type.url_pattern,
    has_comments: type.has_comments,
    default_layout: type.default_layout ?? '',
    statuses: type.statuses,
  })
  const [fields, setFields] = useState<Keyed[]>(type.fields.map((field, index) => ({ ...field, key: index })))
  const [sample, setSample] = useState<Record<string, unknown>>({})
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<
    { kind: 'hides'; lost: { title: string; count: number }[] } | { kind: 'delete' } | null
  >(null)
  const layouts = useCall<CategoryView[]>('/api/posts/items/layout')
  const save = useAction<PostTypeView, object>('POST', '/api/types', {
    refresh: ['/api/types'],
    done: 'Type saved',
    isToldInForm: true,
  })
  const remove = useAction<unknown, string>('DELETE', (slug) => `/api/types?slug=${slug}`, {
    refresh: ['/api/types'],
    done: 'Type deleted',
    failed: 'The type was not deleted',
    onDone: () => go('/user/types'),
  })
  // A title in other letters than Latin ones gives no name for data.
  const plain = fields.map(({ key, ...field }) => ({
    ...field,
    name: field.name || nameOf(field.title) || (field.title.trim() && `field_${key + 1}`),
  }))
  const problems = plain.map((field, index) => problemOf(field, plain.slice(0, index)))

  async function saveNow() {
    const first = problems.findIndex(Boolean)
    if (first >= 0) {
      setTries(tries + 1)
      return
    }
    const gone = type.fields.filter((field) => !plain.some((one) => one.name === field.name))
    if (gone.length > 0 && asked?.kind !== 'hides') {
      const usage = await call<{ name: string; count: number }[]>('GET', `/api/types/${type.slug}/usage`)
      const lost = gone.flatMap((field) => {
        const count = usage.find((one) => one.name === field.name)?.count ?? 0
        return count > 0 ? [{ title: field.title, count }] : []
      })
      if (lost.length > 0) return setAsked({ kind: 'hides', lost })
    }
    setAsked(null)
    save.mutate({ slug: type.slug, ...values, fields: plain })
  }
  useSaveShortcut(() => void saveNow())

  function move(index: number, by: number) {
    const key = fields[index]?.key
    setFields(moved(fields, index, by))
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-field="f${key}"] input`)?.focus(),
    )
  }
  function add() {
    lastKey.current += 1
    const key = lastKey.current
    setFields([...fields, { key, name: '', title: '', type: 'string' }])
    requestAnimationFrame(() => document.getElementById(`f${key}-title`)?.focus())
  }
  const words = typeWords(type.slug, type)
  return (
    <Page
      title={type.title}
      crumbs={crumbs}
      text={`${type.count === 1 ? '1 entry' : `${type.count} entries`}. What you save here holds at once: form, list, page and API.`}
      actions={[
        { label: 'See entries', href: `/user/content/${type.slug}` },
        { label: `New ${words.one}`, href: `/user/editor/new?type=${type.slug}` },
        { label: 'Save type', isPrimary: true, run: () => void saveNow(), isDisabled: save.isPending },
      ]}
    >
      <FormProblems error={save.error} tries={tries}>
        <div className="two">
          <div className="stack">
            <section className="card-box" aria-labelledby="type-fields">
              <h2 id="type-fields">Fields</h2>
              {fields.length === 0 && (
                <EmptyState
                  title="Array is empty"
                  text="Every entry has a title, a text of blocks, a category and tags already. Fields add what is special about this type."
                />
              )}
              <ol ref={list} className="type-fields">
                {fields.map((field, index) => (
                  <FieldEditor
                    key={field.key}
                    id={`f${field.key}`}
                    field={field}
                    isFirst={index === 0}
                    isLast={index === fields.length - 1}
                    path={`fields.${index}`}
                    problem={tries > 0 ? problems[index] : undefined}
                    onChange={(to) =>
                      setFields(fields.map((one, at) => (at === index ? { ...one, ...to } : one)))
                    }
                    onMove={(by) => move(index, by)}
                    onRemove={() => setFields(fields.toSpliced(index, 1))}
                  />
                ))}
              </ol>
              <div className="row">
                <button type="button" className="button" onClick={add}>
                  Add field
                </button>
              </div>
            </section>
            <section className="card-box">
              <h2>The type itself</h2>
              <FieldForm
                values={values}
                onChange={setValues}
                fields={[
                  { name: 'title', title: 'Name of one entry', type: 'string' },
                  ...(type.is_system
                    ? []
                    : [
                        {
                          name: 'plural',
                          title: 'Plural, as in its address',
                          type: 'string',
                          description: `The list stands at /t/${String(values.plural)}, the API at /api/t/${String(values.plural)}.`,
                        },
                      ]),
                  ...(type.is_system && type.url_pattern === ''
                    ? []
                    : [
                        {
                          name: 'url_pattern',
                          title: 'Address of entries',
                          type: 'string',
                          description: '{slug} is filled in; empty: entries have no page of their own.',
                        },
                      ]),
                  ...(type.is_system && type.url_pattern === ''
                    ? []
                    : [
                        {
                          name: 'description',
                          title: 'What it is about',
                          type: 'text' as const,
                          description: `Readers see it under the heading of the list at /t/${String(values.plural)}.`,
                        },
                      ]),
                  {
                    name: 'default_layout',
                    title: 'Layout',
                    type: 'dropdown',
                    choices: (layouts.data ?? [])
                      .filter((one) => one.id !== '')
                      .map((one) => ({ title: one.title, value: one.id })),
                    placeholder: 'None',
                    description: 'For entries that name none of their own.',
                  },
                  {
                    name: 'statuses',
                    title: 'States that entries may have',
                    type: 'checklist',
                    choices: statuses.map((value) => ({ value, title: statusWords(value) })),
                  },
                  {
                    name: 'has_comments',
                    title: 'Readers may comment',
                    type: 'bool',
                    use_switch: true,
                    description:
                      'Comments then stand at the end of each entry, unless it places them itself or closes them.',
                  },
                ]}
              />
              {!type.is_system && (
                <p className="type-delete">
                  <button type="button" className="button small" onClick={() => setAsked({ kind: 'delete' })}>
                    Delete this type
                  </button>
                </p>
              )}
            </section>
          </div>
          <section className="card-box type-preview" aria-label="The form that these fields make">
            <h2>The form that these fields make</h2>
            {plain.every((field) => field.title === '') ? (
              <p className="muted">Add a field to see it here.</p>
            ) : (
              <FieldForm
                fields={plain.filter((field) => field.name !== '')}
                values={sample}
                onChange={setSample}
              />
            )}
          </section>
        </div>
      </FormProblems>
      {asked?.kind === 'hides' && (
        <Modal
          title="Hide values?"
          okLabel="Save and hide them"
          cancelLabel="Keep editing"
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => void saveNow()}
        >
          {asked.lost.map(({ title, count }) => (
            <p key={title}>
              <b>{count === 1 ? '1 entry' : `${count} entries`}</b> would no longer show <b>{title}</b>.
            </p>
          ))}
          <p className="muted">The values are kept: add a field of the same name to see them again.</p>
        </Modal>
      )}
      {asked?.kind === 'delete' && (
        <Modal
          title={`Delete the type “${type.title}”?`}
          okLabel="Delete type"
          cancelLabel="Keep it"
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => {
            setAsked(null)
            remove.mutate(type.slug)
          }}
        >
          <p>
            {type.count === 0
              ? 'Its list, page and API calls go with it.'
              : `It still has ${type.count === 1 ? '1 entry' : `${type.count} entries`}: delete them permanently first.`}
          </p>
        </Modal>
      )}
    </Page>
  )
}

function problemOf(field: FieldDefinition, before: readonly FieldDefinition[]): string | undefined {
  if (field.title.trim() === '') return 'A field needs a title'
  if (!/^[a-z][a-z0-9_]*$/i.test(field.name))
    return 'Its name in data must begin with a letter and hold letters, digits and _'
  if (before.some((one) => one.name === field.name)) return 'Another field has the same name in data'
  return undefined
}
