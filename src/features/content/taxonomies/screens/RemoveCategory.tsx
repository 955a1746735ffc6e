/** Deletes an entry of a taxonomy, or merges it into another one; what names it is put right first. */
import { useState } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Select } from '#ui/Select.tsx'
import { useAction } from '#ui/useCall.ts'
import { replaceUses } from '#ui/uses.tsx'
import type { CategoryView } from '../../schema.ts'
import { TermUses } from './TermUses.tsx'
import { useRemovalNotice } from './useRemovalNotice.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

interface RemoveCategoryProps {
  removed: CategoryView
  /** The entry that it is merged into, to begin with; empty: none. */
  into: string
  others: readonly CategoryView[]
  /** What one of them is called. */
  word: string
  isTree: boolean
  onClose: () => void
}

export function RemoveCategory({ removed, into, others, word, isTree, onClose }: RemoveCategoryProps) {
  const [target, setTarget] = useState(into)
  const [notMoved, setNotMoved] = useState<unknown>(null)
  const showRemovalNotice = useRemovalNotice()
  const remove = useAction<{ undo: string }>(
    'DELETE',
    () => `/api/posts/categories/${removed.id}${target ? `?merge_into=${target}` : ''}`,
    {
      refresh: ['/api/posts', '/api/taxonomies'],
      showsErrorInForm: true,
      onDone: (answer) => {
        onClose()
        showRemovalNotice(target ? taxonomyScreen.merged : taxonomyScreen.deleted, answer)
      },
    },
  )

  async function takeAway() {
    const to = others.find((one) => one.id === target)
    setNotMoved(null)
    try {
      // First, while it is known by its word as well as by its id.
      if (to) await replaceUses('category', removed.id, { to: `/p/${to.taxonomy}/${to.slug}`, toId: to.id })
    } catch (error) {
      // Removed all the same, it would leave links behind that lead nowhere.
      return setNotMoved(error)
    }
    remove.mutate({})
  }
  return (
    <Modal
      title={
        target
          ? taxonomyScreen.merge_title({ title: removed.title })
          : taxonomyScreen.delete_title({ title: removed.title })
      }
      okLabel={target ? taxonomyScreen.merge : taxonomyScreen.delete_one({ word })}
      cancelLabel={common.keep_it}
      isDanger
      isBusy={remove.isPending}
      error={notMoved ?? remove.error}
      names={{ to: 'merge_into', to_id: 'merge_into' }}
      onCancel={onClose}
      onOk={() => void takeAway()}
    >
      {others.length > 0 && (
        <Field name="merge_into" title={taxonomyScreen.goes_to({ count: removed.count })}>
          {(ties) => (
            <Select
              {...ties}
              value={target}
              placeholder={taxonomyScreen.none}
              choices={others.map((one) => ({ title: one.title, value: one.id }))}
              onChange={setTarget}
            />
          )}
        </Field>
      )}
      <p>
        {target
          ? taxonomyScreen.merge_text
          : removed.count === 0
            ? taxonomyScreen.is_empty
            : taxonomyScreen.entries_stay}
        {isTree && ` ${taxonomyScreen.moves_up}`}
      </p>
      <TermUses kind="category" id={removed.id} isReplaced={target !== ''} />
    </Modal>
  )
}
