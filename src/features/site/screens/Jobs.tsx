/** Background jobs that failed: what they were for, why, and whether they are tried again. */
import { localTime } from '#ui/dateFormat.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useAction, useList } from '#ui/useCall.ts'
import type { FailedJobView } from '../schema.ts'

const refresh = ['/api/jobs', '/api/dashboard/summary']

export default function Jobs() {
  const state = useListState()
  const [{ p }] = state
  const query = useList<FailedJobView>('/api/jobs/failed', { p, limit: 25 })
  const again = useAction<unknown, { id: string }>('POST', ({ id }) => `/api/jobs/${id}/run`, {
    refresh,
    done: 'The job runs again',
    failed: 'The job could not be run again',
  })
  const remove = useAction<unknown, { id: string }>('DELETE', ({ id }) => `/api/jobs/${id}`, {
    refresh,
    done: 'The job was removed',
    failed: 'The job could not be removed',
  })
  const isBusy = again.isPending || remove.isPending
  return (
    <Page
      title="Background jobs"
      text="Work that the site does by itself, such as emails, imports and planned publishing. Jobs that failed are listed here."
    >
      <ListView
        label="Failed jobs"
        query={query}
        state={state}
        isSearchable={false}
        nameOf={(job) => job.title}
        columns={[
          {
            name: 'title',
            title: 'Job',
            cell: (job) => (
              <span className="with-thumb">
                <span>
                  <b>{job.title}</b>
                  <small className="wrap-anywhere">{job.error}</small>
                </span>
              </span>
            ),
          },
          {
            name: 'state',
            title: 'State',
            cell: (job) =>
              job.failed_at ? (
                <span>
                  Failed <RelativeTime time={job.failed_at} />
                </span>
              ) : (
                <span>Failed; next try {localTime(job.next_try_at ?? '', 'e b, H:M')}</span>
              ),
          },
        ]}
        rowActions={(job) => (
          <>
            <button
              type="button"
              className="button small"
              disabled={isBusy}
              onClick={() => again.mutate({ id: job.id })}
            >
              Run again<span className="hidden">: {job.title}</span>
            </button>
            {job.failed_at && (
              <button
                type="button"
                className="button small"
                disabled={isBusy}
                onClick={() => remove.mutate({ id: job.id })}
              >
                Remove<span className="hidden">: {job.title}</span>
              </button>
            )}
          </>
        )}
        empty={
          <EmptyState
            title="No job has failed"
            text="Jobs that fail are listed here, and can be run again."
          />
        }
      />
    </Page>
  )
}
