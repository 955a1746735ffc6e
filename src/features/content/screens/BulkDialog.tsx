/** Asks for what many posts are to get: a category or a tag. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useCall } from '#ui/useCall.ts'
import type { CategoryView } from '../schema.ts'

export type BulkKind = 'category' | 'add_tag' | 'remove_tag'

const words: Record<BulkKind, { title: string; label: string; ok: string }> = {
  category: { title: 'Set the category', label: 'Category', ok: 'Set category' },
  add_tag: { title: 'Add a tag', label: 'Tag', ok: 'Add tag' },
  remove_tag: { title: 'Remove a tag', label: 'Tag', ok: 'Remove tag' },
}

export function BulkDialog({ kind, tags, onDone, onClose }: { kind: BulkKind; tags: readonly string[]; onDone: (value: string, title: string) => void; onClose: () => void }) {
  const [value, setValue] = useState('')
  const categories = useCall<CategoryView[]>('/api/posts/categories', undefined, { isOff: kind !== 'category' })
  const { title, label, ok } = words[kind]
  const choices = (categories.data ?? []).map((category) => ({ title: category.title, value: category.id }))
  const isEmpty = kind !== 'category' && value.trim() === ''
  return (
    <Modal title={title} okLabel={ok} isBusy={isEmpty} onCancel={onClose} onOk={() => onDone(value, choices.find((choice) => choice.value === value)?.title ?? value)}>
      <div className="field">
        <label htmlFor="bulk-value">{label}</label>
        {kind === 'category' ? <Select id="bulk-value" value={value} choices={choices} onChange={setValue} />
          : kind === 'add_tag' ? <TextInput id="bulk-value" value={value} maxLength={80} onChange={setValue} />
          : tags.length === 0 ? <p className="muted">None of the chosen rows has a tag.</p>
          : <Select id="bulk-value" value={value} placeholder="Choose" choices={tags.map((tag) => ({ title: tag, value: tag }))} onChange={setValue} />}
      </div>
    </Modal>
  )
}
