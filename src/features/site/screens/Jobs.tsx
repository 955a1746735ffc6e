/** Background jobs that failed: what they were for, why, and whether they are tried again. */
import { localTime } from '#ui/formatTime.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useAction, useList } from '#ui/useCall.ts'
import type { FailedJobView } from '../schema.ts'
import { jobs } from '../texts/jobs.ts'
import { common } from '#ui/texts/common.ts'

const refresh = ['/api/jobs', '/api/dashboard/summary']

export default function Jobs() {
  const state = useListState()
  const [{ p }] = state
  const query = useList<FailedJobView>('/api/jobs/failed', { p, limit: 25 })
  const again = useAction<unknown, { id: string }>('POST', ({ id }) => `/api/jobs/${id}/run`, {
    refresh,
    done: jobs.runs_again,
    failed: jobs.not_run,
  })
  const remove = useAction<unknown, { id: string }>('DELETE', ({ id }) => `/api/jobs/${id}`, {
    refresh,
    done: jobs.removed,
    failed: jobs.not_removed,
  })
  const isBusy = again.isPending || remove.isPending
  return (
    <Page title={jobs.title} text={jobs.intro}>
      <ListView
        label={jobs.failed_jobs}
        query={query}
        state={state}
        isSearchable={false}
        nameOf={(job) => job.title}
        columns={[
          {
            name: 'title',
            title: jobs.job,
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
            title: jobs.state,
            cell: (job) =>
              job.failed_at ? (
                <span>
                  {jobs.failed} <RelativeTime time={job.failed_at} />
                </span>
              ) : (
                <span>
                  {jobs.next_try({
                    local_time: localTime(job.next_try_at ?? '', 'moment'),
                  })}
                </span>
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
              {jobs.run_again}
              <span className="hidden">: {job.title}</span>
            </button>
            {job.failed_at && (
              <button
                type="button"
                className="button small"
                disabled={isBusy}
                onClick={() => remove.mutate({ id: job.id })}
              >
                {common.remove}
                <span className="hidden">: {job.title}</span>
              </button>
            )}
          </>
        )}
        empty={<EmptyState title={jobs.empty_title} text={jobs.empty_text} />}
      />
    </Page>
  )
}
