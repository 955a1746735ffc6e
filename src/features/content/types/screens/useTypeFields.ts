/** The fields of a content type while it is drawn: added, changed, moved, removed, and what is wrong with each. */
import { useRef, useState } from 'react'
import type { FieldDefinition } from '#ui/field.ts'
import { moved, nameOf } from './FieldEditor.tsx'
import { typeScreen } from '../texts/typeScreen.ts'

type Keyed = FieldDefinition & { key: number }

export type TypeFieldsState = ReturnType<typeof useTypeFields>

export function useTypeFields(stored: readonly FieldDefinition[]) {
  const lastKey = useRef(stored.length)
  const list = useRef<HTMLOListElement>(null)
  const [fields, setFields] = useState<Keyed[]>(stored.map((field, index) => ({ ...field, key: index })))
  // A title in other letters than Latin ones gives no name for data.
  const named = fields.map(({ key, ...field }) => ({
    ...field,
    name: field.name || nameOf(field.title) || (field.title.trim() && `field_${key + 1}`),
  }))
  return {
    fields,
    list,
    /** As they are saved: each with a name. */
    named,
    problems: named.map((field, index) => problemOf(field, named.slice(0, index))),
    change(index: number, to: Partial<FieldDefinition>) {
      setFields(fields.map((one, at) => (at === index ? { ...one, ...to } : one)))
    },
    remove(index: number) {
      setFields(fields.toSpliced(index, 1))
    },
    move(index: number, by: number) {
      const key = fields[index]?.key
      setFields(moved(fields, index, by))
      requestAnimationFrame(() =>
        list.current?.querySelector<HTMLElement>(`[data-field="f${key}"] input`)?.focus(),
      )
    },
    add() {
      lastKey.current += 1
      const key = lastKey.current
      setFields([...fields, { key, name: '', title: '', type: 'string' }])
      requestAnimationFrame(() => document.getElementById(`f${key}-title`)?.focus())
    },
  }
}

function problemOf(field: FieldDefinition, before: readonly FieldDefinition[]): string | undefined {
  if (field.title.trim() === '') return typeScreen.title_missing
  if (!/^[a-z][a-z0-9_]*$/i.test(field.name)) return typeScreen.name_invalid
  if (before.some((one) => one.name === field.name)) return typeScreen.name_taken
  return undefined
}
