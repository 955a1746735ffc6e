/** Every entry of one content type: find, sort, keep views, plan, trash and restore, change many at once. */
import { useState } from 'react'
import { Link } from 'wouter'
import { trashDays } from '#constants.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { onDemand } from '#ui/onDemand.tsx'
import { Page } from '#ui/Page.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState } from '#ui/states.tsx'
import { useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { CategoryView, PostSummary, PostTypeView } from '../../schema.ts'
import { typeTexts } from '../../types/screens/typeTexts.ts'
import { ownDateOf } from '../ownDateOf.ts'
import { contentBulk } from './contentBulk.ts'
import { contentColumns } from './contentColumns.tsx'
import { ContentDialogs, type OpenedContent } from './ContentDialogs.tsx'
import { contentRights } from './contentRights.ts'
import { ContentRowActions } from './ContentRowActions.tsx'
import { useFaults, useSold } from './postStates.tsx'
import { useContentChanges } from './useContentChanges.ts'
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

/** With the inputs of every kind of field: loads where somebody adds so. */
const QuickAdd = onDemand(() => import('./QuickAdd.tsx').then((part) => part.QuickAdd))

type Home = { page: { id: string } | null }

export default function ContentList({ params }: ScreenProps) {
  const type = params.type ?? 'page'
  const viewer = useViewer()
  const state = useListState()
  const [{ keywords, filters, p, sort, after, before }] = state
  const [opened, setOpened] = useState<OpenedContent | null>(null)
  const [isAdding, setAdding] = useState(false)
  const types = useCall<PostTypeView[]>('/api/types')
  const categories = useCall<CategoryView[]>('/api/posts/categories')
  const faults = useFaults(type)
  const home = useCall<Home>('/api/posts/home', undefined, {
    isOff: type !== 'page' || !viewer.can('settings.write'),
  })
  const shownType = types.data?.find((one) => one.slug === type)
  const words = typeTexts(type, shownType)
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
  const items = query.data?.items ?? []
  const rights = contentRights(viewer, type)
  const sold = useSold(rights.opensProduct && !isTrash ? items.map(({ id }) => id) : [])
  const changes = useContentChanges(words)
  const newPath = type === 'product' ? '/user/products/new' : `/user/editor/new?type=${type}`
  // What an entry of an own type says is in its fields: most need no page of their own design.
  const quick = rights.mayPublish && shownType?.is_system === false && !isTrash ? shownType : null

  return (
    <Page
      title={words.many}
      text={isTrash ? contentList.trash_text({ trash_days: trashDays }) : undefined}
      actions={[
        ...(quick ? [{ label: contentList.quick_add, run: () => setAdding(true) }] : []),
        ...(rights.mayWrite ? [{ label: words.create, href: newPath, isPrimary: true }] : []),
      ]}
    >
      <ListView
        label={words.many}
        searchLabel={words.search}
        query={query}
        state={state}
        columns={contentColumns({
          opensProduct: rights.opensProduct,
          // A column of empty frames says nothing.
          hasPictures: type !== 'page' && items.some((row) => row.image),
          isTrash,
          homeId: type === 'page' ? home.data?.page?.id : undefined,
          faults,
          dateTitle: ownDateOf(shownType?.fields ?? [])?.title,
          sold: type === 'product' ? sold : null,
        })}
        bulk={contentBulk({ rights, changes, isTrash, onOpen: setOpened })}
        sorts={sorts}
        nameOf={(row) => row.title}
        views={{ screen: `content/${type}`, given: givenViews, mayShare: viewer.can('posts.edit_others') }}
        filters={filtersOf(categories.data ?? [], filters.tag)}
        rowActions={(row) => (
          <ContentRowActions row={row} rights={rights} changes={changes} onOpen={setOpened} />
        )}
        empty={
          <EmptyState title={words.none_yet} text={contentList.empty_text}>
            {rights.mayWrite && (
              <Link className="button primary" href={newPath}>
                {words.create}
              </Link>
            )}
          </EmptyState>
        }
      />
      {changes.dialog}
      {quick && isAdding && <QuickAdd type={quick} title={words.create} onClose={() => setAdding(false)} />}
      {opened && (
        <ContentDialogs
          opened={opened}
          changes={changes}
          words={words}
          mayRestore={rights.mayWrite}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

/** @param tag the one that the list is narrowed to: it is no choice otherwise */
function filtersOf(categories: readonly CategoryView[], tag: string | undefined) {
  return [
    { name: 'status', title: contentList.all_states, choices: statuses },
    {
      name: 'category',
      title: contentList.all_categories,
      choices: categories.map((one) =>
        one.id ? { value: one.id, title: one.title } : { value: 'none', title: contentList.no_category },
      ),
    },
    ...(tag
      ? [
          {
            name: 'tag',
            title: contentList.all_tags,
            choices: [{ value: tag, title: contentList.with_tag({ tag }) }],
          },
        ]
      : []),
    { name: 'owner', title: contentList.by_anybody, choices: [{ value: 'me', title: contentList.by_me }] },
  ]
}
