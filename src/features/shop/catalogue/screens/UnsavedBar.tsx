/** Says that a product's form is not saved, and saves or discards it; more than one field is discarded only when asked. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { common } from '#ui/texts/common.ts'
import { productForm } from '../texts/productForm.ts'
import type { useProductForm } from './useProductForm.ts'
import { leaving } from '#ui/texts/leaving.ts'

type Form = Pick<
  ReturnType<typeof useProductForm>,
  'typed' | 'isChanged' | 'isBusy' | 'unsavedFields' | 'save' | 'discard'
>

export function UnsavedBar({ form, isNew }: { form: Form; isNew: boolean }) {
  const { unsavedFields, discard } = form
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <div className="unsaved" role="status">
        {form.isChanged && (
          <>
            <span>{productForm.not_saved_yet}</span>
            <button
              type="button"
              className="button small"
              onClick={() => (unsavedFields.length > 1 ? setAsking(true) : discard())}
            >
              {leaving.discard_changes}
            </button>
            <button
              type="button"
              className="button small primary"
              disabled={form.isBusy || !form.typed.draft}
              onClick={() => void form.save()}
            >
              {common.save}
            </button>
          </>
        )}
      </div>
      {isAsking && (
        <Modal
          title={productForm.discard_title}
          okLabel={leaving.discard_changes}
          cancelLabel={productForm.keep_editing}
          isDanger
          onCancel={() => setAsking(false)}
          onOk={() => {
            setAsking(false)
            discard()
          }}
        >
          <p>
            {isNew ? productForm.discard_new : productForm.discard_stored}{' '}
            {productForm.you_changed({ fields: unsavedFields.join(', ') })}
          </p>
        </Modal>
      )}
    </>
  )
}
