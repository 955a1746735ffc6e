/** What is typed into a product's form, from what is saved until it is saved itself, discarded, or left behind for a while. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useTimeZone } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { keepPlanned } from '#ui/plannedMoment.ts'
import { common } from '#ui/texts/common.ts'
import { readAhead, refresh } from '#ui/useCall.ts'
import { plannedTime } from '#ui/zonedTime.ts'
import type { StockRow } from '../../schema.ts'
import { draftProblems } from '../draftProblems.ts'
import { productForm } from '../texts/productForm.ts'
import { changedFields } from './changedFields.ts'
import { fileProblems } from './fileMetas.ts'
import {
  formStateOf,
  type Init,
  isChangedFrom,
  type Product,
  readDraft,
  type Typed,
  typedIn,
} from './formState.ts'
import { productRequest } from './productRequest.ts'
import { type Rebased, rebaseForm } from './rebaseForm.ts'
import { changedSince, countedAs, stockProblems, type StorePlace } from './stockChanges.ts'
import { unsavedProduct, useUnsaved } from './unsavedProduct.ts'

export interface ProductFormProps {
  product: Product
  init: Init
  stock: readonly StockRow[]
}

/** What the form of a stored product reads. */
export const callsOf = (id: string) =>
  [
    [`/api/posts/${id}`, { source: 'editor' }],
    ['/api/shop/stock', { post_id: id }],
  ] as const

export type ChangeTyped = (next: Partial<Typed> | ((now: Typed) => Partial<Typed>)) => void

interface ProductFormState {
  typed: Typed
  change: ChangeTyped
  /** Why the metas of the product make no draft. */
  misfit: Error | null
  /** Where it is sold from; one without a name where the site has none. */
  stores: readonly StorePlace[]
  isChanged: boolean
  /** What is not saved, as people call it. */
  unsavedFields: readonly string[]
  /** What prevents saving, by field. */
  problems: Record<string, string>
  /** How often it was tried to save what cannot be saved. */
  tries: number
  error: unknown
  isBusy: boolean
  /** What was typed, carried over to what somebody else saved meanwhile. */
  rebased: (Rebased & { isNewer: boolean }) | null
  /** What became of stock when the choices were last changed. */
  stockNote: string | null
  noteStock(line: string | null): void
  /** @param at the moment from which it holds; none: at once, or as it is planned already */
  save(at?: string): Promise<void>
  discard(): void
}

/** @param at the moment from which what was saved holds; none: it holds */
function noteSaved(at: string | undefined, timeZone: string): void {
  if (at !== undefined) keepPlanned(at)
  notify({
    kind: 'good',
    title:
      at === undefined
        ? productForm.saved
        : productForm.scheduled_for({ time: plannedTime(at, timeZone, new Date()) }),
  })
}

export function useProductForm({ product, init, stock }: ProductFormProps): ProductFormState {
  const client = useQueryClient()
  const [, go] = useLocation()
  const timeZone = useTimeZone()
  const [read] = useState(() => readDraft(product, init))
  const [before, setBefore] = useState(() => formStateOf(product, read))
  const [rebased, setRebased] = useState(() => {
    const left = unsavedProduct(product.id)
    return left
      ? {
          ...rebaseForm({ mine: left.state, base: left.base, theirs: before }),
          isNewer: left.base.version !== before.version,
        }
      : null
  })
  const [typed, setTyped] = useState(() => typedIn(rebased?.state ?? before))
  const [filledFrom] = useState(product.metas)
  const [stockNote, noteStock] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const isNew = product.id === ''
  const stores = init.store_locations.length > 0 ? init.store_locations : [{ title: '', value: '' }]
  const isChanged = isChangedFrom(before, typed)
  const title = String(typed.texts.title).trim()
  const problems: Record<string, string> = {
    ...(title === '' && { title: productForm.name_missing }),
    ...(typed.draft && draftProblems(typed.draft, init.currency, init.language)),
    ...fileProblems(typed.files),
    ...stockProblems(typed.changes, stock),
  }
  const setSaved = useUnsaved(
    product.id,
    {
      state: { ...before, ...typed },
      base: before,
      isChanged,
      title: title || productForm.the_new_product,
      path: `/user/products/${product.id || 'new'}`,
    },
    go,
  )

  function put(next: Typed) {
    setTyped(typedIn(next))
    noteStock(null)
  }
  function discard() {
    put(before)
    setRebased(null)
    notify({
      title: productForm.changes_discarded,
      action: {
        label: common.undo,
        run: () => {
          put(typed)
          setRebased(rebased)
        },
      },
    })
  }
  async function save(at?: string) {
    const { draft } = typed
    if (!draft || isBusy) return
    setError(null)
    if (Object.keys(problems).length > 0) return setTries(tries + 1)
    setBusy(true)
    try {
      const saved = await call<{ id: string; version: number }>(
        'POST',
        '/api/posts',
        productRequest({ product, typed: { ...typed, draft }, filledFrom, init, stores, at: at ?? null }),
      )
      setSaved()
      const savedDraft = { ...draft, variants: countedAs(typed.changes, draft.variants) }
      setBefore({ ...before, ...typed, draft: savedDraft, changes: {}, version: saved.version })
      setRebased(null)
      noteSaved(at, timeZone)
      // What was typed while the save was on its way is still to be saved.
      setTyped((now) => ({
        ...now,
        draft: now.draft === draft ? savedDraft : now.draft,
        changes: changedSince(typed.changes, now.changes),
      }))
      noteStock(null)
      if (isNew) {
        await Promise.all(callsOf(saved.id).map(([path, input]) => readAhead(client, path, input)))
        go(`/user/products/${saved.id}`, { replace: true })
      }
    } catch (failure) {
      setError(failure)
    } finally {
      // The next save names the version that is read here: until then it would be refused as somebody else's.
      await refresh(client, ['/api/posts', '/api/shop/stock', '/api/dashboard'])
      setBusy(false)
    }
  }
  return {
    typed,
    change: (next) => setTyped((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) })),
    misfit: read instanceof Error ? read : null,
    stores,
    isChanged,
    unsavedFields: isChanged ? changedFields({ ...before, ...typed }, before) : [],
    problems,
    tries,
    error,
    isBusy,
    rebased,
    stockNote,
    noteStock,
    save,
    discard,
  }
}
