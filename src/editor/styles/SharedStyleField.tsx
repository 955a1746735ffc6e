/** Which shared style a block wears, and what is done with it: made of the block's styles, edited, detached, deleted. */
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { SharedStyle } from '#blocks/shell/sharedStyles.ts'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { showFailure, useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { NameDialog } from '../commands/NameDialog.tsx'
import { useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { Labelled } from '../panels/fields.tsx'
import './sharedStyles.css'
import { sharedStyles as texts } from './texts/sharedStyles.ts'
import {
  addSharedStyle,
  joinedStyles,
  noStyles,
  removeSharedStyle,
  saveSharedStyle,
  stylesOf,
  useSharedStyles,
} from './useSharedStyles.ts'

interface FieldProps {
  record: BlockRecord
  isEditing: boolean
  onEdit(isEditing: boolean): void
  onChange(style: SharedStyle): void
}

export function SharedStyleField({ record, isEditing, onEdit, onChange }: FieldProps) {
  const { editorDocument, announce } = useEditor()
  const client = useQueryClient()
  const mayChange = useViewer().can('design.write')
  const id = useId()
  const styles = useSharedStyles()
  const [open, setOpen] = useState<'new' | 'delete' | null>(null)
  const before = useRef<SharedStyle | null>(null)
  const { shared_style: worn } = record.state
  const style = styles?.find((one) => one.id === worn)
  const choose = (to: string) => editorDocument.patch(record.id, { shared_style: to || undefined })
  const edit = (isOn: boolean) => {
    const last = before.current
    if (isOn) before.current = style ?? null
    else if (last && style && JSON.stringify(last) !== JSON.stringify(style))
      notify({
        kind: 'good',
        title: texts.changed({ title: style.title }),
        action: { label: common.undo, run: () => void saveSharedStyle(client, last) },
      })
    onEdit(isOn)
  }
  const detach = () => {
    if (!style) return
    editorDocument.patch(record.id, { ...joinedStyles(style, record.state), shared_style: undefined })
    editorDocument.blur()
    announce(texts.detached)
  }
  const remove = async () => {
    setOpen(null)
    if (!style) return
    try {
      await removeSharedStyle(client, style.id)
      onEdit(false)
      editorDocument.patch(record.id, { shared_style: undefined })
      editorDocument.blur()
    } catch (error) {
      showFailure(error, texts.failed)
    }
  }
  return (
    <div className="shared-style" data-editing={isEditing || undefined}>
      <Labelled id={id} title={texts.shared_style}>
        <Select
          id={id}
          value={style?.id ?? ''}
          placeholder={texts.none}
          choices={(styles ?? []).map((one) => ({ value: one.id, title: one.title }))}
          onChange={choose}
        />
      </Labelled>
      {worn !== undefined && styles && !style ? <p className="problem">{texts.gone}</p> : null}
      {style && isEditing ? (
        <Editing style={style} onChange={onChange} onDone={() => edit(false)} />
      ) : (
        <div className="shared-style-acts">
          {style && mayChange ? (
            <button type="button" className="button small" onClick={() => edit(true)}>
              {texts.edit}
            </button>
          ) : null}
          {style ? (
            <button type="button" className="link" onClick={detach}>
              {texts.detach}
            </button>
          ) : null}
          {style && mayChange ? (
            <button type="button" className="link" onClick={() => setOpen('delete')}>
              {texts.delete}
            </button>
          ) : null}
          {!style && mayChange ? (
            <button type="button" className="button small" onClick={() => setOpen('new')}>
              {texts.new_style}
            </button>
          ) : null}
        </div>
      )}
      {open === 'new' ? <NewStyle record={record} close={() => setOpen(null)} /> : null}
      {open === 'delete' && style ? (
        <Modal
          title={texts.delete_title({ title: style.title })}
          okLabel={texts.delete}
          isDanger
          onOk={() => void remove()}
          onCancel={() => setOpen(null)}
        >
          <p>{texts.delete_text}</p>
          <Uses id={style.id} />
        </Modal>
      ) : null}
    </div>
  )
}

interface EditingProps {
  style: SharedStyle
  onChange(style: SharedStyle): void
  onDone(): void
}

function Editing({ style, onChange, onDone }: EditingProps) {
  const id = useId()
  return (
    <>
      <p role="status">{texts.editing({ title: style.title })}</p>
      <Labelled id={id} title={common.name}>
        <TextInput
          id={id}
          value={style.title}
          maxLength={60}
          onChange={(title) => (title.trim() === '' ? undefined : onChange({ ...style, title }))}
        />
      </Labelled>
      <Uses id={style.id} />
      <button type="button" className="button small primary" onClick={onDone}>
        {texts.done}
      </button>
    </>
  )
}

interface Used {
  uses: { post_id: string; title: string }[]
}

function Uses({ id }: { id: string }) {
  const { data } = useCall<Used[]>('/api/references', { kind: 'token', ids: `shared-${id}` })
  if (!data) return null
  const uses = data.flatMap((one) => one.uses)
  if (uses.length === 0) return <p className="muted">{texts.used_nowhere}</p>
  return (
    <details className="shared-style-uses">
      <summary>
        {texts.used_on} ({uses.length})
      </summary>
      <ul>
        {uses.map((use) => (
          <li key={use.post_id}>
            <a href={`/user/editor/${use.post_id}`}>{use.title || common.untitled}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function NewStyle({ record, close }: { record: BlockRecord; close: () => void }) {
  const { editorDocument, announce } = useEditor()
  const client = useQueryClient()
  const make = async (title: string) => {
    const made = await addSharedStyle(client, { title, ...stylesOf(record.state) })
    close()
    editorDocument.patch(record.id, { ...noStyles, shared_style: made.id })
    editorDocument.blur()
    announce(texts.created({ title: made.title }))
  }
  return (
    <NameDialog
      title={texts.new_style}
      okLabel={texts.create}
      help={texts.new_text}
      placeholder={texts.name_example}
      longest={60}
      make={make}
      close={close}
    />
  )
}
