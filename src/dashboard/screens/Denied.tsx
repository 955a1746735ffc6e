/** What somebody sees whose role may not open a screen: why, and where to go instead. */
import { Link, useSearchParams } from 'wouter'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useViewer } from '#ui/viewer.ts'

export default function Denied() {
  const [search] = useSearchParams()
  const viewer = useViewer()
  const from = search.get('from')
  return (
    <Page title="Access denied">
      <section className="card-box">
        <EmptyState
          title="Your role may not open this screen"
          text={`You are signed in as ${viewer.name} (${viewer.role.replaceAll('_', ' ')}).${from ? ` ${from} needs another role; ask` : ' Ask'} an administrator of the site.`}
        >
          <Link className="button primary" href="/user">
            Go to Home
          </Link>
          <Link className="button" href="/user/profile">
            Your profile
          </Link>
        </EmptyState>
      </section>
    </Page>
  )
}
