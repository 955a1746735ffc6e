/** What was typed into a product's form and not saved: it outlives the way to another screen, and closing the tab asks first. */
import { useEffect, useRef } from 'react'
import { notify } from '#ui/notices.ts'
import type { FormState } from './formState.ts'
import { productForm } from '../texts/productForm.ts'

interface Unsaved {
  state: FormState
  /** What the form began with. */
  base: FormState
  isChanged: boolean
  /** The product as people call it. */
  title: string
  path: string
}

type Waiting = Pick<Unsaved, 'state' | 'base'>

const waiting = new Map<string, Waiting>()

// Also from another screen: what waits here ends with the page.
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault()
})

/** What was typed into the form of this product and not saved. */
export function unsavedProduct(id: string): Waiting | undefined {
  return waiting.get(id)
}

/**
 * Keeps what is not saved, and says so when the form is left.
 * @param id of the product, '' of a new one
 * @returns says that all of it is saved now
 */
export function useUnsaved(id: string, form: Unsaved, go: (path: string) => void): () => void {
  const last = useRef(form)
  useEffect(() => {
    last.current = form
    // Kept as it is typed: a form of what somebody else saved takes it over before this one goes.
    if (form.isChanged) waiting.set(id, { state: form.state, base: form.base })
    else waiting.delete(id)
  })
  useEffect(
    () => () => {
      const { isChanged, title, path } = last.current
      if (!isChanged) waiting.delete(id)
      if (!isChanged || location.pathname === path) return
      notify({
        title: productForm.is_not_saved({ title }),
        text: productForm.not_saved_text,
        action: { label: productForm.go_back_to_it, run: () => go(path) },
      })
    },
    // Runs when the form goes, not when it is drawn anew.
    [id],
  )
  return () => {
    last.current = { ...last.current, isChanged: false }
  }
}
