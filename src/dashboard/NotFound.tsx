/** A path of /user that no screen has (F-ROUTE-04). */
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { Link } from 'wouter'

export function NotFound({ path }: { path: string }) {
  return (
    <Page title={`Page Not Found: ${path}`}>
      <section className="card-box">
        <EmptyState
          title="There is nothing here"
          text="The address may be mistyped, or the screen has moved."
        >
          <Link className="button primary" href="/user">
            Go to Home
          </Link>
          <a className="button" href="/">
            View site
          </a>
        </EmptyState>
      </section>
    </Page>
  )
}
