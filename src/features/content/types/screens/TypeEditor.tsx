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
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

const crumbs = [{ title: common.content_types, href: '/user/types' }]
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
          <Page title={common.content_type} crumbs={crumbs}>
            <EmptyState title={typeScreen.no_such_type({ type: params.type ?? '' })} />
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
    done: typeScreen.type_saved,
    showsErrorInForm: true,
  })
  const remove = useAction<unknown, string>('DELETE', (slug) => `/api/types?slug=${slug}`, {
    refresh: ['/api/types'],
    done: typeScreen.type_deleted,
    failed: typeScreen.not_deleted,
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
      text={typeScreen.overview({ count: type.count })}
      actions={[
        { label: typeScreen.see_entries, href: `/user/content/${type.slug}` },
        { label: words.create, href: `/user/editor/new?type=${type.slug}` },
        {
          label: typeScreen.save_type,
          isPrimary: true,
          run: () => void saveNow(),
          isDisabled: save.isPending,
        },
      ]}
    >
      <FormProblems error={save.error} tries={tries}>
        <div className="two">
          <div className="stack">
            <section className="card-box" aria-labelledby="type-fields">
              <h2 id="type-fields">{common.fields}</h2>
              {fields.length === 0 && (
                <EmptyState title={typeScreen.no_fields} text={typeScreen.no_fields_text} />
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
                  {typeScreen.add_field}
                </button>
              </div>
            </section>
            <section className="card-box">
              <h2>{typeScreen.the_type_itself}</h2>
              <FieldForm
                values={values}
                onChange={setValues}
                fields={[
                  { name: 'title', title: typeScreen.name_of_one_entry, type: 'string' },
                  ...(type.is_system
                    ? []
                    : [
                        {
                          name: 'plural',
                          title: typeScreen.plural,
                          type: 'string',
                          description: typeScreen.plural_help({
                            plural: String(values.plural),
                          }),
                        },
                      ]),
                  ...(type.is_system && type.url_pattern === ''
                    ? []
                    : [
                        {
                          name: 'url_pattern',
                          title: typeScreen.address_of_entries,
                          type: 'string',
                          description: typeScreen.address_help({ pattern: '{slug}' }),
                        },
                      ]),
                  ...(type.is_system && type.url_pattern === ''
                    ? []
                    : [
                        {
                          name: 'description',
                          title: typeScreen.about,
                          type: 'text' as const,
                          description: typeScreen.about_help({
                            plural: String(values.plural),
                          }),
                        },
                      ]),
                  {
                    name: 'default_layout',
                    title: common.layout,
                    type: 'dropdown',
                    choices: (layouts.data ?? [])
                      .filter((one) => one.id !== '')
                      .map((one) => ({ title: one.title, value: one.id })),
                    placeholder: typeScreen.no_layout,
                    description: typeScreen.layout_help,
                  },
                  {
                    name: 'statuses',
                    title: typeScreen.statuses,
                    type: 'checklist',
                    choices: statuses.map((value) => ({ value, title: statusWords(value) })),
                  },
                  {
                    name: 'has_comments',
                    title: typeScreen.readers_may_comment,
                    type: 'bool',
                    use_switch: true,
                    description: typeScreen.comments_help,
                  },
                ]}
              />
              {!type.is_system && (
                <p className="type-delete">
                  <button type="button" className="button small" onClick={() => setAsked({ kind: 'delete' })}>
                    {typeScreen.delete_this_type}
                  </button>
                </p>
              )}
            </section>
          </div>
          <section className="card-box type-preview" aria-label={typeScreen.form}>
            <h2>{typeScreen.form}</h2>
            {plain.every((field) => field.title === '') ? (
              <p className="muted">{typeScreen.form_empty}</p>
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
          title={typeScreen.hides_title}
          okLabel={typeScreen.hides_ok}
          cancelLabel={typeScreen.keep_editing}
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => void saveNow()}
        >
          {asked.lost.map(({ title, count }) => (
            <p key={title}>{typeScreen.hides({ count, title })}</p>
          ))}
          <p className="muted">{typeScreen.values_kept}</p>
        </Modal>
      )}
      {asked?.kind === 'delete' && (
        <Modal
          title={typeScreen.delete_title({ title: type.title })}
          okLabel={typeScreen.delete_type}
          cancelLabel={common.keep_it}
          isDanger
          onCancel={() => setAsked(null)}
          onOk={() => {
            setAsked(null)
            remove.mutate(type.slug)
          }}
        >
          <p>{type.count === 0 ? typeScreen.delete_text : typeScreen.still_used({ count: type.count })}</p>
        </Modal>
      )}
    </Page>
  )
}

function problemOf(field: FieldDefinition, before: readonly FieldDefinition[]): string | undefined {
  if (field.title.trim() === '') return typeScreen.title_missing
  if (!/^[a-z][a-z0-9_]*$/i.test(field.name)) return typeScreen.name_invalid
  if (before.some((one) => one.name === field.name)) return typeScreen.name_taken
  return undefined
}
