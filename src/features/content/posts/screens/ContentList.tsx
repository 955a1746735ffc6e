/** Every entry of one content type: find, sort, keep views, plan, trash and restore, change many at once. */
import { useState } from 'react'
import { Link } from 'wouter'
import { trashDays } from '#constants.ts'
import { useListState } from '#ui/listState.ts'
import { ListView, type BulkAction, type Column } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState } from '#ui/states.tsx'
import { useCall, useList } from '#ui/useCall.ts'
import { useUsesGuard } from '#ui/usesGuard.tsx'
import { useViewer } from '#ui/viewer.ts'
import type { CategoryView, PostSummary, PostTypeView } from '../../schema.ts'
import { writeCapability } from '../writeCapability.ts'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'
import { PlanDialog } from '../../versions/screens/ScheduleDialog.tsx'
import { typeWords } from '../../types/screens/typeWords.ts'
import { useBulk, type Change } from './useBulk.ts'
import { VersionsDialog } from '../../versions/screens/VersionsDialog.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useSold, useFaults, State } from './postStates.tsx'

const statuses = [
  { value: 'published', title: 'Published' },
  { value: 'draft', title: 'Draft' },
  { value: 'pending', title: 'Waiting for review' },
  { value: 'scheduled', title: 'Scheduled' },
  { value: 'private', title: 'Private' },
  { value: 'trash', title: 'Trash' },
]

const givenViews = [
  { title: 'All', query: '' },
  { title: 'Published', query: 'status=published' },
  { title: 'Drafts', query: 'status=draft' },
  { title: 'Scheduled', query: 'status=scheduled' },
  { title: 'Trash', query: 'status=trash' },
]

const sorts = [
  { value: '-edited', title: 'Last edited first' },
  { value: 'edited', title: 'Longest not edited first' },
  { value: 'newest', title: 'Last published first' },
  { value: '-created', title: 'Newest first' },
  { value: 'created', title: 'Oldest first' },
  { value: 'title', title: 'By title' },
  { value: '-title', title: 'By title, from the end' },
]

type Opened =
  | { kind: 'plan' | 'versions'; post: PostSummary }
  | { kind: BulkKind; rows: PostSummary[] }
  | null

/** The way back of a status: only what the list itself can set. */
const statusBefore = (row: PostSummary): Change | null =>
  row.status === 'published' ? { action: 'publish' } : row.status === 'draft' ? { action: 'draft' } : null

export default function ContentList({ params }: ScreenProps) {
  const type = params.type ?? 'page'
  const viewer = useViewer()
  const bulkChange = useBulk()
  const state = useListState()
  const [{ keywords, filters, p, sort, after, before }] = state
  const [opened, setOpened] = useState<Opened>(null)
  const types = useCall<PostTypeView[]>('/api/types')
  const categories = useCall<CategoryView[]>('/api/posts/categories')
  const known = types.data?.find((one) => one.slug === type)
  const faults = useFaults(type)
  const words = typeWords(type, known)
  const newPath = type === 'product' ? '/user/products/new' : `/user/editor/new?type=${type}`
  const isTrash = filters.status === 'trash'
  const query = useList<PostSummary>('/api/posts', {
    type,
    status: filters.status ?? 'any',
    category: filters.category,
    created_by: filters.owner,
    tag: filters.tag,
    keywords: keywords || undefined,
    sort: sort || '-edited',
    after: after || undefined,
    before: before || undefined,
    p,
    limit: 20,
  })
  // A column of empty frames says nothing.
  const hasPictures = type !== 'page' && (query.data?.items ?? []).some((row) => row.image)
  const capability = writeCapability(type)
  const mayWrite = viewer.can(capability)
  const mayPublish = mayWrite && (capability !== 'posts.write' || viewer.can('posts.publish'))
  /** A product is its price and variants first, its page second. */
  const isSold = type === 'product' && mayWrite
  const sold = useSold(isSold && !isTrash ? (query.data?.items ?? []).map(({ id }) => id) : [])
  const { many, several } = words

  const { guard, dialog } = useUsesGuard('post', 'Move to the trash')
  const trash = (rows: readonly PostSummary[]) =>
    guard(
      rows.map((row) => row.id),
      () => putAway(rows),
    )
  const putAway = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'trash' }, { done: 'In the trash', many }, () => ({ action: 'restore' }))
  const restore = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'restore' }, { done: 'Restored', many }, () => ({ action: 'trash' }))
  const duplicate = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'duplicate' }, { done: 'Duplicated', many })
  const remove = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'delete' }, { done: 'Deleted permanently', many })
  const [doomed, setDoomed] = useState<readonly PostSummary[]>([])

  function giveAll(kind: BulkKind, rows: PostSummary[], value: string, title: string) {
    const back = (row: PostSummary): Change | null =>
      kind === 'category'
        ? { action: kind, value: row.category ?? '' }
        : row.tags.includes(value) === (kind === 'remove_tag')
          ? { action: kind === 'add_tag' ? 'remove_tag' : 'add_tag', value }
          : null
    const done =
      kind === 'category'
        ? `Category ${title}`
        : kind === 'add_tag'
          ? `Tag ${title} added`
          : `Tag ${title} removed`
    return bulkChange(rows, { action: kind, value }, { done, many }, back, true)
  }

  const bulk: BulkAction<PostSummary>[] = !mayWrite
    ? []
    : isTrash
      ? [
          { label: 'Restore', run: restore },
          { label: 'Delete permanently', isDanger: true, run: (rows) => setDoomed(rows) },
        ]
      : [
          ...(mayPublish
            ? [
                {
                  label: 'Publish',
                  run: (rows: PostSummary[]) =>
                    bulkChange(rows, { action: 'publish' }, { done: 'Published', many }, statusBefore),
                },
                {
                  label: 'Set to draft',
                  run: (rows: PostSummary[]) =>
                    bulkChange(rows, { action: 'draft' }, { done: 'Set to draft', many }, statusBefore),
                },
              ]
            : []),
          { label: 'Category…', run: (rows) => setOpened({ kind: 'category', rows }) },
          { label: 'Add tag…', run: (rows) => setOpened({ kind: 'add_tag', rows }) },
          { label: 'Remove tag…', run: (rows) => setOpened({ kind: 'remove_tag', rows }) },
          { label: 'Duplicate', run: duplicate },
          { label: 'Move to the trash', run: trash },
        ]

  const columns: Column<PostSummary>[] = [
    {
      name: 'title',
      title: 'Title',
      sort: 'title',
      cell: (row) => (
        <span className="with-thumb">
          {hasPictures &&
            (row.image ? (
              <Picture className="thumb" src={row.image} box={[40, 40]} alt="" />
            ) : (
              <span className="thumb" />
            ))}
          <span>
            {row.status === 'trash' ? (
              <b>{row.title || 'Untitled'}</b>
            ) : (
              <Link className="title" href={isSold ? `/user/products/${row.id}` : `/user/editor/${row.id}`}>
                {row.title || 'Untitled'}
              </Link>
            )}
            {row.url && <small>{row.url}</small>}
            {row.writer && (
              <small className="writing">
                {row.writer.name} is writing since <RelativeTime time={row.writer.since} />
              </small>
            )}
            {faults.has(row.id) && <small className="bad">{faults.get(row.id)}</small>}
          </span>
        </span>
      ),
    },
    { name: 'status', title: 'Status', cell: (row) => <State row={row} /> },
    {
      name: 'category',
      title: 'Category',
      cell: (row) => row.category_title ?? <span className="muted">None</span>,
    },
    ...(type === 'product'
      ? [
          { name: 'price', title: 'Price', isNumber: true, cell: (row: PostSummary) => sold.price(row.id) },
          { name: 'stock', title: 'Stock', cell: (row: PostSummary) => sold.stock(row.id) },
        ]
      : [{ name: 'author', title: 'By', cell: authorOf }]),
    isTrash
      ? {
          name: 'trashed',
          title: 'In the trash since',
          cell: (row) => <RelativeTime time={row.trashed_at} />,
        }
      : {
          name: 'edited',
          title: 'Edited',
          sort: 'edited',
          startsDown: true,
          cell: (row) => <RelativeTime time={row.updated_at} />,
        },
  ]

  return (
    <Page
      title={many}
      text={isTrash ? `What has been here for ${trashDays} days is deleted permanently.` : undefined}
      actions={mayWrite ? [{ label: `New ${words.one}`, href: newPath, isPrimary: true }] : []}
    >
      <ListView
        label={many}
        searchLabel={`Search ${several}`}
        query={query}
        state={state}
        columns={columns}
        bulk={bulk}
        sorts={sorts}
        nameOf={(row) => row.title}
        views={{ screen: `content/${type}`, given: givenViews, mayShare: viewer.can('posts.edit_others') }}
        filters={[
          { name: 'status', title: 'All states', choices: statuses },
          {
            name: 'category',
            title: 'All categories',
            choices: (categories.data ?? []).map((one) =>
              one.id ? { value: one.id, title: one.title } : { value: 'none', title: 'None' },
            ),
          },
          ...(filters.tag
            ? [
                {
                  name: 'tag',
                  title: 'All tags',
                  choices: [{ value: filters.tag, title: `Tag ${filters.tag}` }],
                },
              ]
            : []),
          { name: 'owner', title: 'By anybody', choices: [{ value: 'me', title: 'By me' }] },
        ]}
        rowActions={(row) => (
          <>
            {row.status === 'published' && row.url && (
              <a className="button small" href={row.url}>
                View<span className="hidden"> {row.title}</span>
              </a>
            )}
            {mayWrite && row.status === 'trash' && (
              <button type="button" className="button small" onClick={() => void restore([row])}>
                Restore<span className="hidden"> {row.title}</span>
              </button>
            )}
            {isSold && row.status !== 'trash' && (
              <Link className="button small" href={`/user/editor/${row.id}`}>
                Edit page<span className="hidden"> of {row.title}</span>
              </Link>
            )}
            <MoreMenu
              label={`More for ${row.title}`}
              actions={[
                ...(row.status === 'trash'
                  ? []
                  : [{ label: 'Versions…', run: () => setOpened({ kind: 'versions', post: row }) }]),
                ...(mayWrite && row.status !== 'trash'
                  ? [
                      ...(mayPublish
                        ? [{ label: 'Plan…', run: () => setOpened({ kind: 'plan', post: row }) }]
                        : []),
                      { label: 'Duplicate', run: () => void duplicate([row]) },
                      { label: 'Move to the trash', run: () => void trash([row]) },
                    ]
                  : []),
                ...(mayWrite && row.status === 'trash'
                  ? [{ label: 'Delete permanently…', isDanger: true, run: () => setDoomed([row]) }]
                  : []),
              ]}
            />
          </>
        )}
        empty={
          <EmptyState
            title={`No ${several} yet`}
            text="What you write here stands on the site as soon as you publish it."
          >
            {mayWrite && (
              <Link className="button primary" href={newPath}>
                New {words.one}
              </Link>
            )}
          </EmptyState>
        }
      />
      {dialog}
      {doomed.length > 0 && (
        <Modal
          title={
            doomed.length === 1
              ? `Delete “${doomed[0]?.title}” permanently?`
              : `Delete ${doomed.length} ${several} permanently?`
          }
          okLabel="Delete permanently"
          cancelLabel="Keep"
          isDanger
          onCancel={() => setDoomed([])}
          onOk={() => {
            void remove(doomed)
            setDoomed([])
          }}
        >
          <p>All versions go with {doomed.length === 1 ? 'it' : 'them'}. This cannot be undone.</p>
        </Modal>
      )}
      {opened?.kind === 'plan' && <PlanDialog post={opened.post} onClose={() => setOpened(null)} />}
      {opened?.kind === 'versions' && (
        <VersionsDialog post={opened.post} mayRestore={mayWrite} onClose={() => setOpened(null)} />
      )}
      {opened && 'rows' in opened && (
        <BulkDialog
          kind={opened.kind}
          tags={[...new Set(opened.rows.flatMap((row) => row.tags))].toSorted()}
          onClose={() => setOpened(null)}
          onDone={(value, title) => giveAll(opened.kind, opened.rows, value, title)}
        />
      )}
    </Page>
  )
}

const authorOf = (row: PostSummary) => row.created_by_name ?? <span className="muted">Someone</span>
