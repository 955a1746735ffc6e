/**
 * `npm run bench:reports`: what a report of visits takes on a site with 1,000,000 of them, in turns with a bare statement that
 * counts a slice of the same table by its index. The visits are written by set-based statements into the real tables, the
 * server's own job sums them. `--days 50` spreads them over so many days (365 unless told), `--visits 200000` makes fewer,
 * `--rounds 20` asks each report so often; `--write` puts the table into docs/performance.md.
 */
import type pg from 'pg'
import { build } from '../scripts/prepare.mjs'
import { administratorClient } from '../test/support/httpClient.ts'
import { startServer } from '../test/support/server.ts'
import { connectTo } from './largeSite.ts'
import { stolenShare } from './processor.ts'
import { report, type Figure } from './report.ts'
import { medianOf, p95Of } from './statistics.ts'

const dayMs = 86_400_000
const quarterMs = 900_000
const goalMs = 300

const argument = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(name)
  return at < 0 ? otherwise : Number(process.argv[at + 1])
}
const visits = argument('--visits', 1_000_000)
const days = argument('--days', 365)
const rounds = argument('--rounds', 20)

/** The page of the reports that are about one page: the one that is read most. */
const page = '/page-1'

const asked = [
  { name: '365 days, all pages', days: 365, unit: '1d' },
  { name: '365 days, one page', days: 365, unit: '1d', page },
  { name: '50 days, all pages', days: 50, unit: '1d' },
  { name: '50 days, one page', days: 50, unit: '1d', page },
  { name: '7 days by the hour, all pages', days: 7, unit: '1h' },
  { name: '24 hours by the quarter, all pages', days: 1, unit: '15m' },
]

/** Days of their own for the past as the partitions' job has made them on a site that is so old, then a day's visits at once. */
async function fill(client: pg.Client): Promise<void> {
  const today = Date.now() - (Date.now() % dayMs)
  await client.query('select setseed(0.42)')
  for (let ago = days; ago >= 0; ago -= 1) {
    const from = new Date(today - ago * dayMs).toISOString().slice(0, 10)
    const to = new Date(today - (ago - 1) * dayMs).toISOString().slice(0, 10)
    await client.query(
      `create table if not exists activity_${from.replaceAll('-', '')} partition of activity for values from ('${from}') to ('${to}')`,
    )
    await client.query(
      `with views as (
        select n, $1::text::timestamptz + (random() + random()) / 2 * interval '1 day' as at, '/page-' || floor(500 ^ random()) as url,
          decode(md5($1::text || floor(random() * $2::int / 2.5)), 'hex') as visitor, random() as source, random() as campaign, floor(20 ^ random())::int as clicks,
          random() < 0.4 as read_end, floor(600 ^ random())::int as seconds, random() as width
        from generate_series(1, $2::int) as n)
      insert into activity (at, id, url, from_url, utm_source, utm_campaign, visitor, clicks, read_end, duration_s, screen_width, updated_at)
      select at, gen_random_uuid(), url,
        case when source < 0.3 then '' when source < 0.6 then '/page-' || floor(500 ^ random()) else 'host-' || floor(60 ^ random()) || '.example' end,
        case when campaign < 0.1 then 'newsletter' else '' end, case when campaign < 0.1 then 'campaign ' || floor(12 * random()) else '' end,
        visitor, clicks, read_end, seconds, case when width < 0.6 then 390 when width < 0.7 then 800 else 1440 end, at
      from views where at < now()`,
      [from, Math.ceil(visits / days)],
    )
  }
  await client.query('vacuum analyze')
}

/** Has the server's job sum what it has not summed yet, as often as it takes, and returns the seconds. */
async function sumAll(client: pg.Client): Promise<number> {
  const started = performance.now()
  const left = `select count(distinct (at at time zone 'UTC')::date)::int - (select count(*)::int from activity_rolled) as days from activity where at < date_trunc('day', now(), 'UTC')`
  for (;;) {
    const { rows } = await client.query<{ days: number }>(left)
    if (rows[0]?.days === 0) break
    await client.query(
      `update job set run_at = now() where kind = 'activity.roll_up' and tries = 0 and run_at > now()`,
    )
    await new Promise((done) => setTimeout(done, 500))
  }
  const seconds = (performance.now() - started) / 1000
  await client.query('vacuum analyze')
  return seconds
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}

build()
const server = await startServer({ environment: { SEED_DEMO: '0' } })
const figures: Figure[] = []
try {
  const admin = await administratorClient(server.url)
  const client = await connectTo(server.dataDirectory)
  process.stdout.write(`Filling ${visits} visits over ${days} days …\n`)
  process.stdout.write(`Filled in ${((await timed(() => fill(client))) / 1000).toFixed(0)} s\n`)
  const summedIn = await sumAll(client)
  process.stdout.write(`Summed in ${summedIn.toFixed(1)} s\n`)
  const times = asked.map(() => ({ own: [] as number[], bare: [] as number[] }))
  const stolen = stolenShare()
  // The first three rounds warm up and are not counted.
  for (let round = -3; round < rounds; round += 1) {
    for (const [index, { days: long, unit, page: only }] of asked.entries()) {
      const to = Math.ceil(Date.now() / quarterMs) * quarterMs
      const query = new URLSearchParams({
        from: new Date(to - long * dayMs).toISOString(),
        to: new Date(to).toISOString(),
        unit,
        ...(only ? { page: only } : {}),
      })
      const own = await timed(async () => {
        const { status } = await admin.call('GET', `/api/activity/report?${query}`)
        if (status !== 200) throw new Error(`The report answered ${status}`)
      })
      const bare = await timed(() =>
        client.query(`select count(*) from activity where at >= now() - interval '7 days'`),
      )
      if (round < 0) continue
      times[index]?.own.push(own)
      times[index]?.bare.push(bare)
    }
  }
  for (const [index, { name }] of asked.entries()) {
    const { own = [], bare = [] } = times[index] ?? {}
    figures.push({
      name,
      value: `p50 ${medianOf(own).toFixed(0)} ms, p95 ${p95Of(own).toFixed(0)} ms`,
      compared: `${(medianOf(own) / medianOf(bare)).toFixed(1)} x counting the visits of 7 days (p50 ${medianOf(bare).toFixed(1)} ms)`,
      goal: `p95 at most ${goalMs} ms`,
      verdict: p95Of(own) <= goalMs ? 'met' : 'missed',
    })
  }
  figures.push({
    name: 'Summing all days anew, by the job',
    value: `${summedIn.toFixed(1)} s`,
    compared: `${Math.round(100 * stolen())} % of the processors' time was the host's while measuring`,
    goal: '',
    verdict: 'for the record',
  })
  await client.end()
} finally {
  await server.remove()
}
report(
  days === 365 ? 'report figures' : `report figures of ${days} days`,
  `${visits.toLocaleString('en')} visits over ${days} days, ${rounds} rounds in turns, over HTTP.`,
  figures,
)
