/** Asks for what many posts are to get: a category or a tag. */
import { useState } from 'react'
import { plainTexts } from '#platform/operations/texts/plainTexts.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useCall } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

export type BulkKind = 'category' | 'add_tag' | 'remove_tag'

const words: Record<BulkKind, { title: string; label: string; ok: string }> = {
  category: { title: contentList.set_the_category, label: common.category, ok: contentList.set_category },
  add_tag: { title: contentList.add_a_tag, label: common.tag, ok: contentList.add_tag },
  remove_tag: { title: contentList.remove_a_tag, label: common.tag, ok: contentList.remove_tag },
}

interface DialogProps {
  kind: BulkKind
  tags: readonly string[]
  /** @returns why nothing was changed, or null @throws what the call was refused with */
  onDone: (value: string, title: string) => Promise<string | null>
  onClose: () => void
}

export function BulkDialog({ kind, tags, onDone, onClose }: DialogProps) {
  const [value, setValue] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const categories = useCall<CategoryView[]>('/api/posts/categories', undefined, {
    isOff: kind !== 'category',
  })
  const { title, label, ok } = words[kind]
  const choices = (categories.data ?? []).map((category) => ({ title: category.title, value: category.id }))
  const hasNone = kind === 'remove_tag' && tags.length === 0

  function refuse(words: string) {
    setRefusal(words)
    setTries((count) => count + 1)
  }
  function change(text: string) {
    setValue(text)
    setRefusal(null)
  }
  async function run() {
    setError(null)
    if (kind !== 'category' && value.trim() === '')
      return refuse(kind === 'add_tag' ? plainTexts.missing : contentList.choose_tag)
    setBusy(true)
    try {
      const why = await onDone(value, choices.find((choice) => choice.value === value)?.title ?? value)
      if (why === null) return onClose()
      refuse(why)
    } catch (failure) {
      setError(failure)
    }
    setBusy(false)
  }
  return (
    <Modal
      title={title}
      okLabel={ok}
      isBusy={isBusy || hasNone}
      error={error}
      tries={tries}
      onCancel={onClose}
      onOk={() => void run()}
    >
      {hasNone ? (
        <p className="muted">{contentList.no_tags}</p>
      ) : (
        <Field name="value" title={label} problem={refusal ?? undefined}>
          {(ties) =>
            kind === 'category' ? (
              <Select {...ties} value={value} choices={choices} onChange={change} />
            ) : kind === 'add_tag' ? (
              <TextInput {...ties} value={value} maxLength={80} onChange={change} />
            ) : (
              <Select
                {...ties}
                value={value}
                placeholder={common.choose}
                choices={tags.map((tag) => ({ title: tag, value: tag }))}
                onChange={change}
              />
            )
          }
        </Field>
      )}
    </Modal>
  )
}
