/** The pages that the program itself brings: account, checkout, search, not found, error. */
import type { ReactNode } from 'react'
import type { SearchData } from '#blocks/search/data.ts'
import { SearchForm } from '#blocks/search/SearchForm.tsx'
import { SearchResults } from '#blocks/search/SearchResults.tsx'
import { pictureSources } from '#ui/picture.ts'

/** /login, /signup, /logout: a heading and the form's island; a picture where there is room. */
export function AccountPage({ title, children, image }: { title: string; children: ReactNode; image?: string }) {
  return (
    <div className={image ? 'account-page' : undefined}>
      <div className="narrow">
        <h1>{title}</h1>
        {children}
      </div>
      {image ? (
        <img src={image} srcSet={pictureSources(image)} sizes="(max-width: 56rem) 1px, 44rem" width="1200" height="900" alt="" />
      ) : null}
    </div>
  )
}

export function LoggedOut() {
  return (
    <div className="narrow">
      <h1>Logged out</h1>
      <p>You are logged out of this browser.</p>
      <p className="account-more">
        <a className="button" href="/login">
          Log in again
        </a>{' '}
        <a className="more" href="/">
          Home
        </a>
      </p>
    </div>
  )
}

export interface LikelyLink {
  title: string
  url: string
}

/** /search: the field, what was found, and where to go on when nothing was. */
export function SearchPage({ data, likely }: { data: SearchData; likely: LikelyLink[] }) {
  return (
    <>
      <header className="page-head">
        <h1>Search</h1>
        <SearchForm keywords={data.keywords} />
      </header>
      <SearchResults data={data} />
      {likely.length > 0 ? (
        <section className="term-section" aria-labelledby="likely">
          <h2 id="likely">{data.keywords ? 'You may like' : 'New here'}</h2>
          <LikelyPages likely={likely} />
          <p>
            <a className="more" href="/p">
              Browse by topic
            </a>
          </p>
        </section>
      ) : null}
    </>
  )
}

function LikelyPages({ likely }: { likely: LikelyLink[] }) {
  return (
    <ul className="term-index">
      {likely.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

/** 404: the specification's sentence, a search and three likely pages. */
export function NotFound({ path, likely }: { path: string; likely: LikelyLink[] }) {
  return (
    <div className="lost">
      <p className="lost-code" aria-hidden="true">
        404
      </p>
      <h1>Page Not Found: {path}</h1>
      <p className="page-intro">It may have moved, or the address has a slip in it.</p>
      <div className="lost-ways">
        <a className="button" href="/">
          Home
        </a>
        <SearchForm />
      </div>
      {likely.length > 0 ? (
        <section className="lost-likely" aria-labelledby="likely">
          <h2 id="likely">Perhaps one of these</h2>
          <LikelyPages likely={likely} />
        </section>
      ) : null}
    </div>
  )
}

export interface ErrorFacts {
  status: number
  message: string | null
  url: string
  /** Only for administrators and in development. */
  stack: string | null
}

/** The error screen of SPEC.md section 2. */
export function ErrorPage({ status, message, url, stack }: ErrorFacts) {
  return (
    <div className="lost">
      <h1>Dang</h1>
      <p className="page-intro">It looks like something broke.</p>
      <p>
        <a className="button" href="/">
          Home
        </a>
      </p>
      <dl className="error-facts">
        <dt>Status</dt>
        <dd>{status}</dd>
        {message ? (
          <>
            <dt>Message</dt>
            <dd>{message}</dd>
          </>
        ) : null}
        <dt>Address</dt>
        <dd>{url}</dd>
      </dl>
      {stack ? (
        <pre className="error-stack" tabIndex={0}>
          {stack}
        </pre>
      ) : null}
    </div>
  )
}
