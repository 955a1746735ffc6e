/** Every entry of one content type: find, sort, keep views, plan, trash and restore, change many at once. */
import { byName } from '#platform/language/sort.ts'
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
import { writeCapability } from '../../writeCapability.ts'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'
import { PlanDialog } from '../../versions/screens/ScheduleDialog.tsx'
import { typeWords } from '../../types/screens/typeWords.ts'
import { useBulk, type Change } from './useBulk.ts'
import { VersionsDialog } from '../../versions/screens/VersionsDialog.tsx'
import { Picture } from '#ui/Picture.tsx'
import { useSold, useFaults, State } from './postStates.tsx'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

const statuses = [
  { value: 'published', title: common.published },
  { value: 'draft', title: contentList.draft },
  { value: 'pending', title: contentList.waiting_for_review },
  { value: 'scheduled', title: common.scheduled },
  { value: 'private', title: common.private },
  { value: 'trash', title: contentList.trash },
]

const givenViews = [
  { title: common.all, query: '' },
  { title: common.published, query: 'status=published' },
  { title: contentList.drafts, query: 'status=draft' },
  { title: common.scheduled, query: 'status=scheduled' },
  { title: contentList.trash, query: 'status=trash' },
]

const sorts = [
  { value: '-edited', title: contentList.last_edited_first },
  { value: 'edited', title: contentList.longest_not_edited_first },
  { value: 'newest', title: contentList.last_published_first },
  { value: '-created', title: common.newest_first },
  { value: 'created', title: contentList.oldest_first },
  { value: 'title', title: contentList.by_title },
  { value: '-title', title: contentList.by_title_down },
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
  const { many } = words

  const { guard, dialog } = useUsesGuard('post', common.move_to_trash)
  const trash = (rows: readonly PostSummary[]) =>
    guard(
      rows.map((row) => row.id),
      () => putAway(rows),
    )
  const putAway = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'trash' }, { done: common.in_the_trash, words }, () => ({ action: 'restore' }))
  const restore = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'restore' }, { done: contentList.restored, words }, () => ({
      action: 'trash',
    }))
  const duplicate = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'duplicate' }, { done: contentList.duplicated, words })
  const remove = (rows: readonly PostSummary[]) =>
    bulkChange(rows, { action: 'delete' }, { done: contentList.deleted_permanently, words })
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
        ? contentList.category_given({ title })
        : kind === 'add_tag'
          ? contentList.tag_added({ title })
          : contentList.tag_removed({ title })
    return bulkChange(rows, { action: kind, value }, { done, words }, back, true)
  }

  const bulk: BulkAction<PostSummary>[] = !mayWrite
    ? []
    : isTrash
      ? [
          { label: contentList.restore, run: restore },
          { label: common.delete_permanently, isDanger: true, run: (rows) => setDoomed(rows) },
        ]
      : [
          ...(mayPublish
            ? [
                {
                  label: common.publish,
                  run: (rows: PostSummary[]) =>
                    bulkChange(rows, { action: 'publish' }, { done: common.published, words }, statusBefore),
                },
                {
                  label: contentList.set_to_draft,
                  run: (rows: PostSummary[]) =>
                    bulkChange(
                      rows,
                      { action: 'draft' },
                      { done: contentList.set_to_draft, words },
                      statusBefore,
                    ),
                },
              ]
            : []),
          { label: contentList.category_more, run: (rows) => setOpened({ kind: 'category', rows }) },
          { label: contentList.add_tag_more, run: (rows) => setOpened({ kind: 'add_tag', rows }) },
          { label: contentList.remove_tag_more, run: (rows) => setOpened({ kind: 'remove_tag', rows }) },
          { label: common.duplicate, run: duplicate },
          { label: common.move_to_trash, run: trash },
        ]

  const columns: Column<PostSummary>[] = [
    {
      name: 'title',
      title: common.title,
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
              <b>{row.title || common.untitled}</b>
            ) : (
              <Link className="title" href={isSold ? `/user/products/${row.id}` : `/user/editor/${row.id}`}>
                {row.title || common.untitled}
              </Link>
            )}
            {row.url && <small>{row.url}</small>}
            {row.writer && (
              <small className="writing">
                {contentList.writing({ name: row.writer.name })} <RelativeTime time={row.writer.since} />
              </small>
            )}
            {faults.has(row.id) && <small className="bad">{faults.get(row.id)}</small>}
          </span>
        </span>
      ),
    },
    { name: 'status', title: common.status, cell: (row) => <State row={row} /> },
    {
      name: 'category',
      title: common.category,
      cell: (row) => row.category_title ?? <span className="muted">{contentList.no_category}</span>,
    },
    ...(type === 'product'
      ? [
          {
            name: 'price',
            title: common.price,
            isNumber: true,
            cell: (row: PostSummary) => sold.price(row.id),
          },
          { name: 'stock', title: common.stock, cell: (row: PostSummary) => sold.stock(row.id) },
        ]
      : [{ name: 'author', title: contentList.by, cell: authorOf }]),
    isTrash
      ? {
          name: 'trashed',
          title: contentList.trashed_since,
          cell: (row) => <RelativeTime time={row.trashed_at} />,
        }
      : {
          name: 'edited',
          title: contentList.edited,
          sort: 'edited',
          startsDown: true,
          cell: (row) => <RelativeTime time={row.updated_at} />,
        },
  ]

  return (
    <Page
      title={many}
      text={isTrash ? contentList.trash_text({ trash_days: trashDays }) : undefined}
      actions={mayWrite ? [{ label: words.create, href: newPath, isPrimary: true }] : []}
    >
      <ListView
        label={many}
        searchLabel={words.search}
        query={query}
        state={state}
        columns={columns}
        bulk={bulk}
        sorts={sorts}
        nameOf={(row) => row.title}
        views={{ screen: `content/${type}`, given: givenViews, mayShare: viewer.can('posts.edit_others') }}
        filters={[
          { name: 'status', title: contentList.all_states, choices: statuses },
          {
            name: 'category',
            title: contentList.all_categories,
            choices: (categories.data ?? []).map((one) =>
              one.id
                ? { value: one.id, title: one.title }
                : { value: 'none', title: contentList.no_category },
            ),
          },
          ...(filters.tag
            ? [
                {
                  name: 'tag',
                  title: contentList.all_tags,
                  choices: [{ value: filters.tag, title: contentList.with_tag({ tag: filters.tag }) }],
                },
              ]
            : []),
          {
            name: 'owner',
            title: contentList.by_anybody,
            choices: [{ value: 'me', title: contentList.by_me }],
          },
        ]}
        rowActions={(row) => (
          <>
            {row.status === 'published' && row.url && (
              <a className="button small" href={row.url}>
                {contentList.view}
                <span className="hidden"> {row.title}</span>
              </a>
            )}
            {mayWrite && row.status === 'trash' && (
              <button type="button" className="button small" onClick={() => void restore([row])}>
                {contentList.restore}
                <span className="hidden"> {row.title}</span>
              </button>
            )}
            {isSold && row.status !== 'trash' && (
              <Link
                className="button small"
                href={`/user/editor/${row.id}`}
                aria-label={contentList.edit_page_of({ title: row.title })}
              >
                {contentList.edit_page}
              </Link>
            )}
            <MoreMenu
              label={contentList.more_for({ title: row.title })}
              actions={[
                ...(row.status === 'trash'
                  ? []
                  : [
                      {
                        label: contentList.versions_more,
                        run: () => setOpened({ kind: 'versions', post: row }),
                      },
                    ]),
                ...(mayWrite && row.status !== 'trash'
                  ? [
                      ...(mayPublish
                        ? [
                            {
                              label: contentList.plan_more,
                              run: () => setOpened({ kind: 'plan', post: row }),
                            },
                          ]
                        : []),
                      { label: common.duplicate, run: () => void duplicate([row]) },
                      { label: common.move_to_trash, run: () => void trash([row]) },
                    ]
                  : []),
                ...(mayWrite && row.status === 'trash'
                  ? [{ label: contentList.delete_more, isDanger: true, run: () => setDoomed([row]) }]
                  : []),
              ]}
            />
          </>
        )}
        empty={
          <EmptyState title={words.none_yet} text={contentList.empty_text}>
            {mayWrite && (
              <Link className="button primary" href={newPath}>
                {words.create}
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
              ? contentList.delete_title({ title: doomed[0]?.title ?? '' })
              : words.deleteMany(doomed.length)
          }
          okLabel={common.delete_permanently}
          cancelLabel={contentList.keep}
          isDanger
          onCancel={() => setDoomed([])}
          onOk={() => {
            void remove(doomed)
            setDoomed([])
          }}
        >
          <p>{contentList.delete_text({ count: doomed.length })}</p>
        </Modal>
      )}
      {opened?.kind === 'plan' && <PlanDialog post={opened.post} onClose={() => setOpened(null)} />}
      {opened?.kind === 'versions' && (
        <VersionsDialog post={opened.post} mayRestore={mayWrite} onClose={() => setOpened(null)} />
      )}
      {opened && 'rows' in opened && (
        <BulkDialog
          kind={opened.kind}
          tags={[...new Set(opened.rows.flatMap((row) => row.tags))].toSorted(byName((tag) => tag))}
          onClose={() => setOpened(null)}
          onDone={(value, title) => giveAll(opened.kind, opened.rows, value, title)}
        />
      )}
    </Page>
  )
}

const authorOf = (row: PostSummary) => row.created_by_name ?? <span className="muted">{common.someone}</span>
