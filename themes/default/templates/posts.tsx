/** A post of each kind: page, article, product. The blocks come rendered, with the areas before and after them. */
import type { ReactNode } from 'react'
import type { ProductListData } from '#blocks/product-list/data.ts'
import { ProductCard } from '#blocks/product-list/ProductCard.tsx'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { Picture } from '#ui/Picture.tsx'
import type { TermLink } from './listings.tsx'
import { theme } from '../texts/theme.ts'

export interface NeighbourLink {
  title: string
  url: string
}

export interface PostContext {
  title: string
  description: string
  /** ISO 8601. */
  date: string | null
  timeZone: string
  author: string | null
  image: { url: string; alt: string; width: number | null; height: number | null } | null
  terms: TermLink[]
  /** Whole minutes; 0: not said. */
  minutes?: number
  /** The entries published before and after this one. */
  previous?: NeighbourLink | null
  next?: NeighbourLink | null
  before: ReactNode
  after: ReactNode
  children: ReactNode
}

/**
 * A page: its blocks are all there is to see; a page without a heading of its own gets its title. An entry of an own type
 * begins with what it says of itself: description and lead picture.
 */
export function PagePost({
  hasHeading,
  isEntry = false,
  ...post
}: PostContext & { hasHeading: boolean; isEntry?: boolean }) {
  const { title, description, image, before, after, children } = post
  return (
    <>
      {before}
      {hasHeading || (!isEntry && title === '') ? null : (
        <header className="page-head">
          <h1>{title}</h1>
          {isEntry && description ? <p className="page-intro">{description}</p> : null}
        </header>
      )}
      {isEntry && image ? <Lead image={image} /> : null}
      <div className="flow">{children}</div>
      {after}
    </>
  )
}

function Lead({ image }: { image: NonNullable<PostContext['image']> }) {
  return (
    <figure className="article-lead">
      <Picture src={image.url} width={image.width} height={image.height} alt={image.alt} isFirst />
    </figure>
  )
}

/** An article: title, date, author and lead picture before its blocks. */
export function Article(post: PostContext) {
  const { title, description, date, author, minutes = 0, image, terms, before, after, children } = post
  return (
    <article className="article">
      {before}
      <header className="article-head">
        {terms.map((term) => (
          <p key={term.url} className="article-topic">
            <a href={term.url}>{term.title}</a>
          </p>
        ))}
        <h1>{title}</h1>
        {description ? <p className="page-intro">{description}</p> : null}
        <p className="article-meta">
          {author ? <span>{theme.by_author({ author })}</span> : null}
          {date ? <time dateTime={date}>{formatLongDate(new Date(date), post.timeZone)}</time> : null}
          {minutes > 0 ? <span>{theme.reading_time({ minutes })}</span> : null}
        </p>
      </header>
      {image ? <Lead image={image} /> : null}
      <div className="article-body">
        <div className="flow">{children}</div>
      </div>
      <Neighbours previous={post.previous ?? null} next={post.next ?? null} />
      {after ? <div className="after-page">{after}</div> : null}
    </article>
  )
}

/** The ways on from an article: the one before it and the one after it. */
function Neighbours({ previous, next }: { previous: NeighbourLink | null; next: NeighbourLink | null }) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={theme.more_entries}>
      {previous ? (
        <a href={previous.url} rel="prev">
          <span className="card-note">{theme.earlier}</span>{' '}
          <span className="neighbour-title">{previous.title}</span>
        </a>
      ) : null}
      {next ? (
        <a href={next.url} rel="next" className="neighbour-next">
          <span className="card-note">{theme.later}</span>{' '}
          <span className="neighbour-title">{next.title}</span>
        </a>
      ) : null}
    </nav>
  )
}

/** A product: its blocks (the product block first) and what else there is. */
export function ProductPost({
  before,
  after,
  children,
  related,
}: PostContext & { related: ProductListData | null }) {
  return (
    <>
      {before}
      <div className="flow">{children}</div>
      <div className="after-page">
        {after}
        {related && related.items.length > 0 ? (
          <section aria-labelledby="related">
            <div className="row">
              <h2 id="related">{theme.more_like_this}</h2>
              <a className="more" href="/t/products">
                {theme.all_products}
              </a>
            </div>
            <ul className="cards">
              {related.items.map((item) => (
                <li key={item.id}>
                  <ProductCard item={item} currency={related.currency} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  )
}
