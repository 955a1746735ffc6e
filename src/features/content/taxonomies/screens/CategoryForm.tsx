/** One entry of a taxonomy: title, address, what it stands below. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { offerNewAddress } from '#ui/offerNewAddress.ts'
import { useAction } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'

interface FormProps {
  /** null: a new one. */
  category: CategoryView | null
  taxonomy: string
  word: string
  isTree: boolean
  all: readonly CategoryView[]
  onClose: () => void
}

export function CategoryForm({ category, taxonomy, word, isTree, all, onClose }: FormProps) {
  const [values, setValues] = useState<Record<string, unknown>>({
    title: category?.title ?? '',
    slug: category?.slug ?? '',
    parent_id: category?.parent_id ?? '',
    description: category?.description ?? '',
  })
  function tellMove({ id, slug }: CategoryView) {
    onClose()
    if (category === null || slug === category.slug) return
    void offerNewAddress({
      kind: 'category',
      id: taxonomy === 'category' ? category.slug : id,
      from: `/p/${taxonomy}/${category.slug}`,
      to: { to: `/p/${taxonomy}/${slug}`, toId: id },
    })
  }
  const save = useAction<CategoryView, object>('POST', '/api/posts/categories', {
    refresh: ['/api/posts', '/api/taxonomies'],
    done: word === 'category' ? 'Category saved' : 'Entry saved',
    isToldInForm: true,
    onDone: tellMove,
  })
  const parents = all
    .filter((one) => one.id !== '' && one.id !== category?.id)
    .map((one) => ({ title: one.title, value: one.id }))
  const isMoved = category !== null && values.slug !== '' && values.slug !== category.slug
  return (
    <Modal
      title={category ? `Edit “${category.title}”` : `New ${word}`}
      okLabel={`Save ${word}`}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() =>
        save.mutate({
          ...(category ? { id: category.id } : { taxonomy }),
          title: values.title,
          ...(values.slug ? { slug: values.slug } : {}),
          parent_id: values.parent_id || null,
          description: values.description,
        })
      }
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          { name: 'title', title: 'Title', type: 'string' },
          {
            name: 'slug',
            title: 'Address',
            type: 'string',
            description: isMoved
              ? `The old address /p/${taxonomy}/${category.slug} will lead to the new one.`
              : 'The last part of its address; empty: made from the title.',
          },
          ...(isTree && parents.length > 0
            ? [{ name: 'parent_id', title: 'Below', type: 'dropdown', choices: parents, placeholder: 'None' }]
            : []),
          {
            name: 'description',
            title: 'Description',
            type: 'text',
            description: 'Readers see it under the heading of its page, search engines beside its address.',
          },
        ]}
      />
    </Modal>
  )
}
