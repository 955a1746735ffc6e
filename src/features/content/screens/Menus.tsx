/** Menus: chosen from a list, their entries ordered by dragging or by keys, saved as posts of the type menu. */
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { refresh, tellFailure, useCall, useList } from '#ui/useCall.ts'
import { menuOfRows, rowsOfMenu, type MenuEntry, type MenuRow } from '../menuRows.ts'
import type { Post, PostSummary } from '../schema.ts'
import { MenuRows } from './MenuRows.tsx'

export default function Menus() {
  const client = useQueryClient()
  const [{ filters }, change] = useListState()
  const menus = useList<PostSummary>('/api/posts', { type: 'menu', status: 'any', sort: 'title', limit: 100 })
  const chosen = filters.menu || menus.data?.items[0]?.id

  async function add() {
    try {
      const made = await call<Post>('POST', '/api/posts', { type: 'menu', title: 'New menu', status: 'published', metas: [{ name: 'items', value: '[]' }] })
      await refresh(client, ['/api/posts'])
      change({ filters: { menu: made.id } })
    } catch (error) {
      tellFailure(error, 'The menu was not made')
    }
  }
  return (
    <Page title="Menus" text="Which menu stands in the header and the footer is chosen under Settings." actions={[{ label: 'New menu', isPrimary: true, run: () => void add() }]}>
      <Loaded query={menus}>
        {({ items }) => items.length === 0 ? (
          <EmptyState title="No menu yet" text="A menu is a list of links that stands on every page."><button type="button" className="button primary" onClick={() => void add()}>New menu</button></EmptyState>
        ) : (
          <section className="card-box">
            <nav className="tabs-row" aria-label="Menus">
              {items.map((menu) => <button key={menu.id} type="button" aria-current={menu.id === chosen ? 'page' : undefined} onClick={() => change({ filters: { menu: menu.id } })}>{menu.title}</button>)}
            </nav>
            {chosen && <MenuEditor key={chosen} id={chosen} onSaved={() => refresh(client, ['/api/posts'])} />}
          </section>
        )}
      </Loaded>
    </Page>
  )
}

let made = 0
const newId = () => `entry-${(made += 1)}`

function MenuEditor({ id, onSaved }: { id: string; onSaved: () => Promise<void> }) {
  const query = useCall<Post>(`/api/posts/${id}`, { source: 'editor' })
  return <Loaded query={query}>{(post) => <MenuForm key={`${post.id} ${post.version}`} post={post} onSaved={async () => { await onSaved(); await query.refetch() }} />}</Loaded>
}

function MenuForm({ post, onSaved }: { post: Post; onSaved: () => Promise<void> }) {
  const [title, setTitle] = useState(post.title)
  const [rows, setRows] = useState<MenuRow[]>(() => rowsOfMenu(entriesOf(post), newId))
  const [isBusy, setBusy] = useState(false)
  const isChanged = title !== post.title || JSON.stringify(menuOfRows(rows)) !== JSON.stringify(menuOfRows(rowsOfMenu(entriesOf(post), newId)))
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  async function save() {
    setBusy(true)
    try {
      const others = post.metas.filter(({ name }) => name !== 'items').map(({ name, value }) => ({ name, value }))
      const items = menuOfRows(rows.filter((row) => row.title.trim() !== ''))
      await call('POST', '/api/posts', { id: post.id, version: post.version, title, status: 'published', metas: [...others, { name: 'items', value: JSON.stringify(items) }] })
      notify({ kind: 'good', title: 'Menu saved' })
      await onSaved()
    } catch (error) {
      tellFailure(error, 'The menu was not saved')
    }
    setBusy(false)
  }
  return (
    <form className="stack pad" onSubmit={(event) => { event.preventDefault(); void save() }}>
      <label>Name of the menu<TextInput value={title} maxLength={300} onChange={setTitle} /></label>
      <MenuRows rows={rows} onChange={setRows} />
      <div className="row">
        <button type="button" className="button" onClick={() => setRows([...rows, { id: newId(), title: '', url: '', depth: 0 }])}>Add an entry</button>
        <button type="submit" className="button primary" disabled={isBusy || !isChanged}>Save menu</button>
      </div>
    </form>
  )
}

function entriesOf(post: Post): MenuEntry[] {
  try {
    const parsed: unknown = JSON.parse(post.metas.find(({ name }) => name === 'items')?.value ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isEntry) : []
  } catch {
    // A meta that is no JSON holds no entries.
    return []
  }
}

function isEntry(value: unknown): value is MenuEntry {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string' && 'url' in value && typeof value.url === 'string'
    && (!('items' in value) || (Array.isArray(value.items) && value.items.every(isEntry)))
}
