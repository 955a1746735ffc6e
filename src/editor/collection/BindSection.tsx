/** Which settings of a block in a card show a field of the entry, and how it is written. */
import { useId } from 'react'
import { bindingsOf, type BoundKind, boundKind } from '#blocks/binding.ts'
import type { Binding } from '#blocks/block.ts'
import { panelOf } from '#blocks/panels.ts'
import { definitions } from '#blocks/registry.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { useBlockData } from '../canvas/useBlockData.ts'
import { useEditor } from '../EditorContext.ts'
import { isTextBound } from '../model/isTextBound.ts'
import type { BlockRecord } from '../model/record.ts'
import { Labelled } from '../panels/fields.tsx'
import { entryOf, isCollectionData } from './entriesContext.ts'
import { type EntryField, type EntryType, useEntryTypes } from './entryFields.ts'
import { usualFormat } from './firstCard.ts'
import './collection.css'
import { collectionPanel as texts } from './texts/collectionPanel.ts'

interface BindProps {
  record: BlockRecord
  /** The collection that it is in. */
  collection: BlockRecord
}

export default function BindSection({ record, collection }: BindProps) {
  const types = useEntryTypes()
  const type = types?.find(({ slug }) => slug === collection.state.type)
  const keys = keysOf(record.type)
  if (!type || keys.length === 0) return null
  return (
    <fieldset className="editor-group editor-bind">
      <legend>{texts.from_entry({ type: type.title })}</legend>
      {isTextBound(record) ? <WhereFrom record={record} collection={collection} /> : null}
      {keys.map((key) => (
        <BoundKey key={key.name} record={record} type={type} settingKey={key} />
      ))}
    </fieldset>
  )
}

/** A text that an entry says is changed in the entry: here is the way. */
function WhereFrom({ record, collection }: BindProps) {
  const { editorDocument, page } = useEditor()
  const answer = useBlockData(definitions.get(collection.type), collection, page)
  const data = answer.kind === 'ready' && isCollectionData(answer.data) ? answer.data : null
  const entry = entryOf(editorDocument.blocks, record.id, { id: collection.id, data })
  return (
    <p className="muted">
      {texts.text_from_entry}{' '}
      {entry ? (
        <a className="link" href={`/user/editor/${entry.id}`}>
          {texts.edit_entry}
        </a>
      ) : null}
    </p>
  )
}

interface SettingKey {
  name: string
  title: string
  kind: BoundKind
}

/** The settings of a block that can show a field: its text, its pictures, where it leads. */
function keysOf(blockType: string): SettingKey[] {
  const definition = definitions.get(blockType)
  if (!definition || definition.capability !== undefined) return []
  const { textKey } = definition
  const keys: SettingKey[] = []
  if (textKey !== undefined && boundKind(definition, textKey) === 'text')
    keys.push({ name: textKey, title: texts.text, kind: 'text' })
  for (const { name, title, type, picks } of panelOf(blockType)) {
    const kind = boundKind(definition, name)
    const isOwn = type === 'file' || type === 'picture' || picks === 'link'
    if (name !== textKey && isOwn && kind !== null) keys.push({ name, title, kind })
  }
  if (!keys.some(({ kind }) => kind === 'link')) keys.push({ name: 'link', title: common.link, kind: 'link' })
  return keys
}

interface KeyProps {
  record: BlockRecord
  type: EntryType
  settingKey: SettingKey
}

function BoundKey({ record, type, settingKey: { name, title, kind } }: KeyProps) {
  const { editorDocument } = useEditor()
  const id = useId()
  const bindings = bindingsOf(record.state)
  const binding = bindings[name]
  const fields = type.fields.filter(({ shows }) => shows.includes(kind))
  const field = fields.find((one) => one.name === binding?.field)
  const put = (next: Binding | null) => {
    const { [name]: _, ...others } = bindings
    const bind = next ? { ...others, [name]: next } : others
    editorDocument.patch(record.id, {
      bind: Object.keys(bind).length > 0 ? bind : undefined,
      // One link over a whole card leaves its buttons within reach.
      ...(name === 'link' && record.type === 'collection-card'
        ? { link_block: next ? true : undefined }
        : {}),
    })
    editorDocument.blur()
    // The text of an entry is not written here: the caret leaves it.
    if (kind === 'text' && next) editorDocument.select({ id: record.id })
  }
  return (
    <>
      <Labelled id={id} title={title}>
        <Select
          id={id}
          value={binding?.field ?? ''}
          placeholder={name === 'link' ? texts.no_link : texts.own_value}
          choices={fields.map((one) => ({ value: one.name, title: one.title }))}
          isInvalid={binding !== undefined && !field}
          onChange={(to) => {
            const chosen = fields.find((one) => one.name === to)
            const format = chosen && kind === 'text' ? usualFormat(chosen) : undefined
            put(chosen ? { field: to, ...(format ? { format } : {}) } : null)
          }}
        />
        {binding && !field ? (
          <span className="problem">{texts.field_gone({ field: binding.field })}</span>
        ) : null}
      </Labelled>
      {binding && field ? (
        <HowShown binding={binding} field={field} name={name} kind={kind} onChange={put} />
      ) : null}
    </>
  )
}

interface ShownProps {
  binding: Binding
  field: EntryField
  name: string
  kind: BoundKind
  onChange(binding: Binding): void
}

function HowShown({ binding, field, name, kind, onChange }: ShownProps) {
  const id = useId()
  const formats = kind === 'text' ? formatsOf(field) : []
  const set = (patch: Partial<Binding>) => onChange({ ...binding, ...patch })
  return (
    <div className="editor-bind-more">
      {formats.length > 0 ? (
        <Labelled id={`${id}-format`} title={texts.format}>
          <Select
            id={`${id}-format`}
            value={binding.format ?? ''}
            choices={formats}
            onChange={(format) => set({ format: format || undefined })}
          />
        </Labelled>
      ) : null}
      {kind === 'text' ? (
        <div className="editor-bind-around">
          <Labelled id={`${id}-before`} title={texts.before}>
            <TextInput
              id={`${id}-before`}
              value={binding.before ?? ''}
              maxLength={200}
              onChange={(before) => set({ before: before || undefined })}
            />
          </Labelled>
          <Labelled id={`${id}-after`} title={texts.after}>
            <TextInput
              id={`${id}-after`}
              value={binding.after ?? ''}
              maxLength={200}
              onChange={(after) => set({ after: after || undefined })}
            />
          </Labelled>
        </div>
      ) : null}
      {name === 'link' ? null : (
        <Labelled id={`${id}-empty`} title={texts.if_empty({ field: field.title })}>
          <Select
            id={`${id}-empty`}
            value={binding.if_empty ?? 'hide'}
            choices={[
              { value: 'hide', title: texts.leave_out },
              { value: 'keep', title: texts.keep },
            ]}
            onChange={(to) => set({ if_empty: to === 'keep' ? 'keep' : undefined })}
          />
        </Labelled>
      )}
    </div>
  )
}

/** The ways in which a field can be written, shown by an example where that says more than a name. */
function formatsOf({ kind }: EntryField): { value: string; title: string }[] {
  switch (kind) {
    case 'date':
      return [
        { value: '', title: texts.date_long },
        { value: 'full', title: texts.date_full },
        { value: 'medium', title: texts.date_medium },
        { value: 'day_month', title: texts.date_day_month },
        { value: 'weekday', title: texts.date_weekday },
        { value: 'day', title: texts.date_day },
        { value: 'month', title: texts.date_month },
        { value: 'month_year', title: texts.date_month_year },
        { value: 'year', title: texts.date_year },
      ]
    case 'number':
      return [
        { value: '', title: texts.as_number },
        { value: 'price', title: common.price },
        { value: 'digits', title: texts.as_digits },
      ]
    case 'long':
      return [
        { value: '', title: texts.whole },
        { value: 'short', title: texts.shortened },
      ]
    default:
      return []
  }
}
