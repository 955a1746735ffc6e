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

export default function Types() {
  const query = useCall<PostTypeView[]>('/api/types')
  const [isNew, setNew] = useState(false)
  return (
    <Page
      title="Content types"
      text="What can be written on this site, and which fields each kind has."
      actions={[{ label: 'New type', isPrimary: true, run: () => setNew(true) }]}
    >
      <Loaded query={query}>
        {(types) =>
          types.length === 0 ? (
            <EmptyState title="No content types" />
          ) : (
            <section className="card-box" aria-label="Content types">
              <table className="cards-on-phone">
                <thead>
                  <tr>
                    <th scope="col">Type</th>
                    <th scope="col">Address of entries</th>
                    <th scope="col">Comments</th>
                    <th scope="col" className="num">
                      Fields
                    </th>
                    <th scope="col" className="num">
                      Entries
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {types.map((type) => (
                    <tr key={type.slug}>
                      <td data-label="Type" className="lead">
                        <Link className="title" href={`/user/types/${type.slug}`}>
                          {type.title}
                        </Link>
                        <small>{type.is_system ? 'built in' : 'your own'}</small>
                      </td>
                      <td data-label="Address" className={type.url_pattern ? 'code' : undefined}>
                        {type.url_pattern || <span className="muted">no page of its own</span>}
                      </td>
                      <td data-label="Comments" className="titled">
                        {type.has_comments ? 'open' : 'off'}
                      </td>
                      <td data-label="Fields" className="num">
                        {type.fields.length}
                      </td>
                      <td data-label="Entries" className="num">
                        {type.slug === 'media' ? (
                          <Link className="link" href="/user/media">
                            in Media
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
    done: 'Type made',
    isToldInForm: true,
    onDone: (type) => go(`/user/types/${type.slug}`),
  })
  const title = String(values.title).trim()
  // A name in other letters than Latin ones gives none for data and address.
  const [fallback] = useState(() => `type_${crypto.randomUUID().slice(0, 4)}`)
  const slug = nameOf(title).slice(0, 40) || fallback
  return (
    <Modal
      title="New content type"
      okLabel="Make the type"
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
          Begin with
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
            ? 'Or give it a name and draw its fields yourself.'
            : `Fields: ${fields.map((field) => field.title).join(', ')}.`}
        </span>
      </div>
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          { name: 'title', title: 'Name of one entry', type: 'string', placeholder: 'Recipe' },
          {
            name: 'plural',
            title: 'Plural, as in its address',
            type: 'string',
            placeholder: title ? `${slug}s` : 'recipes',
            description: 'The list stands under /t/ and this word.',
          },
          { name: 'has_comments', title: 'Readers may comment', type: 'bool' },
        ]}
      />
    </Modal>
  )
}
