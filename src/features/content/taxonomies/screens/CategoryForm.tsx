/** One entry of a taxonomy: title, URL, what it is below. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { offerNewUrl } from '#ui/offerNewUrl.ts'
import { useAction } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

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
  function showMoveNotice({ id, slug }: CategoryView) {
    onClose()
    if (category === null || slug === category.slug) return
    void offerNewUrl({
      kind: 'category',
      id: taxonomy === 'category' ? category.slug : id,
      from: `/p/${taxonomy}/${category.slug}`,
      to: { to: `/p/${taxonomy}/${slug}`, toId: id },
    })
  }
  const save = useAction<CategoryView, object>('POST', '/api/posts/categories', {
    refresh: ['/api/posts', '/api/taxonomies'],
    done: taxonomyScreen.saved({ word }),
    showsErrorInForm: true,
    onDone: showMoveNotice,
  })
  const parents = all
    .filter((one) => one.id !== '' && one.id !== category?.id)
    .map((one) => ({ title: one.title, value: one.id }))
  const isMoved = category !== null && values.slug !== '' && values.slug !== category.slug
  return (
    <Modal
      title={
        category ? taxonomyScreen.edit_title({ title: category.title }) : taxonomyScreen.create({ word })
      }
      okLabel={taxonomyScreen.save({ word })}
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
          { name: 'title', title: common.title, type: 'string' },
          {
            name: 'slug',
            title: common.url,
            type: 'string',
            description: isMoved
              ? taxonomyScreen.old_url({ taxonomy, slug: category.slug })
              : taxonomyScreen.url_help,
          },
          ...(isTree && parents.length > 0
            ? [
                {
                  name: 'parent_id',
                  title: taxonomyScreen.below,
                  type: 'dropdown',
                  choices: parents,
                  placeholder: taxonomyScreen.none,
                },
              ]
            : []),
          {
            name: 'description',
            title: taxonomyScreen.description,
            type: 'text',
            description: taxonomyScreen.description_help,
          },
        ]}
      />
    </Modal>
  )
}
