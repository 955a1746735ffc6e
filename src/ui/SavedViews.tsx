/** Views of a list as tabs: those that every list has, then the kept ones; what is shown now can be kept under a name. */
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { viewOfSearch } from './listState.ts'
import { Field } from './FormProblems.tsx'
import { Modal } from './Modal.tsx'
import { TextInput } from './TextInput.tsx'
import { useAction, useCall } from './useCall.ts'
import { useCurrentInView } from './useCurrentInView.ts'
import { lists } from './texts/lists.ts'

export interface View {
  title: string
  /** The list's state as its URL holds it; '' shows everything. */
  query: string
  /** How many entries it holds, where that is known. */
  count?: number | undefined
}

interface SavedView extends View {
  id: string
  is_shared: boolean
  is_own: boolean
}

export function SavedViews({
  screen,
  given,
  mayShare,
}: {
  screen: string
  given: readonly View[]
  mayShare: boolean
}) {
  const [search, setSearch] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const kept = useCall<SavedView[]>('/api/views', { screen })
  const remove = useAction<unknown, string>('DELETE', (id) => `/api/views/${id}`, {
    refresh: ['/api/views'],
    done: lists.view_removed,
    failed: lists.view_not_removed,
  })
  const now = viewOfSearch(search)
  const all = [...given, ...(kept.data ?? [])].map((view) => ({
    id: '',
    is_own: false,
    ...view,
    query: viewOfSearch(new URLSearchParams(view.query)),
  }))
  const current = all.find((view) => view.query === now)
  const tabs = useCurrentInView<HTMLDivElement>(`${now} ${all.length}`)
  return (
    <div ref={tabs} className="tabs-row views" role="group" aria-label={lists.views}>
      {all.map((view) => (
        <button
          key={view.id || view.title}
          type="button"
          aria-current={view === current ? 'true' : undefined}
          onClick={() => setSearch(new URLSearchParams(view.query), { replace: true })}
        >
          {view.title}
          {view.count !== undefined && <span className="count"> {view.count}</span>}
        </button>
      ))}
      {!current && now !== '' && (
        <button type="button" className="keep-view" onClick={() => setSaving(true)}>
          {lists.save_this_view}
        </button>
      )}
      {current?.is_own && (
        <button type="button" className="keep-view" onClick={() => remove.mutate(current.id)}>
          {lists.remove_view}
          <span className="hidden"> {current.title}</span>
        </button>
      )}
      {isSaving && (
        <SaveView screen={screen} query={now} mayShare={mayShare} onClose={() => setSaving(false)} />
      )}
    </div>
  )
}

function SaveView({
  screen,
  query,
  mayShare,
  onClose,
}: {
  screen: string
  query: string
  mayShare: boolean
  onClose: () => void
}) {
  const [title, setTitle] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useAction<unknown, object>('POST', '/api/views', {
    refresh: ['/api/views'],
    done: lists.view_saved,
    showsErrorInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title={lists.save_this_view}
      okLabel={lists.save_view}
      isBusy={save.isPending || title.trim() === ''}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate({ screen, title, query, is_shared: isShared })}
    >
      <Field name="title" title={lists.view_name} help={lists.view_help}>
        {(ties) => (
          <TextInput
            {...ties}
            value={title}
            maxLength={60}
            placeholder={lists.view_example}
            onChange={setTitle}
          />
        )}
      </Field>
      {mayShare && (
        <label className="check">
          <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />{' '}
          {lists.view_shared}
        </label>
      )}
    </Modal>
  )
}
