/** The settings of the selected block: its own fields, then style, link and visibility, which every block has. */
import { useId } from 'react'
import { definitions } from '#blocks/registry.ts'
import { useEditor, useRecord, useSelectedId } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { Field, Labelled } from './fields.tsx'
import { StylePanel } from './StylePanel.tsx'

export function BlockPanel() {
  const id = useSelectedId()
  if (id === null) {
    return (
      <div className="editor-nothing">
        <p>Nothing is selected.</p>
        <p className="editor-hint">Choose a block on the page or in the outline to see its settings.</p>
      </div>
    )
  }
  return <Settings key={id} id={id} />
}

function Settings({ id }: { id: string }) {
  const { session } = useEditor()
  const record = useRecord(id)
  if (!record) return null
  const definition = definitions.get(record.type)
  const set = (name: string) => (value: unknown) => session.patch(id, { [name]: value })
  return (
    // Leaving the panel is a blur of the block: one undo entry for what was changed in it.
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) session.blur()
      }}
    >
      <section className="editor-section">
        <h3>{definition?.label ?? record.type}</h3>
        {definition ? null : <p className="editor-hint">This site does not know this type. The block is kept as it is.</p>}
        {definition?.panel.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={record.state[field.name] ?? definition.defaults[field.name]}
            onChange={set(field.name)}
          />
        ))}
        {definition?.panel.length === 0 ? <p className="editor-hint">This block has no settings of its own.</p> : null}
      </section>
      <StylePanel record={record} set={set} />
      <LinkPanel record={record} set={set} />
      <Visibility record={record} set={set} />
    </div>
  )
}

export interface StateProps {
  record: BlockRecord
  set(name: string): (value: unknown) => void
}

function LinkPanel({ record, set }: StateProps) {
  const id = useId()
  const { link } = record.state
  return (
    <details className="editor-section" open={typeof link === 'string' && link !== ''}>
      <summary>Link</summary>
      <Labelled id={id} title="The whole block leads to">
        <input
          id={id}
          value={typeof link === 'string' ? link : ''}
          placeholder="/about or https://…"
          onChange={({ target }) => set('link')(target.value || undefined)}
        />
      </Labelled>
      <Field field={{ name: 'link_block', title: 'One link over the block', type: 'boolean' }} value={record.state.link_block} onChange={set('link_block')} />
      <Field field={{ name: 'link_wrap', title: 'The block is the link itself', type: 'boolean' }} value={record.state.link_wrap} onChange={set('link_wrap')} />
    </details>
  )
}

function Visibility({ record, set }: StateProps) {
  return (
    <details className="editor-section">
      <summary>Name and visibility</summary>
      <Field
        field={{ name: 'element_id', title: 'Name for links (#name)', type: 'string', placeholder: 'opening-hours' }}
        value={record.state.element_id}
        onChange={(value) => set('element_id')(typeof value === 'string' && value !== '' ? value.replaceAll(/\s+/g, '_') : undefined)}
      />
      <Field
        field={{ name: 'is_hidden', title: 'Hide from visitors', type: 'boolean', use_switch: true }}
        value={record.state.is_hidden}
        onChange={(value) => set('is_hidden')(value === true ? true : undefined)}
      />
    </details>
  )
}
