/** What somebody sees whose role may not open a screen: why, and where to go instead. */
import { Link, useSearchParams } from 'wouter'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useViewer } from '#ui/viewer.ts'
import { dashboard } from '../texts/dashboard.ts'

export default function Denied() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const from = search.get('from')
  return (
    <Page title={dashboard.access_denied}>
      <section className="card-box">
        <EmptyState
          title={dashboard.denied}
          text={`${dashboard.signed_in_as({ name: viewer.name, role: dashboard.role({ role: viewer.role }) })} ${from ? dashboard.ask_for_role({ screen: from }) : dashboard.ask_administrator}`}
        >
          <Link className="button primary" href="/user">
            {dashboard.go_to_home}
          </Link>
          <Link className="button" href="/user/profile">
            {dashboard.your_profile}
          </Link>
        </EmptyState>
      </section>
    </Page>
  )
}
