/** What was typed into a product's form and not saved: it outlives the way to another screen, and closing the tab asks first. */
import { useEffect, useRef } from 'react'
import { notify } from '#ui/notices.ts'
import { useLeaveWarning } from '#ui/useLeaveWarning.ts'
import type { DraftPicture } from '../pictureMetas.ts'
import type { ProductDraft } from '../productDraft.ts'
import type { DraftFiles } from './fileMetas.ts'
import type { StockChanges } from './VariantTable.tsx'

/** All that the form changes. */
export interface FormState {
  /** Null where the metas do not fit the grammar. */
  draft: ProductDraft | null
  texts: Record<string, unknown>
  pictures: readonly DraftPicture[]
  files: DraftFiles
  changes: StockChanges
}

interface Unsaved {
  state: FormState
  isChanged: boolean
  /** The product as people call it. */
  title: string
  path: string
}

const waiting = new Map<string, FormState>()

/** What an earlier visit left of this form. */
export function unsavedProduct(key: string): FormState | undefined {
  return waiting.get(key)
}

/**
 * Keeps what is not saved when the form is left, and says so.
 * @param key of the product in its version: of another version nothing is taken over
 * @returns says that all of it is saved now
 */
export function useUnsaved(key: string, form: Unsaved, go: (path: string) => void): () => void {
  const last = useRef(form)
  useEffect(() => {
    last.current = form
  })
  useLeaveWarning(form.isChanged)
  useEffect(
    () => () => {
      const { state, isChanged, title, path } = last.current
      waiting.delete(key)
      if (!isChanged) return
      waiting.set(key, state)
      notify({ title: `${title} is not saved`, text: 'What you changed waits in its form.', action: { label: 'Go back to it', run: () => go(path) } })
    },
    // Runs when the form goes, not when it is drawn anew.
    [key],
  )
  return () => {
    last.current = { ...last.current, isChanged: false }
  }
}
