/** The visits of the last days as a chart. */
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Chart } from '#ui/Chart.tsx'
import { formatTime } from '#ui/formatTime.ts'
import { useTimeZone } from '#ui/money.ts'
import { Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import { common } from '#ui/texts/common.ts'
import { today } from '../texts/today.ts'

const dayMs = 86_400_000
const chartDays = 50

interface Report {
  bars: { at: string; views: number }[]
  is_sample: boolean
}

export function Visits() {
  const timeZone = useTimeZone()
  const range = useMemo(() => {
    const to = Math.ceil(Date.now() / 60_000) * 60_000
    return {
      from: new Date(to - chartDays * dayMs).toISOString(),
      to: new Date(to).toISOString(),
      unit: '1d',
    }
  }, [])
  const query = useCall<Report>('/api/activity/report', range)
  return (
    <section className="card-box" aria-labelledby="visits">
      <div className="box-head">
        <h2 id="visits">{today.visits}</h2>
        <Link className="quiet" href="/user/analytics">
          {common.analytics}
        </Link>
      </div>
      <Loaded query={query}>
        {({ bars, is_sample: isSample }) => (
          <Chart
            look="line"
            title={today.visits}
            points={bars.map((bar) => ({
              label: formatTime(new Date(bar.at), 'day', timeZone),
              value: bar.views,
            }))}
            caption={(isSample ? today.chart_caption_sample : today.chart_caption)({
              days: chartDays,
              zone: timeZone.replaceAll('_', ' '),
            })}
          />
        )}
      </Loaded>
    </section>
  )
}
