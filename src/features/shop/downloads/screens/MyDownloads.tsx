/** The files that the viewer has bought and can still fetch. */
import { Link } from 'wouter'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { Download } from '../../schema.ts'
import { myDownloads } from '../texts/myDownloads.ts'
import { common } from '#ui/texts/common.ts'

export default function MyDownloads() {
  const query = useCall<Download[]>('/api/shop/downloads')
  return (
    <Page title={myDownloads.title} text={myDownloads.intro}>
      <Loaded query={query} rows={3}>
        {(files) =>
          files.length === 0 ? (
            <EmptyState title={myDownloads.empty_title} text={myDownloads.empty_text}>
              <a className="button primary" href="/t/products">
                {myDownloads.open_shop}
              </a>
            </EmptyState>
          ) : (
            <section className="card-box" aria-label={common.files}>
              <ul className="todo">
                {files.map((file) => (
                  <li key={file.url}>
                    <a href={file.url}>{file.title}</a>
                    <span>
                      {myDownloads.left_until({ count: file.remaining })}{' '}
                      <RelativeTime time={file.expires_at} /> ·{' '}
                      <Link href={`/user/orders/${file.order_id}`}>
                        {myDownloads.order({ number: file.order_number })}
                      </Link>
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
