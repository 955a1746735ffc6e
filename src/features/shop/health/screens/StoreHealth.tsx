/** Whether the shop's books agree, looked at every night or now, and a rehearsal of a rush in a scratch copy. */
import { Fragment } from 'react'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { CheckAnswer, LoadTestFigures, ShopCheck as Check } from '../healthSchema.ts'

const path = '/api/shop/check'
const pollMs = 1500

export default function ShopCheck() {
  const known = useCall<CheckAnswer>(path)
  const isRunning = known.data?.rehearsal?.finished_at === null
  const query = useCall<CheckAnswer>(path, undefined, { refetchMs: isRunning ? pollMs : undefined })
  const look = useAction('POST', path, {
    refresh: [path],
    done: 'Looked through all books',
    failed: 'The books were not looked through',
  })
  const runLoadTest = useAction('POST', '/api/shop/load-test', {
    refresh: [path],
    failed: 'The rehearsal did not start',
  })
  return (
    <Page
      title="Store health"
      text="Every night the shop counts its stock, orders and payments again. You can have it done now."
      actions={[
        {
          label: look.isPending ? 'Looking…' : 'Check now',
          isPrimary: true,
          isDisabled: look.isPending,
          run: () => look.mutate({}),
        },
        {
          label: isRunning ? '500 buyers press Pay…' : '500 parallel test checkouts at 10 items',
          isDisabled: isRunning || runLoadTest.isPending,
          run: () => runLoadTest.mutate({}),
        },
      ]}
    >
      <Loaded query={query} rows={8}>
        {(answer) => (
          <div className="stack">
            {isNews(answer) && <Rehearsal last={answer.rehearsal} />}
            <Books {...answer} />
            {!isNews(answer) && <Rehearsal last={answer.rehearsal} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** What was asked for last stands where it was asked for: right below the buttons. */
function isNews({ rehearsal, books }: CheckAnswer): boolean {
  if (!rehearsal) return false
  return rehearsal.finished_at === null || (books?.finished_at ?? '') < rehearsal.finished_at
}

function Books({ books, broken, invariants }: CheckAnswer) {
  const found = new Map(broken.map(({ invariant, what }) => [invariant, what]))
  return (
    <section className="card-box" aria-label="The books">
      <h2>The books</h2>
      <p role="status">
        {!books?.finished_at && 'Not looked at yet.'}
        {books?.finished_at && (
          <>
            {broken.length === 0
              ? 'Everything agrees.'
              : `${broken.length} of ${invariants.length} do not agree. The shop goes on selling; look at these rows.`}{' '}
            <span className="muted">
              Looked at <RelativeTime time={books.finished_at} />
              {books.kind === 'nightly' && ', by night'}.
            </span>
          </>
        )}
      </p>
      <div className="table-wrap">
        <table>
          <thead>
            <tr>
              <th scope="col">What must not be</th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            {invariants.map((name) => (
              <Invariant key={name} name={name} isKnown={books !== null} what={found.get(name)} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Each is named by what would be wrong; what is wrong comes with its rows. */
function Invariant({
  name,
  isKnown,
  what,
}: {
  name: string
  isKnown: boolean
  what: readonly string[] | undefined
}) {
  const text = name.replace(/^I\d+ /, '')
  return (
    <tr>
      <td>
        {text.charAt(0).toUpperCase() + text.slice(1)}
        {what && <small className="bad">{what.join(', ')}</small>}
      </td>
      <td>
        {isKnown ? <StatusMark status={what ? 'failed' : 'approved'} text={what ? 'Found' : 'None'} /> : '–'}
      </td>
    </tr>
  )
}

function Rehearsal({ last }: { last: Check | null }) {
  return (
    <section className="card-box" aria-label="Load test">
      <h2>Load test</h2>
      <p>
        500 buyers press Pay at the same instant for 10 pieces of your newest product, in a scratch copy of
        the shop with test payments. Visitors see nothing of it, and nothing stays.
      </p>
      <div role="status" className="rehearsal">
        {last?.finished_at === null && <p>It runs, for a few seconds.</p>}
        {last?.error && <p className="bad">{last.error}</p>}
        {last?.figures && <Figures figures={last.figures} brokenCount={last.broken.length} />}
      </div>
      {last?.finished_at && (
        <p className="small-text muted">
          Ended <RelativeTime time={last.finished_at} />
        </p>
      )}
    </section>
  )
}

function Figures({ figures, brokenCount }: { figures: LoadTestFigures; brokenCount: number }) {
  const faults =
    figures.oversold + figures.charged_twice + figures.off_by_cents + figures.failed + brokenCount
  const rows: readonly (readonly [string, number])[] = [
    ['Sold', figures.sold],
    ['Told that it is gone', figures.refused],
    ['Sold beyond stock', figures.oversold],
    ['Charged twice', figures.charged_twice],
    ['Orders off by a cent or more', figures.off_by_cents],
    ['Ended in an error', figures.failed],
    ['Books that do not agree', brokenCount],
  ]
  return (
    <>
      <p>
        <StatusMark
          status={faults === 0 ? 'approved' : 'failed'}
          text={faults === 0 ? 'It held' : 'It did not hold'}
        />{' '}
        {figures.buyers} buyers, {figures.pieces} pieces of {figures.item},{' '}
        {(figures.milliseconds / 1000).toFixed(1)} s
      </p>
      <dl className="facts">
        {rows.map(([title, value]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
