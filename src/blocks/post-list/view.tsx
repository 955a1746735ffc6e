/** Draws a list of posts in one of four layouts, with links to its other pages. */
import { useContext } from 'react'
import { partOf, PictureSpace, sizesIn, type Space } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { pageHref } from '../listPages.ts'
import { Pagination } from '../Pagination.tsx'
import type { PostListData } from './data.ts'
import { PostCard } from './PostCard.tsx'
import { postList } from './texts/postList.ts'

interface PostListState {
  type: string
  limit: number
  layout?: 'cards' | 'feature' | 'rows' | 'lines'
  hides_picture?: boolean
  hides_note?: boolean
  hides_text?: boolean
  has_pages?: boolean
  label?: string
}

export default function PostList({ state, data, page }: ViewProps<PostListState, PostListData | null>) {
  const space = useContext(PictureSpace)
  if (!data || data.items.length === 0) {
    return data && data.page > 1 ? (
      <p className="empty">
        {postList.nothing_any_more} <a href={pageHref(page.path, state, 1)}>{postList.to_the_first_page}</a>
      </p>
    ) : (
      <p className="empty">{postList.empty}</p>
    )
  }
  const { layout = 'cards' } = state
  const isLines = layout === 'lines'
  return (
    <>
      <ul
        className={`b-post-list list-${layout}${layout === 'cards' || layout === 'feature' ? ' cards cards-wide' : ''}`}
      >
        {data.items.map((item, index) => (
          <li key={item.id}>
            <PostCard
              item={item}
              timeZone={page.timeZone}
              sizes={sizesOf(layout, index, space)}
              hides={{
                picture: isLines || state.hides_picture,
                note: state.hides_note,
                text: isLines || state.hides_text,
              }}
            />
          </li>
        ))}
      </ul>
      {state.has_pages ? (
        <Pagination
          page={data.page}
          pages={data.pages}
          label={state.label || state.element_id}
          hrefOf={(to) => pageHref(page.path, state, to)}
        />
      ) : null}
    </>
  )
}

/** Rows have small pictures; the first of `feature` takes three parts of five. */
function sizesOf(layout: string, index: number, space: Space): string | undefined {
  if (layout === 'rows') return '(max-width: 40rem) 6.5rem, 15rem'
  return layout === 'feature' && index === 0 ? sizesIn(partOf(space, 0.6)) : undefined
}
