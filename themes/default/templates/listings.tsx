/** Lists: by content type (/t/…), by term (/p/…/…), of a taxonomy (/p/…), and of all taxonomies (/p). */
import type { ReactNode } from 'react'
import { Pagination } from '#blocks/Pagination.tsx'
import type { PostListData } from '#blocks/post-list/data.ts'
import { PostCard } from '#blocks/post-list/PostCard.tsx'
import type { ProductListData } from '#blocks/product-list/data.ts'
import { ProductCard } from '#blocks/product-list/ProductCard.tsx'
import { theme } from '../texts/theme.ts'

export interface TermLink {
  title: string
  url: string
  count?: number
  is_current?: boolean
}

export interface ListingContext {
  title: string
  intro: string
  /** `/t/posts`: what page and sort links hang on. */
  path: string
  page: number
  pages: number
  total: number
  sort: string
  sorts: { value: string; title: string }[]
  terms: TermLink[]
  timeZone: string
  /** One of both. */
  posts?: PostListData
  products?: ProductListData
}

export function Listing(listing: ListingContext) {
  return (
    <>
      <header className="page-head">
        <h1>{listing.title}</h1>
        {listing.intro ? <p className="page-intro">{listing.intro}</p> : null}
        <Terms terms={listing.terms} />
      </header>
      <div className="list-bar">
        <span>
          {listing.products
            ? theme.products({ count: listing.total })
            : theme.entries({ count: listing.total })}
        </span>
        {listing.sorts.length > 1 ? (
          <nav className="sort-links" aria-label={theme.sorting}>
            {listing.sorts.map(({ value, title }, index) => (
              <a
                key={value}
                href={index === 0 ? listing.path : `${listing.path}?sort=${value}`}
                aria-current={value === listing.sort ? 'true' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
        ) : null}
      </div>
      <Cards posts={listing.posts} products={listing.products} timeZone={listing.timeZone} />
      <Pagination
        page={listing.page}
        pages={listing.pages}
        hrefOf={(page) => {
          const query = new URLSearchParams()
          if (listing.sort && listing.sort !== listing.sorts[0]?.value) query.set('sort', listing.sort)
          if (page > 1) query.set('p', String(page))
          return query.size > 0 ? `${listing.path}?${query}` : listing.path
        }}
      />
    </>
  )
}

function Cards({
  posts,
  products,
  timeZone,
}: Pick<ListingContext, 'posts' | 'products' | 'timeZone'>): ReactNode {
  if (products && products.items.length > 0) {
    return (
      <ul className="cards">
        {products.items.map((item, index) => (
          <li key={item.id}>
            <ProductCard item={item} currency={products.currency} isFirst={index < 4} />
          </li>
        ))}
      </ul>
    )
  }
  if (posts && posts.items.length > 0) {
    return (
      <ul className="cards cards-wide">
        {posts.items.map((item, index) => (
          <li key={item.id}>
            <PostCard item={item} timeZone={timeZone} heading="h2" isFirst={index < 3} />
          </li>
        ))}
      </ul>
    )
  }
  return <p className="empty">{theme.nothing_here_yet}</p>
}

export function Terms({ terms }: { terms: TermLink[] }) {
  if (terms.length === 0) return null
  return (
    <ul className="term-links" aria-label={theme.browse}>
      {terms.map((term) => (
        <li key={term.url}>
          <a href={term.url} aria-current={term.is_current ? 'page' : undefined}>
            {term.title}
            {term.count === undefined ? null : <span className="term-count"> {term.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** /p and /p/{tax_name}: the names to browse by, each with the number of its entries. */
export function TaxonomyList({
  title,
  groups,
}: {
  title: string
  groups: { title: string; url: string; terms: TermLink[] }[]
}) {
  return (
    <>
      <header className="page-head">
        <h1>{title}</h1>
        <p className="page-intro">{theme.topics_intro}</p>
      </header>
      {groups.map((group) => (
        <section key={group.url} className="term-section">
          {groups.length > 1 ? (
            <h2>
              <a href={group.url}>{group.title}</a>
            </h2>
          ) : null}
          {group.terms.length > 0 ? (
            <TermIndex terms={group.terms} />
          ) : (
            <p className="empty">{theme.nothing_here_yet}</p>
          )}
        </section>
      ))}
    </>
  )
}

function TermIndex({ terms }: { terms: TermLink[] }) {
  return (
    <ul className="term-index">
      {terms.map((term) => (
        <li key={term.url}>
          <a href={term.url}>
            <span>{term.title}</span> <span className="card-note">{term.count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
