/** The content types of the site. */
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PostTypeView } from '../../schema.ts'
import { nameOf } from './FieldEditor.tsx'
import { typeTemplates } from './typeTemplates.ts'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

export default function Types() {
  const query = useCall<PostTypeView[]>('/api/types')
  const [isNew, setNew] = useState(false)
  return (
    <Page
      title={common.content_types}
      text={typeScreen.intro}
      actions={[{ label: typeScreen.new_type, isPrimary: true, run: () => setNew(true) }]}
    >
      <Loaded query={query}>
        {(types) =>
          types.length === 0 ? (
            <EmptyState title={typeScreen.empty_title} />
          ) : (
            <section className="card-box" aria-label={common.content_types}>
              <table className="cards-on-phone">
                <thead>
                  <tr>
                    <th scope="col">{typeScreen.type}</th>
                    <th scope="col">{typeScreen.address_of_entries}</th>
                    <th scope="col">{common.comments}</th>
                    <th scope="col" className="num">
                      {common.fields}
                    </th>
                    <th scope="col" className="num">
                      {typeScreen.entries}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {types.map((type) => (
                    <tr key={type.slug}>
                      <td data-label={typeScreen.type} className="lead">
                        <Link className="title" href={`/user/types/${type.slug}`}>
                          {type.title}
                        </Link>
                        <small>{type.is_system ? typeScreen.built_in : typeScreen.own}</small>
                      </td>
                      <td data-label={common.url} className={type.url_pattern ? 'code' : undefined}>
                        {type.url_pattern || <span className="muted">{typeScreen.no_page}</span>}
                      </td>
                      <td data-label={common.comments} className="titled">
                        {type.has_comments ? typeScreen.comments_open : typeScreen.comments_off}
                      </td>
                      <td data-label={common.fields} className="num">
                        {type.fields.length}
                      </td>
                      <td data-label={typeScreen.entries} className="num">
                        {type.slug === 'media' ? (
                          <Link className="link" href="/user/media">
                            {typeScreen.in_media}
                          </Link>
                        ) : (
                          <Link className="link" href={`/user/content/${type.slug}`}>
                            {type.count}
                          </Link>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )
        }
      </Loaded>
      {isNew && <NewType onClose={() => setNew(false)} />}
    </Page>
  )
}

function NewType({ onClose }: { onClose: () => void }) {
  const [, go] = useLocation()
  const [values, setValues] = useState<Record<string, unknown>>({
    title: '',
    plural: '',
    has_comments: false,
  })
  const [fields, setFields] = useState<FieldDefinition[]>([])
  const save = useAction<PostTypeView, object>('POST', '/api/types', {
    refresh: ['/api/types'],
    done: typeScreen.type_made,
    showsErrorInForm: true,
    onDone: (type) => go(`/user/types/${type.slug}`),
  })
  const title = String(values.title).trim()
  // A name in other letters than Latin ones gives none for data and URL.
  const [fallback] = useState(() => `type_${crypto.randomUUID().slice(0, 4)}`)
  const slug = nameOf(title).slice(0, 40) || fallback
  return (
    <Modal
      title={typeScreen.new_content_type}
      okLabel={typeScreen.make}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() =>
        save.mutate({
          title,
          has_comments: values.has_comments,
          is_new: true,
          slug,
          ...(values.plural ? { plural: values.plural } : {}),
          fields,
        })
      }
    >
      <div className="field">
        <span className="label" id="begin-with">
          {typeScreen.begin_with}
        </span>
        <div className="row" role="group" aria-labelledby="begin-with">
          {typeTemplates.map((template) => (
            <button
              key={template.title}
              type="button"
              className="button small"
              data-tip={template.text}
              aria-pressed={values.title === template.title && fields === template.fields}
              onClick={() => {
                setValues({
                  title: template.title,
                  plural: template.plural,
                  has_comments: template.has_comments,
                })
                setFields(template.fields)
              }}
            >
              {template.title}
            </button>
          ))}
        </div>
        <span className="help">
          {fields.length === 0
            ? typeScreen.begin_help
            : typeScreen.fields_given({ value: fields.map((field) => field.title).join(', ') })}
        </span>
      </div>
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          {
            name: 'title',
            title: typeScreen.name_of_one_entry,
            type: 'string',
            placeholder: typeScreen.title_example,
          },
          {
            name: 'plural',
            title: typeScreen.plural,
            type: 'string',
            placeholder: title ? `${slug}s` : typeScreen.plural_example,
            description: typeScreen.new_plural_help,
          },
          { name: 'has_comments', title: typeScreen.readers_may_comment, type: 'bool' },
        ]}
      />
    </Modal>
  )
}
