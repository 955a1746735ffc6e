/** Visits of the site: one range for the whole screen, a zoomable chart, totals compared with the period before. */
import { formatLength, formatNumber, formatShare } from '#platform/language/format.ts'
import { useEffect, useMemo, useState } from 'react'
import { chart } from '#constants.ts'
import { barsAtZoom, unitFor, unitMs, type ChartUnit } from '#ui/chartScale.ts'
import { Chart } from '#ui/Chart.tsx'
import type { ChartLook } from '#ui/ChartDrawing.tsx'
import { formatTime, type TimeWay } from '#ui/formatTime.ts'
import { Kpis } from '#ui/Kpis.tsx'
import { useListState } from '#ui/listState.ts'
import { Page } from '#ui/Page.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { ActivityReport } from '../schema.ts'
import { analyticsScreen } from '../texts/analyticsScreen.ts'
import { common } from '#ui/texts/common.ts'

const minuteMs = 60_000
const dayMs = 86_400_000
/** Of each range the word that is in the URL, and so that every unit of the chart fits one of them. */
const ranges = [
  { value: '2m', title: analyticsScreen.last_2_minutes, ms: 2 * minuteMs },
  { value: '10m', title: analyticsScreen.last_10_minutes, ms: 10 * minuteMs },
  { value: '1h', title: analyticsScreen.last_hour, ms: 60 * minuteMs },
  { value: '6h', title: analyticsScreen.last_6_hours, ms: 360 * minuteMs },
  { value: '1', title: analyticsScreen.last_24_hours, ms: dayMs },
  { value: '7', title: analyticsScreen.last_7_days, ms: 7 * dayMs },
  { value: '30', title: analyticsScreen.last_30_days, ms: 30 * dayMs },
  { value: '50', title: analyticsScreen.last_50_days, ms: 50 * dayMs },
  { value: '90', title: analyticsScreen.last_90_days, ms: 90 * dayMs },
  { value: '365', title: analyticsScreen.last_year, ms: 365 * dayMs },
  { value: '1825', title: analyticsScreen.last_5_years, ms: 1825 * dayMs },
] as const
const usualRange = ranges[7]
const maxBars = 200
const fewPages = 12

export default function Analytics() {
  const [{ filters }, change] = useListState()
  const [zoom, setZoom] = useState(100)
  const { value: days, ms: rangeMs } = ranges.find(({ value }) => value === filters.days) ?? usualRange
  const fitting = chart.units.filter(
    (unit) => rangeMs / unitMs(unit) <= maxBars && rangeMs / unitMs(unit) >= chart.minimumBars,
  )
  const unit: ChartUnit =
    fitting.find((one) => one === filters.unit) ?? (days === '1' ? '1h' : unitFor(rangeMs))
  const to = useEndOfRange(rangeMs)
  const range = useMemo(() => rangeBefore(to, rangeMs), [to, rangeMs])
  // Zoomed out further than the range, the chart reads the bars before it as well.
  const widestMs = maxBars * unitMs(unit)
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
      title={common.analytics}
      text={
        query.data
          ? [
              analyticsScreen.reading_now({
                live: query.data.live,
                time_zone: query.data.time_zone.replaceAll('_', ' '),
              }),
              query.data.is_sample ? analyticsScreen.holds_samples : '',
            ].join(' ')
          : undefined
      }
    >
      <div className="row inline-controls">
        <Select
          label={analyticsScreen.range}
          value={days}
          choices={ranges.map(({ value, title }) => ({ value, title }))}
          onChange={(value) => change({ filters: { days: value, unit: '' } })}
        />
        <Select
          label={analyticsScreen.unit}
          value={unit}
          choices={fitting.map((one) => ({
            value: one,
            title: analyticsScreen.per_bar({ length: lengthOf(one) }),
          }))}
          onChange={(value) => change({ filters: { unit: value } })}
        />
        <span className="muted">{analyticsScreen.compared}</span>
        {page && (
          <button
            type="button"
            className="button small"
            aria-label={analyticsScreen.all_pages({ page })}
            onClick={() => change({ filters: { page: '' } })}
          >
            {analyticsScreen.only_page({ page })}
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

/** `5 minutes` */
function lengthOf(unit: ChartUnit): string {
  return formatLength(Number.parseInt(unit, 10), lengths[unit.slice(-1)] ?? 'day')
}

const lengths: Record<string, string> = {
  s: 'second',
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  M: 'month',
  Y: 'year',
}

/** As much of a bar's time as tells it from its neighbours. */
function wayOf(unit: ChartUnit): TimeWay {
  if (unitMs(unit) < minuteMs) return 'seconds'
  if (unitMs(unit) < dayMs) return 'moment'
  if (unit === '1Y') return 'year'
  return unit === '1M' || unit === '3M' ? 'month' : 'short_weekday'
}

/** What the report calls kinds of sources and screens, by its words. */
const namesOfSources: Record<string, string> = { Direct: analyticsScreen.direct }
const namesOfScreens: Record<string, string> = {
  Phone: analyticsScreen.phone,
  Tablet: analyticsScreen.tablet,
  Desktop: analyticsScreen.desktop,
  Unknown: analyticsScreen.unknown_screen,
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
  const labelOf = (at: string) => formatTime(new Date(at), wayOf(unit), report.time_zone)
  // Days of summer time and months of other lengths: both periods are laid side by side from their ends.
  const points = bars.map(({ at, views }, index) => {
    const old = before[before.length - bars.length + index]
    return {
      label: labelOf(at),
      value: views,
      ...(old ? { before: { label: labelOf(old.at), value: old.views } } : {}),
    }
  })
  if (totals.views === 0 && previous.views === 0) {
    return (
      <section className="card-box">
        <EmptyState title={analyticsScreen.empty_title} text={analyticsScreen.empty_text}>
          <a className="button primary" href="/">
            {analyticsScreen.open_site}
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
            title: analyticsScreen.visits,
            value: formatNumber(totals.views),
            now: totals.views,
            before: previous.views,
          },
          {
            title: analyticsScreen.visitors,
            value: formatNumber(totals.visitors),
            now: totals.visitors,
            before: previous.visitors,
          },
          {
            title: analyticsScreen.read_to_end,
            value: formatShare(totals.read_end),
            now: totals.read_end * 100,
            before: previous.read_end * 100,
            isPoints: true,
          },
          {
            title: analyticsScreen.time_on_page,
            value: seconds(totals.seconds),
            now: totals.seconds,
            before: previous.seconds,
          },
        ]}
      />
      <section className="card-box" aria-labelledby="visits">
        <h2 id="visits">{analyticsScreen.visits}</h2>
        <Chart
          title={analyticsScreen.visits}
          zoom={zoom}
          caption={analyticsScreen.clicks({ clicks: totals.clicks })}
          look={look.value}
          onLook={look.onChange}
          points={points}
        />
      </section>
      <div className="two">
        <ViewedPages pages={report.pages} onPage={onPage} />
        <div className="stack">
          <Shares
            title={analyticsScreen.where_from}
            rows={report.sources.map((row) => ({
              title: namesOfSources[row.source] ?? row.source,
              views: row.views,
            }))}
          />
          {report.campaigns.length > 0 && (
            <Shares title={analyticsScreen.campaigns} rows={report.campaigns} />
          )}
          <Shares
            title={analyticsScreen.screens}
            rows={report.screens.map((row) => ({ ...row, title: namesOfScreens[row.title] ?? row.title }))}
          />
        </div>
      </div>
    </>
  )
}

function ViewedPages({ pages, onPage }: { pages: ActivityReport['pages']; onPage: (url: string) => void }) {
  const [isAll, setAll] = useState(false)
  return (
    <section className="card-box" aria-labelledby="pages">
      <h2 id="pages">{common.pages}</h2>
      <div className="table-wrap">
        <table className="cards-on-phone">
          <thead>
            <tr>
              <th scope="col">{common.page}</th>
              <th scope="col" className="num">
                {analyticsScreen.visits}
              </th>
              <th scope="col" className="num">
                {analyticsScreen.read_to_end}
              </th>
              <th scope="col" className="num">
                {analyticsScreen.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.slice(0, isAll ? undefined : fewPages).map((page) => (
              <tr key={page.url}>
                <td data-label={common.page} className="lead">
                  <button type="button" className="link" onClick={() => onPage(page.url)}>
                    {page.title || page.url}
                  </button>
                  {page.title && <small>{page.url}</small>}
                </td>
                <td data-label={analyticsScreen.visits} className="num">
                  {page.views}
                </td>
                <td data-label={analyticsScreen.read_to_end} className="num">
                  {formatShare(page.read_end)}
                </td>
                <td data-label={analyticsScreen.time} className="num">
                  {seconds(page.seconds)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pages.length > fewPages && (
        <button type="button" className="button small" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? analyticsScreen.show_fewer : analyticsScreen.show_all({ count: pages.length })}
        </button>
      )}
    </section>
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
            <meter
              min={0}
              max={most}
              value={row.views}
              aria-label={analyticsScreen.visits_of({ title: row.title, count: row.views })}
            />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="muted">{analyticsScreen.nothing_yet}</p>}
    </section>
  )
}

function seconds(value: number): string {
  const whole = Math.round(value)
  return whole < 60
    ? analyticsScreen.seconds({ seconds: whole })
    : analyticsScreen.minutes({ minutes: Math.floor(whole / 60), seconds: whole % 60 })
}
