/** Every entry of one content type: find, create, trash, restore; products with price and stock. */
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { ListView, type BulkAction, type Column } from '#ui/ListView.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { refresh, tellFailure, useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { PostSummary, PostTypeView } from '../schema.ts'

const names: Record<string, { one: string; many: string }> = {
  page: { one: 'page', many: 'Pages' },
  post: { one: 'post', many: 'Journal' },
  product: { one: 'product', many: 'Products' },
}

const statuses = ['published', 'draft', 'pending', 'scheduled', 'private', 'trash'].map((value) => ({
  value,
  title: value === 'trash' ? 'Trash' : value.charAt(0).toUpperCase() + value.slice(1),
}))

const sorts = [
  { value: 'newest', title: 'Newest first' },
  { value: 'oldest', title: 'Oldest first' },
  { value: 'title', title: 'By title' },
]

export default function ContentList({ params }: ScreenProps) {
  const type = params.type ?? 'page'
  const viewer = useViewer()
  const client = useQueryClient()
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const types = useCall<PostTypeView[]>('/api/types')
  const known = types.data?.find((one) => one.slug === type)
  const words = names[type] ?? { one: known?.title.toLowerCase() ?? type, many: known?.title ?? type }
  const query = useList<PostSummary>('/api/posts', {
    type, status: filters.status ?? 'any', keywords: keywords || undefined, sort: filters.order ?? 'updated', p, limit: 20,
  })
  const mayWrite = viewer.can(type === 'product' ? 'products.write' : 'posts.write')
  const isTrash = filters.status === 'trash'

  const update = () => refresh(client, ['/api/posts', 'counts'])

  async function each(rows: readonly PostSummary[], done: string, run: (row: PostSummary) => Promise<unknown>, undo?: (row: PostSummary) => Promise<unknown>) {
    const answers = await Promise.allSettled(rows.map(run))
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed) tellFailure(failed.reason, `Some ${words.many.toLowerCase()} could not be changed`)
    const count = answers.filter((answer) => answer.status === 'fulfilled').length
    if (count > 0) {
      notify({
        kind: 'good', title: `${done}: ${count === 1 ? `“${rows[0]?.title}”` : `${count} ${words.many.toLowerCase()}`}`,
        action: undo && { label: 'Undo', run: () => void Promise.allSettled(rows.map(undo)).then(update) },
      })
    }
    await update()
  }

  const restore = (row: PostSummary) => call('POST', `/api/posts/${row.id}/restore`, {})
  const trash = (rows: readonly PostSummary[]) => each(rows, 'In the trash', (row) => call('DELETE', `/api/posts/${row.id}`), restore)

  const bulk: BulkAction<PostSummary>[] = !mayWrite
    ? []
    : isTrash
      ? [
          { label: 'Restore', run: (rows) => each(rows, 'Restored', restore) },
          { label: 'Delete for good', isDanger: true, run: (rows) => each(rows, 'Deleted', (row) => call('DELETE', `/api/posts/${row.id}?forever=1`)) },
        ]
      : [
          ...(viewer.can('posts.publish') || type === 'product'
            ? [
                { label: 'Publish', run: (rows: PostSummary[]) => each(rows, 'Published', (row) => call('POST', '/api/posts', { id: row.id, version: row.version, status: 'published' })) },
                { label: 'Set to draft', run: (rows: PostSummary[]) => each(rows, 'Set to draft', (row) => call('POST', '/api/posts', { id: row.id, version: row.version, status: 'draft' })) },
              ]
            : []),
          { label: 'Move to the trash', run: trash },
        ]

  const columns: Column<PostSummary>[] = [
    {
      name: 'title', title: 'Title',
      cell: (row) => (
        <span className="with-thumb">
          {type !== 'page' && (row.image ? <img className="thumb" src={row.image} alt="" loading="lazy" /> : <span className="thumb" />)}
          <span>
            <Link className="title" href={`/user/editor/${row.id}`}>{row.title || 'Untitled'}</Link>
            {row.url && <small>{row.url}</small>}
          </span>
        </span>
      ),
    },
    { name: 'status', title: 'Status', cell: (row) => <StatusMark status={row.status} /> },
    { name: 'category', title: 'Category', cell: (row) => row.category_title ?? <span className="muted">None</span> },
    { name: 'edited', title: 'Edited', cell: (row) => <RelativeTime time={row.updated_at} /> },
  ]

  return (
    <Page title={words.many} actions={mayWrite ? [{ label: `New ${words.one}`, href: `/user/editor/new?type=${type}`, isPrimary: true }] : []}>
      <ListView
        label={words.many} query={query} state={state} columns={columns} bulk={bulk} nameOf={(row) => row.title}
        filters={[{ name: 'status', title: 'All states', choices: statuses }, { name: 'order', title: 'Last edited first', choices: sorts }]}
        rowActions={(row) => (
          <>
            {type === 'product' && mayWrite && <Link className="button small" href={`/user/products/${row.id}`}>Price and stock</Link>}
            {row.status === 'published' && row.url && <a className="button small" href={row.url}>View<span className="hidden"> {row.title}</span></a>}
            {mayWrite && row.status === 'trash' && <button type="button" className="button small" onClick={() => void each([row], 'Restored', restore)}>Restore<span className="hidden"> {row.title}</span></button>}
            {mayWrite && row.status !== 'trash' && <button type="button" className="button small" onClick={() => void trash([row])}>Trash<span className="hidden"> {row.title}</span></button>}
          </>
        )}
        empty={
          <EmptyState title={`No ${words.many.toLowerCase()} yet`} text={`What you write here stands on the site as soon as you publish it.`}>
            {mayWrite && <Link className="button primary" href={`/user/editor/new?type=${type}`}>New {words.one}</Link>}
          </EmptyState>
        }
      />
    </Page>
  )
}
