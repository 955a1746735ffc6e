/** Draws a collection: its cards, which the page has filled for each entry, and the way to the next ones. */
import { Children, useContext } from 'react'
import { PictureSpace, type Space } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { pageHref } from '../listPages.ts'
import { Pagination } from '../Pagination.tsx'
import type { CollectionData } from './data.ts'
import { collection } from './texts/collection.ts'

interface CollectionState {
  type: string
  layout?: 'grid' | 'row' | 'list'
  columns?: string
  columns_tablet?: string
  columns_phone?: string
  gap?: string
  paging?: 'none' | 'more' | 'pages'
  empty?: string
  label?: string
}

export default function Collection({
  block,
  state,
  data,
  page,
  children,
}: ViewProps<CollectionState, CollectionData | null>) {
  const space = useContext(PictureSpace)
  const { layout = 'grid', columns = '3', columns_tablet: tablet = '2', columns_phone: phone = '1' } = state
  const isEmpty = Children.count(children) === 0
  const className = `b-collection-cards b-collection-${layout} b-collection-gap-${state.gap ?? 'medium'}${
    layout === 'list'
      ? ''
      : ` b-collection-cols-${columns} b-collection-tablet-${tablet} b-collection-phone-${phone}`
  }`
  const cards = (
    <PictureSpace.Provider value={layout === 'list' ? space : cellOf(space, Number(columns), Number(phone))}>
      {
        // The canvas hands its card and the pale copies on as one.
        page.isCanvas ? (
          <div className={className}>{children}</div>
        ) : (
          <ul
            className={className}
            aria-label={state.label || undefined}
            tabIndex={layout === 'row' ? 0 : undefined}
          >
            {Children.map(children, (card) => (
              <li>{card}</li>
            ))}
          </ul>
        )
      }
    </PictureSpace.Provider>
  )
  if (page.isCanvas) {
    const note =
      state.type === '' ? collection.choose_type : data?.items.length === 0 ? collection.no_entry_yet : null
    return (
      <div className="b-collection">
        {note === null ? null : <p className="canvas-note">{note}</p>}
        {cards}
      </div>
    )
  }
  const { page: shown = 1, pages = 1 } = data ?? {}
  if (isEmpty)
    return (
      <p className="empty">
        {shown > 1 ? collection.nothing_any_more : state.empty || collection.nothing_here}
        {shown > 1 ? (
          <>
            {' '}
            <a href={pageHref(page.path, state, 1)}>{collection.to_the_first_page}</a>
          </>
        ) : null}
      </p>
    )
  return (
    <div
      className="b-collection"
      {...(state.paging === 'more' ? { 'data-enhance': 'collection', 'data-name': `c-${block.id}` } : {})}
    >
      {cards}
      {state.paging === 'more' && shown < pages ? (
        <p className="b-collection-more">
          <a className="button button-quiet" href={pageHref(page.path, state, shown + 1)} rel="next">
            {collection.load_more}
          </a>
        </p>
      ) : null}
      {state.paging === 'pages' ? (
        <Pagination
          page={shown}
          pages={pages}
          label={state.label || state.element_id}
          hrefOf={(to) => pageHref(page.path, state, to)}
        />
      ) : null}
    </div>
  )
}

/** The room of a card of as many as are in a row. */
function cellOf(space: Space, columns: number, phone: number): Space {
  return { phone: space.phone / phone, share: space.share / columns, rem: space.rem / columns }
}
