/**
 * A list of rows, each with fields of its own, as the pictures of a gallery or the dishes of a menu (F-FORM-01 `arr-object`).
 * A row is moved, folded and removed by its head; rows may hold lists of rows.
 */
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { dropOf } from './droppedPictures.ts'
import type { PickedFile } from './FileBrowser.tsx'
import { choicesOf, emptyValue, textOf, type FieldDefinition } from './field.ts'
import { Picture } from './Picture.tsx'
import { withPictures } from './samplePictures.ts'
import { common } from './texts/common.ts'
import { fields as fieldsTexts } from './texts/fields.ts'
import { timeProblem } from './writtenTime.ts'
import { FileBrowser } from './fileBrowserPart.ts'

type Row = Record<string, unknown>

/** The input of one field: it is handed over, as it draws lists of rows itself. */
type Input = ComponentType<{
  field: FieldDefinition
  id: string
  value: unknown
  describedBy?: string | undefined
  isInvalid?: boolean
  onChange: (value: unknown) => void
}>

interface RowListProps {
  input: Input
  field: FieldDefinition
  id: string
  value: Row[]
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: unknown) => void
}

/** So many rows are open when the list is first seen; longer lists begin folded. */
const maxOpenRows = 2

export function RowList({ input, field, id, value, describedBy, isInvalid, onChange }: RowListProps) {
  const rowFields = field.fields ?? []
  const [isChoosing, setChoosing] = useState(false)
  const { keys, opened, change, toggle } = useRowKeys(value)
  const [announced, setAnnounced] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // Where the focus goes once the changed list is drawn: the row that was added or moved, or the button that adds.
  const goTo = useRef<string | null>(null)
  useEffect(() => {
    if (goTo.current === null) return
    root.current?.querySelector<HTMLElement>(goTo.current)?.focus()
    goTo.current = null
  })
  const fresh = () => Object.fromEntries(rowFields.map((one) => [one.name, emptyValue(one.type)]))
  // Rows that begin with a picture, as those of a gallery, are added by choosing several at once.
  const pictureKey = rowFields[0]?.type === 'file' ? rowFields[0].name : null
  function add(rows: Row[], list: Row[] = [...value, ...rows]) {
    const kept = keys.slice(0, list.length - rows.length)
    const key = change([...kept, ...rows.map(() => null)], rows.length === 1)
    if (rows.length === 1)
      goTo.current = `[data-row="${key}"] > .row-fields :is(input, textarea, select, button)`
    onChange(list)
  }
  function move(index: number, by: -1 | 1) {
    const to = index + by
    const [row, key] = [value[index], keys[index]]
    if (row === undefined || key === undefined || to < 0 || to >= value.length) return
    change(keys.toSpliced(index, 1).toSpliced(to, 0, key))
    const isAtEnd = to === (by < 0 ? 0 : value.length - 1)
    goTo.current = `[data-row="${key}"] > .row-head [data-move="${isAtEnd ? -by : by}"]`
    setAnnounced(fieldsTexts.moved_to({ place: to + 1, count: value.length }))
    onChange(value.toSpliced(index, 1).toSpliced(to, 0, row))
  }
  function remove(index: number) {
    change(keys.toSpliced(index, 1))
    goTo.current = ':scope > .row-add > :last-child'
    setAnnounced(common.removed)
    onChange(value.toSpliced(index, 1))
  }
  const addPictures = (key: string) => (picked: PickedFile[]) => {
    const rows = picked.map((one) => withPicture(fresh(), key, one))
    add(rows, field.isPictureList ? withPictures(value, rows, { key }) : undefined)
  }
  const withPicture = (row: Row, key: string, { url, file }: PickedFile): Row => ({
    ...row,
    [key]: url,
    // What somebody wrote about the picture before is not about this one.
    ...('alt' in fresh() ? { alt: file.alt } : {}),
  })
  return (
    <div className="row-list" ref={root} {...(pictureKey ? dropOf(addPictures(pictureKey)) : {})}>
      {value.length === 0 && <p className="muted">{fieldsTexts.no_items_yet}</p>}
      {value.map((row, index) => {
        const key = keys[index] ?? index
        return (
          <RowBox
            key={key}
            rowKey={key}
            input={input}
            fields={rowFields}
            id={`${id}-${index}`}
            name={`${field.title} ${index + 1}`}
            row={row}
            isOpen={opened.has(key)}
            isFirst={index === 0}
            isLast={index === value.length - 1}
            onToggle={() => toggle(key)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
            onChange={(changed) => onChange(value.with(index, changed))}
            takePictures={
              pictureKey && !field.isPictureList
                ? ([first, ...others]) => {
                    if (first)
                      onChange([
                        ...value.with(index, withPicture(row, pictureKey, first)),
                        ...others.map((one) => withPicture(fresh(), pictureKey, one)),
                      ])
                  }
                : undefined
            }
          />
        )
      })}
      <span className="hidden" role="status">
        {announced}
      </span>
      <div className="row row-add">
        {pictureKey && (
          <button type="button" className="button small" onClick={() => setChoosing(true)}>
            {fieldsTexts.add_pictures}
            <span className="hidden"> {fieldsTexts.to({ title: field.title })}</span>
          </button>
        )}
        <button
          type="button"
          className="button small"
          aria-describedby={describedBy}
          data-invalid={isInvalid || undefined}
          onClick={() => add([fresh()])}
        >
          {common.add}
          <span className="hidden"> {fieldsTexts.to({ title: field.title })}</span>
        </button>
      </div>
      {isChoosing && pictureKey && (
        <FileBrowser
          title={field.title}
          isPicture
          onCancel={() => setChoosing(false)}
          onPick={() => undefined}
          onPickMany={(picked) => {
            setChoosing(false)
            addPictures(pictureKey)(picked)
          }}
        />
      )}
    </div>
  )
}

/** Names of the rows that stay with them when they move, and which of them are open. */
function useRowKeys(value: readonly Row[]) {
  const next = useRef(value.length)
  const [keys, setKeys] = useState<readonly number[]>(() => value.map((_, index) => index))
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(value.length <= maxOpenRows ? value.keys() : []),
  )
  // Changed from elsewhere, as by undo: the rows at the end are other ones.
  const known =
    keys.length >= value.length
      ? keys.slice(0, value.length)
      : [
          ...keys,
          ...Array.from({ length: value.length - keys.length }, (_, index) => -1 - index - keys.length),
        ]
  return {
    keys: known,
    opened,
    /** Null is a new row. Returns the name of the last one. */
    change(to: readonly (number | null)[], isOpen = false): number {
      let last = -1
      setKeys(to.map((key) => (last = key ?? next.current++)))
      if (isOpen) setOpened(new Set([...opened, last]))
      return last
    },
    toggle(key: number): void {
      const changed = new Set(opened)
      if (!changed.delete(key)) changed.add(key)
      setOpened(changed)
    },
  }
}

interface RowBoxProps {
  input: Input
  rowKey: number
  fields: readonly FieldDefinition[]
  id: string
  name: string
  row: Row
  isOpen: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onChange: (row: Row) => void
  /** Of a row that has a picture: what is dropped on it; absent: the list takes it. */
  takePictures: ((picked: PickedFile[]) => void) | undefined
}

function RowBox(props: RowBoxProps) {
  const {
    input,
    fields,
    id,
    name,
    row,
    isOpen,
    isFirst,
    isLast,
    rowKey,
    onToggle,
    onMove,
    onRemove,
    onChange,
    takePictures,
  } = props
  const bodyId = useId()
  const says = titleOf(fields, row)
  const picture = fields[0]?.type === 'file' ? textOf(row[fields[0].name]) : ''
  const step = (by: -1 | 1, title: string, isOff: boolean) => (
    <button
      type="button"
      className="icon-button"
      data-move={by}
      aria-label={fieldsTexts.move_row({ action: title, row: name })}
      title={title}
      disabled={isOff}
      onClick={() => onMove(by)}
    >
      {by < 0 ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
    </button>
  )
  return (
    <fieldset className="row-box" data-row={rowKey} {...(takePictures ? dropOf(takePictures) : {})}>
      <legend className="hidden">{name}</legend>
      <div className="row-head">
        <button
          type="button"
          className="row-name"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <ChevronDown size={14} aria-hidden />
          {picture ? <Picture className="thumb" src={picture} box={[28, 28]} alt="" /> : null}
          <span>{says || name}</span>
        </button>
        {step(-1, common.move_up, isFirst)}
        {step(1, common.move_down, isLast)}
        <button
          type="button"
          className="icon-button"
          aria-label={fieldsTexts.move_row({ action: common.remove, row: name })}
          title={common.remove}
          onClick={onRemove}
        >
          <Trash2 size={15} aria-hidden />
        </button>
      </div>
      {isOpen ? (
        <div className="row-fields" id={bodyId}>
          {fields.map((one) => (
            <RowField
              key={one.name}
              input={input}
              field={one}
              id={`${id}-${one.name}`}
              value={row[one.name]}
              problem={problemOf(one, row)}
              onChange={(changed) => onChange({ ...row, [one.name]: changed })}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  )
}

function RowField(props: {
  input: Input
  field: FieldDefinition
  id: string
  value: unknown
  problem: string | undefined
  onChange: (value: unknown) => void
}) {
  const { input: FieldInput, field, id, value, problem, onChange } = props
  const isTick = field.type === 'bool' || field.type === 'boolean'
  const hint = field.description ? `${id}-hint` : undefined
  const describedBy = [hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    <div className="field">
      {isTick ? null : <label htmlFor={id}>{field.title}</label>}
      <FieldInput
        field={field}
        id={id}
        describedBy={describedBy}
        isInvalid={problem !== undefined}
        value={value}
        onChange={onChange}
      />
      {hint ? (
        <span className="help" id={hint}>
          {field.description}
        </span>
      ) : null}
      {problem ? (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      ) : null}
    </div>
  )
}

function problemOf({ type, name, follows }: FieldDefinition, row: Row): string | undefined {
  if (type !== 'written_time') return undefined
  return timeProblem(textOf(row[name]), follows === undefined ? undefined : textOf(row[follows]))
}

/** What a folded row is known by: the first thing that was written or chosen in it. */
function titleOf(fields: readonly FieldDefinition[], row: Row): string {
  for (const field of fields) {
    const value = row[field.name]
    const choices = choicesOf(field)
    const words = (Array.isArray(value) ? value : [value])
      .filter((one): one is string => typeof one === 'string' && one.trim() !== '' && field.type !== 'file')
      .map((one) => choices.find((choice) => choice.value === one)?.title ?? one)
    if (words.length > 0) return words.join(', ').slice(0, 80)
  }
  return ''
}
