/** The files that the viewer has bought and can still fetch. */
import { Link } from 'wouter'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { Download } from '../../schema.ts'

export default function MyDownloads() {
  const query = useCall<Download[]>('/api/shop/downloads')
  return (
    <Page title="Your downloads" text="Files of what you have bought.">
      <Loaded query={query} rows={3}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState
              title="Nothing to download"
              text="Files of digital products stand here once they are paid."
            >
              <a className="button primary" href="/t/products">
                Open the shop
              </a>
            </EmptyState>
          ) : (
            <section className="card-box" aria-label="Files">
              <ul className="todo">
                {files.map((file) => (
                  <li key={file.url}>
                    <a href={file.url}>{file.title}</a>
                    <span>
                      {file.remaining} more {file.remaining === 1 ? 'time' : 'times'}, until{' '}
                      <RelativeTime time={file.expires_at} /> ·{' '}
                      <Link href={`/user/orders/${file.order_id}`}>Order {file.order_number}</Link>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </Page>
  )
}
