/** A path of /user that no screen has (F-ROUTE-04). */
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Link, Redirect } from 'wouter'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

export function NotFound({ path }: { path: string }) {
  // Every path asks who it is; whoever goes to the login of other programs and has signed in wants the first screen.
  if (path === '/user/login') return <Redirect to="/user" replace />
  return (
    <Page title={dashboard.page_not_found({ path })}>
      <section className="card-box">
        <EmptyState title={dashboard.nothing_here} text={dashboard.nothing_here_more}>
          <Link className="button primary" href="/user">
            {dashboard.go_to_home}
          </Link>
          <a className="button" href="/">
            {common.view_site}
          </a>
        </EmptyState>
      </section>
    </Page>
  )
}
