/** One content type: its settings, its fields, and the form that they make. */
import { useState } from 'react'
import { useSaveShortcut } from '#ui/commands.ts'
import { fieldTypes, type FieldDefinition } from '#ui/field.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { slugEffect } from '#ui/inputRules.ts'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PostTypeView } from '../schema.ts'

const withChoices = new Set(['dropdown', 'checklist', 'radio'])

export default function TypeEditor({ params }: ScreenProps) {
  const query = useCall<PostTypeView[]>('/api/types')
  return (
    <Loaded query={query}>
      {(types) => {
        const type = types.find((one) => one.slug === params.type)
        return type ? <Editor key={type.slug} type={type} /> : (
          <Page title="Content type" crumbs={[{ title: 'Content types', href: '/user/types' }]}><EmptyState title={`There is no type “${params.type}”`} /></Page>
        )
      }}
    </Loaded>
  )
}

function Editor({ type }: { type: PostTypeView }) {
  const [values, setValues] = useState<Record<string, unknown>>({ title: type.title, plural: type.plural, url_pattern: type.url_pattern, has_comments: type.has_comments })
  const [fields, setFields] = useState<FieldDefinition[]>(type.fields.flatMap((field) => (isField(field) ? [field] : [])))
  const [sample, setSample] = useState<Record<string, unknown>>({})
  const save = useAction<PostTypeView, object>('POST', '/api/types', { refresh: ['/api/types'], done: 'Type saved', failed: 'The type was not saved' })
  const saveNow = () => save.mutate({ slug: type.slug, ...values, fields })
  useSaveShortcut(saveNow)
  const change = (index: number, to: Partial<FieldDefinition>) => setFields(fields.map((field, at) => (at === index ? { ...field, ...to } : field)))
  const move = (index: number, by: number) => {
    const field = fields[index]
    if (field) setFields(fields.toSpliced(index, 1).toSpliced(Math.max(0, index + by), 0, field))
  }
  return (
    <Page title={type.title} crumbs={[{ title: 'Content types', href: '/user/types' }]} text={`${type.count} entries. A removed field hides its values; they are not deleted.`}
      actions={[{ label: 'See entries', href: `/user/content/${type.slug}` }, { label: 'Save type', isPrimary: true, run: saveNow, isDisabled: save.isPending }]}>
      <div className="two">
        <div className="stack">
          <section className="card-box">
            <h2>Fields</h2>
            {fields.length === 0 && <p className="muted">Array is empty</p>}
            {fields.map((field, index) => (
              <div key={index} className="field-row" role="group" aria-label={`Field ${field.title || index + 1}`}>
                <div className="field"><label htmlFor={`t${index}`}>Title</label><input id={`t${index}`} value={field.title} onChange={(event) => change(index, { title: event.target.value })} onBlur={() => { if (!field.name) change(index, { name: slugEffect(field.title.toLowerCase()) }) }} /></div>
                <div className="field"><label htmlFor={`n${index}`}>Name</label><input id={`n${index}`} className="code" value={field.name} onChange={(event) => change(index, { name: event.target.value })} onBlur={() => change(index, { name: slugEffect(field.name) })} /></div>
                <div className="field"><label htmlFor={`k${index}`}>Kind</label><Select id={`k${index}`} value={field.type} choices={fieldTypes.map((value) => ({ value, title: value }))} onChange={(value) => change(index, { type: value })} /></div>
                <div className="row-actions">
                  <button type="button" className="button small" disabled={index === 0} onClick={() => move(index, -1)}>Up<span className="hidden"> {field.title}</span></button>
                  <button type="button" className="button small" disabled={index === fields.length - 1} onClick={() => move(index, 1)}>Down<span className="hidden"> {field.title}</span></button>
                  <button type="button" className="button small" onClick={() => setFields(fields.toSpliced(index, 1))}>Remove<span className="hidden"> {field.title}</span></button>
                </div>
                {withChoices.has(field.type) && <TokenInput label={`Choices of ${field.title}`} value={(field.choices ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value))} onChange={(choices) => change(index, { choices })} placeholder="Choice, then Enter" />}
              </div>
            ))}
            <div className="row"><button type="button" className="button" onClick={() => setFields([...fields, { name: '', title: '', type: 'string' }])}>Add field</button></div>
          </section>
          <section className="card-box">
            <h2>The type itself</h2>
            <FieldForm values={values} onChange={setValues} fields={[
              { name: 'title', title: 'Name of one entry', type: 'string' },
              { name: 'plural', title: 'Plural, as in its address', type: 'string' },
              { name: 'url_pattern', title: 'Address of entries', type: 'string', description: '{slug} is filled in; empty: entries have no page of their own.' },
              { name: 'has_comments', title: 'Readers may comment', type: 'bool' },
            ]} />
          </section>
        </div>
        <section className="card-box" aria-label="The form that these fields make">
          <h2>The form that these fields make</h2>
          {fields.length === 0 ? <p className="muted">Add a field to see it here.</p> : <FieldForm fields={fields.filter((field) => field.name !== '')} values={sample} onChange={setSample} />}
        </section>
      </div>
    </Page>
  )
}

function isField(value: unknown): value is FieldDefinition {
  return typeof value === 'object' && value !== null && 'name' in value && 'type' in value && 'title' in value
}
