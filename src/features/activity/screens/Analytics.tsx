/** Visits of the site: one range for the whole screen, a zoomable chart, totals compared with the period before. */
import { formatNumber } from '#platform/language/format.ts'
import { useEffect, useMemo, useState } from 'react'
import { chart } from '#constants.ts'
import { barsAtZoom, unitFor, unitMs, type ChartUnit } from '#ui/chartScale.ts'
import { Chart, type ChartLook } from '#ui/Chart.tsx'
import { formatDate } from '#ui/dateFormat.ts'
import { Kpis } from '#ui/Kpis.tsx'
import { useListState } from '#ui/listState.ts'
import { Page } from '#ui/Page.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { ActivityReport } from '../schema.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** Of each range the word that stands in the address, and so that every unit of the chart fits one of them. */
const ranges = [
  { value: '2m', title: 'Last 2 minutes', ms: 2 * minuteMs },
  { value: '10m', title: 'Last 10 minutes', ms: 10 * minuteMs },
  { value: '1h', title: 'Last hour', ms: 60 * minuteMs },
  { value: '6h', title: 'Last 6 hours', ms: 360 * minuteMs },
  { value: '1', title: 'Last 24 hours', ms: dayMs },
  { value: '7', title: 'Last 7 days', ms: 7 * dayMs },
  { value: '30', title: 'Last 30 days', ms: 30 * dayMs },
  { value: '50', title: 'Last 50 days', ms: 50 * dayMs },
  { value: '90', title: 'Last 90 days', ms: 90 * dayMs },
  { value: '365', title: 'Last year', ms: 365 * dayMs },
  { value: '1825', title: 'Last 5 years', ms: 1825 * dayMs },
] as const
const usualRange = ranges[7]
const mostBars = 200
const fewPages = 12

export default function Analytics() {
  const [{ filters }, change] = useListState()
  const [zoom, setZoom] = useState(100)
  const {
    value: days,
    title: rangeTitle,
    ms: rangeMs,
  } = ranges.find(({ value }) => value === filters.days) ?? usualRange
  const fitting = chart.units.filter(
    (unit) => rangeMs / unitMs(unit) <= mostBars && rangeMs / unitMs(unit) >= chart.minimumBars,
  )
  const unit: ChartUnit =
    fitting.find((one) => one === filters.unit) ?? (days === '1' ? '1h' : unitFor(rangeMs))
  const to = useEndOfRange(rangeMs)
  const range = useMemo(() => rangeBefore(to, rangeMs), [to, rangeMs])
  // Zoomed out further than the range, the chart reads the bars before it as well.
  const widestMs = mostBars * unitMs(unit)
  const isWide = barsAtZoom(zoom) * unitMs(unit) > rangeMs
  const wide = useMemo(() => rangeBefore(to, widestMs), [to, widestMs])
  const page = filters.page || undefined
  const query = useCall<ActivityReport>('/api/activity/report', { ...range, unit, page })
  const before = useCall<ActivityReport>(
    '/api/activity/report',
    { ...rangeBefore(to - rangeMs, rangeMs), unit, page },
    { isOff: isWide },
  )
  const look: ChartLook = filters.look === 'line' ? 'line' : 'bars'
  const wider = useCall<ActivityReport>('/api/activity/report', { ...wide, unit, page }, { isOff: !isWide })
  return (
    <Page
      title="Analytics"
      text={
        query.data
          ? `${query.data.live} reading now. Times in ${query.data.time_zone.replaceAll('_', ' ')}.${query.data.is_sample ? ' This range holds sample visits of the demo.' : ''}`
          : undefined
      }
    >
      <div className="row inline-controls">
        <Select
          label="Range"
          value={days}
          choices={ranges.map(({ value, title }) => ({ value, title }))}
          onChange={(value) => change({ filters: { days: value, unit: '' } })}
        />
        <Select
          label="Unit of a bar"
          value={unit}
          choices={fitting.map((one) => ({ value: one, title: `A bar per ${one}` }))}
          onChange={(value) => change({ filters: { unit: value } })}
        />
        <span className="muted">compared with the {rangeTitle.replace('Last ', '')} before</span>
        {page && (
          <button type="button" className="button small" onClick={() => change({ filters: { page: '' } })}>
            Only {page} ×<span className="hidden">: show all pages</span>
          </button>
        )}
      </div>
      <Loaded query={query} rows={7}>
        {(report) => (
          <Report
            report={report}
            bars={(isWide && !wider.isPlaceholderData && wider.data?.bars) || report.bars}
            before={isWide || before.isPlaceholderData ? [] : (before.data?.bars ?? [])}
            look={{
              value: look,
              onChange: (value) => change({ filters: { look: value === 'bars' ? '' : value } }),
            }}
            unit={unit}
            zoom={{ value: zoom, onChange: setZoom }}
            onPage={(url) => change({ filters: { page: url } })}
          />
        )}
      </Loaded>
    </Page>
  )
}

function rangeBefore(to: number, ms: number) {
  return { from: new Date(to - ms).toISOString(), to: new Date(to).toISOString() }
}

/** Where the range ends: now, rounded up, moved on while the screen is looked at; a short range more often. */
function useEndOfRange(rangeMs: number): number {
  const stepMs = rangeMs < 60 * minuteMs ? 5000 : minuteMs
  const end = () => Math.ceil(Date.now() / stepMs) * stepMs
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick((count) => count + 1)
    }, stepMs)
    return () => clearInterval(timer)
  }, [stepMs])
  return end()
}

interface ReportProps {
  report: ActivityReport
  bars: ActivityReport['bars']
  /** Those of the period before, as many. */
  before: ActivityReport['bars']
  unit: ChartUnit
  look: { value: ChartLook; onChange: (look: ChartLook) => void }
  zoom: { value: number; onChange: (zoom: number) => void }
  onPage: (url: string) => void
}

function Report({ report, bars, before, unit, look, zoom, onPage }: ReportProps) {
  const { totals, previous } = report
  const [isAll, setAll] = useState(false)
  const format =
    unitMs(unit) < minuteMs
      ? 'H:M:S'
      : unitMs(unit) < dayMs
        ? 'e b H:M'
        : unit === '1Y'
          ? 'Y'
          : unit === '1M' || unit === '3M'
            ? 'b Y'
            : 'a e b'
  const labelOf = (at: string) => formatDate(new Date(at), format, report.time_zone)
  // Days of summer time and months of other lengths: both periods are laid side by side from their ends.
  const points = bars.map(({ at, views }, index) => {
    const old = before[before.length - bars.length + index]
    return {
      label: labelOf(at),
      value: views,
      ...(old ? { before: { label: labelOf(old.at), value: old.views } } : {}),
    }
  })
  const percent = (share: number) => `${Math.round(share * 100)}%`
  if (totals.views === 0 && previous.views === 0) {
    return (
      <section className="card-box">
        <EmptyState
          title="No visits in this range"
          text="Open your site in another tab; the visit stands here within a minute."
        >
          <a className="button primary" href="/">
            Open the site
          </a>
        </EmptyState>
      </section>
    )
  }
  return (
    <>
      <Kpis
        items={[
          {
            title: 'Visits',
            value: formatNumber(totals.views),
            now: totals.views,
            before: previous.views,
          },
          {
            title: 'Visitors',
            value: formatNumber(totals.visitors),
            now: totals.visitors,
            before: previous.visitors,
          },
          {
            title: 'Read to the end',
            value: percent(totals.read_end),
            now: totals.read_end * 100,
            before: previous.read_end * 100,
            isPoints: true,
          },
          {
            title: 'Time on a page',
            value: seconds(totals.seconds),
            now: totals.seconds,
            before: previous.seconds,
          },
        ]}
      />
      <section className="card-box" aria-labelledby="visits">
        <h2 id="visits">Visits</h2>
        <Chart
          title="Visits"
          zoom={zoom}
          caption={`${formatNumber(totals.clicks)} clicks in this range. Arrows move along the bars.`}
          look={look.value}
          onLook={look.onChange}
          points={points}
        />
      </section>
      <div className="two">
        <section className="card-box" aria-labelledby="pages">
          <h2 id="pages">Pages</h2>
          <div className="table-wrap">
            <table className="cards-on-phone">
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col" className="num">
                    Visits
                  </th>
                  <th scope="col" className="num">
                    Read to the end
                  </th>
                  <th scope="col" className="num">
                    Time
                  </th>
                </tr>
              </thead>
              <tbody>
                {report.pages.slice(0, isAll ? undefined : fewPages).map((page) => (
                  <tr key={page.url}>
                    <td data-label="Page" className="lead">
                      <button type="button" className="link" onClick={() => onPage(page.url)}>
                        {page.title || page.url}
                      </button>
                      {page.title && <small>{page.url}</small>}
                    </td>
                    <td data-label="Visits" className="num">
                      {page.views}
                    </td>
                    <td data-label="Read to the end" className="num">
                      {percent(page.read_end)}
                    </td>
                    <td data-label="Time" className="num">
                      {seconds(page.seconds)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {report.pages.length > fewPages && (
            <button
              type="button"
              className="button small"
              aria-expanded={isAll}
              onClick={() => setAll(!isAll)}
            >
              {isAll ? 'Show fewer' : `Show all ${report.pages.length}`}
            </button>
          )}
        </section>
        <div className="stack">
          <Shares
            title="Where from"
            rows={report.sources.map((row) => ({ title: row.source || 'Direct', views: row.views }))}
          />
          {report.campaigns.length > 0 && <Shares title="Campaigns" rows={report.campaigns} />}
          <Shares title="Screens" rows={report.screens} />
        </div>
      </div>
    </>
  )
}

function Shares({ title, rows }: { title: string; rows: readonly { title: string; views: number }[] }) {
  const most = Math.max(1, ...rows.map((row) => row.views))
  return (
    <section className="card-box" aria-label={title}>
      <h2>{title}</h2>
      <ul className="bars">
        {rows.map((row) => (
          <li key={row.title}>
            <span className="name">{row.title}</span>
            <b>{formatNumber(row.views)}</b>
            <meter min={0} max={most} value={row.views} aria-label={`${row.title}: ${row.views} visits`} />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="muted">Nothing yet.</p>}
    </section>
  )
}

function seconds(value: number): string {
  const whole = Math.round(value)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
