/** Whether stock, orders and payments agree, checked every night or now, and a load test in a scratch copy. */
import { Fragment } from 'react'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { invariants } from '../texts/invariants.ts'
import type { CheckAnswer, LoadTestFigures, ShopCheck as Check } from '../healthSchema.ts'
import { storeHealth } from '../texts/storeHealth.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/shop/check'
const pollMs = 1500
const invariantTexts: Readonly<Record<string, string>> = invariants

export default function ShopCheck() {
  const known = useCall<CheckAnswer>(path)
  const isRunning = known.data?.load_test?.finished_at === null
  const query = useCall<CheckAnswer>(path, undefined, { refetchMs: isRunning ? pollMs : undefined })
  const look = useAction('POST', path, {
    refresh: [path],
    done: storeHealth.checked,
    failed: storeHealth.not_checked,
  })
  const runLoadTest = useAction('POST', '/api/shop/load-test', {
    refresh: [path],
    failed: storeHealth.load_test_not_started,
  })
  return (
    <Page
      title={storeHealth.title}
      text={storeHealth.intro}
      actions={[
        {
          label: look.isPending ? storeHealth.looking : storeHealth.check_now,
          isPrimary: true,
          isDisabled: look.isPending,
          run: () => look.mutate({}),
        },
        {
          label: isRunning ? storeHealth.load_test_runs : storeHealth.run_load_test,
          isDisabled: isRunning || runLoadTest.isPending,
          run: () => runLoadTest.mutate({}),
        },
      ]}
    >
      <Loaded query={query} rows={8}>
        {(answer) => (
          <div className="stack">
            {isNews(answer) && <LoadTest last={answer.load_test} />}
            <NightlyCheck {...answer} />
            {!isNews(answer) && <LoadTest last={answer.load_test} />}
          </div>
        )}
      </Loaded>
    </Page>
  )
}

/** What was asked for last is where it was asked for: right below the buttons. */
function isNews({ load_test: loadTest, check }: CheckAnswer): boolean {
  if (!loadTest) return false
  return loadTest.finished_at === null || (check?.finished_at ?? '') < loadTest.finished_at
}

function NightlyCheck({ check, broken, invariants }: CheckAnswer) {
  const found = new Map(broken.map(({ invariant, what }) => [invariant, what]))
  return (
    <section className="card-box" aria-label={storeHealth.check}>
      <h2>{storeHealth.check}</h2>
      <p role="status">
        {!check?.finished_at && storeHealth.never_checked}
        {check?.finished_at && (
          <>
            {broken.length === 0
              ? storeHealth.all_agree
              : storeHealth.broken({ broken: broken.length, count: invariants.length })}{' '}
            <span className="muted">
              {storeHealth.looked_at} <RelativeTime time={check.finished_at} />
              {check.kind === 'nightly' && `, ${storeHealth.by_night}`}.
            </span>
          </>
        )}
      </p>
      <div className="table-wrap">
        <table>
          <thead>
            <tr>
              <th scope="col">{storeHealth.rule}</th>
              <th scope="col">{storeHealth.found}</th>
            </tr>
          </thead>
          <tbody>
            {invariants.map((name) => (
              <Invariant key={name} name={name} isKnown={check !== null} what={found.get(name)} />
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
  return (
    <tr>
      <td>
        {invariantTexts[name.split(' ')[0] ?? ''] ?? name}
        {what && <small className="bad">{what.join(', ')}</small>}
      </td>
      <td>
        {isKnown ? (
          <StatusMark status={what ? 'failed' : 'approved'} text={what ? storeHealth.found : common.none} />
        ) : (
          '–'
        )}
      </td>
    </tr>
  )
}

function LoadTest({ last }: { last: Check | null }) {
  return (
    <section className="card-box" aria-label={storeHealth.load_test}>
      <h2>{storeHealth.load_test}</h2>
      <p>{storeHealth.load_test_text}</p>
      <div role="status" className="load-test">
        {last?.finished_at === null && <p>{storeHealth.running}</p>}
        {last?.error && <p className="bad">{last.error}</p>}
        {last?.figures && <Figures figures={last.figures} brokenCount={last.broken.length} />}
      </div>
      {last?.finished_at && (
        <p className="small-text muted">
          {storeHealth.ended} <RelativeTime time={last.finished_at} />
        </p>
      )}
    </section>
  )
}

function Figures({ figures, brokenCount }: { figures: LoadTestFigures; brokenCount: number }) {
  const faults =
    figures.oversold + figures.charged_twice + figures.off_by_cents + figures.failed + brokenCount
  const rows: readonly (readonly [string, number])[] = [
    [storeHealth.sold, figures.sold],
    [storeHealth.sold_out, figures.refused],
    [storeHealth.oversold, figures.oversold],
    [storeHealth.charged_twice, figures.charged_twice],
    [storeHealth.off_by_cents, figures.off_by_cents],
    [storeHealth.failed, figures.failed],
    [storeHealth.check_broken, brokenCount],
  ]
  return (
    <>
      <p>
        <StatusMark
          status={faults === 0 ? 'approved' : 'failed'}
          text={faults === 0 ? storeHealth.held : storeHealth.not_held}
        />{' '}
        {storeHealth.figures({
          buyers: figures.buyers,
          quantity: figures.quantity,
          item: figures.item,
          seconds: (figures.milliseconds / 1000).toFixed(1),
        })}
      </p>
      <dl className="detail-list">
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
