/** The pages that the program itself brings: account, checkout, search, not found, error. */
import type { ReactNode } from 'react'
import type { SearchData } from '#blocks/search/data.ts'
import { SearchForm } from '#blocks/search/SearchForm.tsx'
import { SearchResults } from '#blocks/search/SearchResults.tsx'
import { Picture } from '#ui/Picture.tsx'
import { theme } from '../texts/theme.ts'
import { common } from '#ui/texts/common.ts'

/** /login, /signup, /logout: a heading and the form's island; a picture where there is room. */
export function AccountPage({
  title,
  children,
  image,
}: {
  title: string
  children: ReactNode
  image?: string
}) {
  return (
    <div className={image ? 'account-page' : undefined}>
      <div className="narrow">
        <h1>{title}</h1>
        {children}
      </div>
      {image ? <Picture src={image} sizes="(max-width: 56rem) 1px, 44rem" alt="" /> : null}
    </div>
  )
}

interface EntryPageProps {
  title: string
  description?: string
  /** What the sender of an entry is told; absent: the form stands here. */
  thanks?: string
  /** The page that the form stood on. */
  from?: string
  children?: ReactNode
}

/** /form-entry/{form}: a form alone, and what a browser without scripts gets for an entry. */
export function EntryPage({ title, description, thanks, from, children }: EntryPageProps) {
  return (
    <div className="narrow">
      <h1>{title}</h1>
      {thanks === undefined ? null : <p role="status">{thanks}</p>}
      {thanks === undefined && description ? <p className="page-intro">{description}</p> : null}
      {children}
      {thanks === undefined ? null : (
        <p className="account-more">
          <a className="button" href={from || '/'}>
            {from ? theme.back_to_page : theme.home}
          </a>
        </p>
      )}
    </div>
  )
}

export interface SubscriptionContext {
  title: string
  text: string
  /** The button that does it. */
  press?: { title: string; action: string; isQuiet?: boolean }
  /** Where there is nothing more to do: the way on. */
  back?: string
}

/** /subscription: what a link of the newsletter opens. */
export function SubscriptionPage({ title, text, press, back }: SubscriptionContext) {
  return (
    <div className="narrow">
      <h1>{title}</h1>
      <p role={press ? undefined : 'status'}>{text}</p>
      {press ? (
        <form method="post" action={press.action} className="account-more">
          <button className={press.isQuiet ? 'button button-quiet' : 'button'} type="submit">
            {press.title}
          </button>
        </form>
      ) : null}
      {back ? (
        <p className="account-more">
          <a className={press ? 'more' : 'button'} href={back}>
            {back === '/' ? theme.home : theme.back_to_page}
          </a>
        </p>
      ) : null}
    </div>
  )
}

/** After somebody gave up the own account: what is gone, and what stays. */
export function AccountRemoved() {
  return (
    <div className="narrow">
      <h1>{theme.account_removed}</h1>
      <p>{theme.account_removed_more}</p>
      <p className="account-more">
        <a className="button" href="/">
          {theme.home}
        </a>
      </p>
    </div>
  )
}

export function LoggedOut() {
  return (
    <div className="narrow">
      <h1>{theme.logged_out}</h1>
      <p>{theme.logged_out_more}</p>
      <p className="account-more">
        <a className="button" href="/login">
          {theme.log_in_again}
        </a>{' '}
        <a className="more" href="/">
          {theme.home}
        </a>
      </p>
    </div>
  )
}

export function LogOut({ name }: { name: string }) {
  return (
    <div className="narrow">
      <h1>{theme.log_out}</h1>
      <p>{theme.logged_in_as({ name })}</p>
      <form method="post" action="/logout" className="account-more">
        <button type="submit" className="button">
          {theme.log_out}
        </button>{' '}
        <a className="more" href="/user">
          {theme.stay_logged_in}
        </a>
      </form>
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
        <h1>{common.search}</h1>
        <SearchForm keywords={data.keywords} />
      </header>
      <SearchResults data={data} />
      {likely.length > 0 ? (
        <section className="term-section" aria-labelledby="likely">
          <h2 id="likely">{data.keywords ? theme.you_may_like : theme.newest}</h2>
          <LikelyPages likely={likely} />
          <p>
            <a className="more" href="/p">
              {theme.browse_by_topic}
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

/** The home page of a site that has none yet, as visitors see it. */
export function OpeningSoon({
  siteName,
  email,
  pages,
}: {
  siteName: string
  email: string
  pages: LikelyLink[]
}) {
  return (
    <div className="lost">
      <Plinth />
      <h1>{siteName}</h1>
      <p className="page-intro">{pages.length > 0 ? theme.opening_soon_partly : theme.opening_soon}</p>
      {email ? (
        <p>
          <a className="more" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      <StandingPages title={theme.here_already} pages={pages} />
    </div>
  )
}

/** The same, for those who may publish: the way to the first page. */
export function StartHere({ siteName, pages }: { siteName: string; pages: LikelyLink[] }) {
  return (
    <div className="lost">
      <Plinth />
      <h1>{theme.no_home_page({ site_name: siteName })}</h1>
      <p className="page-intro">{theme.no_home_page_more}</p>
      <div className="lost-ways">
        <a className="button" href="/user/editor/new?type=page&at=home">
          {theme.make_home_page}
        </a>
        <a
          className="button button-quiet"
          href={pages.length > 0 ? '/user/settings#setting-home_post_id' : '/user'}
        >
          {pages.length > 0 ? theme.choose_home_page : theme.to_dashboard}
        </a>
      </div>
      <StandingPages title={theme.published_so_far} pages={pages} />
    </div>
  )
}

function StandingPages({ title, pages }: { title: string; pages: LikelyLink[] }) {
  if (pages.length === 0) return null
  return (
    <section className="lost-likely" aria-labelledby="standing">
      <h2 id="standing">{title}</h2>
      <LikelyPages likely={pages} />
    </section>
  )
}

/** An empty plinth: what will be on it is to come. */
function Plinth() {
  return (
    <svg
      className="lost-plinth"
      viewBox="22 4 76 88"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M36 34h48M30 34h60v10H30zM38 44h44v34H38zM24 78h72v12H24z" />
      <path d="M60 24V8M46 26 36 14M74 26l10-12" strokeLinecap="round" />
    </svg>
  )
}

/** 404: the specification's sentence, a search and three likely pages. */
export function NotFound({ path, likely }: { path: string; likely: LikelyLink[] }) {
  return (
    <div className="lost">
      <p className="lost-code" aria-hidden="true">
        404
      </p>
      <h1>{theme.page_not_found({ path })}</h1>
      <p className="page-intro">{theme.page_not_found_more}</p>
      <div className="lost-ways">
        <a className="button" href="/">
          {theme.home}
        </a>
        <SearchForm />
      </div>
      {likely.length > 0 ? (
        <section className="lost-likely" aria-labelledby="likely">
          <h2 id="likely">{theme.likely_pages}</h2>
          <LikelyPages likely={likely} />
        </section>
      ) : null}
    </div>
  )
}

export interface ErrorContext {
  status: number
  message: string | null
  url: string
  /** Only for administrators and in development. */
  stack: string | null
}

/** The error screen of SPEC.md section 2. */
export function ErrorPage({ status, message, url, stack }: ErrorContext) {
  return (
    <div className="lost">
      <h1>{theme.dang}</h1>
      <p className="page-intro">{theme.something_broke}</p>
      <p>
        <a className="button" href="/">
          {theme.home}
        </a>
      </p>
      <dl className="error-details">
        <dt>{common.status}</dt>
        <dd>{status}</dd>
        {message ? (
          <>
            <dt>{theme.message}</dt>
            <dd>{message}</dd>
          </>
        ) : null}
        <dt>{common.url}</dt>
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
