import { writeFileSync } from 'node:fs'
import pg from 'pg'
import { startShopSite } from './shopSite.ts'
import { Connections } from './connections.ts'
import { checkOut, shopperAt } from './shopClient.ts'
import { memoryOf } from './memory.ts'
import { processorMsOf } from './processor.ts'
const connections = new Connections()
process.env.BENCH=''
const { server, products, connectionString } = await startShopSite()
const pool = new pg.Pool({ connectionString, max: 2 })
const guest = () => checkOut(shopperAt(server.url, connections), products, () => {})
for (const line of (process.env.SETS ?? '').split(';').filter(Boolean)) await pool.query(`alter system set ${line}`); await pool.query('select pg_reload_conf()')
for (let i = 0; i < 300; i++) await guest()
await pool.query('vacuum analyze')
console.log('data', server.dataDirectory, 'rss', memoryOf(server.process.pid ?? 0))
if (process.argv[2] === 'plans') {
  await pool.query(`alter system set session_preload_libraries = 'auto_explain'`)
  await pool.query(`select pg_reload_conf()`)
  await new Promise((r) => setTimeout(r, 300))
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`)
  await new Promise((r) => setTimeout(r, 1500))
  for (let i = 0; i < 60; i++) await guest()
  for (const l of [`auto_explain.log_min_duration = 0`, `auto_explain.log_analyze = on`, `auto_explain.log_nested_statements = on`, `auto_explain.log_buffers = on`]) await pool.query(`alter system set ${l}`)
  await pool.query('select pg_reload_conf()')
  await new Promise((r) => setTimeout(r, 500))
  await guest()
  await pool.query(`alter system set auto_explain.log_min_duration = -1`); await pool.query('select pg_reload_conf()')
  writeFileSync('/tmp/perf/sql.log', (await import('node:fs')).readFileSync(server.dataDirectory + '/postgres/postgres.log'))
}
const { readdirSync, readFileSync } = await import('node:fs')
const dbPids = () => readdirSync('/proc').filter((n) => /^\d+$/.test(n)).filter((n) => { try { return readFileSync(`/proc/${n}/environ`, 'latin1').includes(server.dataDirectory) || readFileSync(`/proc/${n}/cmdline`, 'latin1').includes(server.dataDirectory) } catch { return false } })
const { rows: [{ pm }] } = await pool.query(`select pg_backend_pid() pm`)
const parent = readFileSync(`/proc/${pm}/stat`, 'latin1').split(') ')[1].split(' ')[1]
const dbCpu = () => readdirSync('/proc').filter((n) => /^\d+$/.test(n)).reduce((sum, n) => { try { const f = readFileSync(`/proc/${n}/stat`, 'latin1').split(') ')[1].split(' '); return f[1] === parent || n === parent ? sum + 10 * (Number(f[11]) + Number(f[12])) : sum } catch { return sum } }, 0)
for (let w = 0; w < Number(process.env.WINDOWS ?? 1); w++) {
const db0 = dbCpu()
const own0 = process.cpuUsage()
const before = processorMsOf(server.process.pid ?? 0)
if (process.argv[2]==='cpu') process.kill(server.process.pid ?? 0,'SIGUSR2')
const started = performance.now(); let n = 0
const times: number[] = []
await Promise.all(Array.from({ length: 8 }, async () => { while (performance.now() - started < 8000) { const f = performance.now(); await guest(); times.push(performance.now() - f); n++ } }))
const s = times.toSorted((a, b) => a - b)
const took = performance.now() - started
if (process.argv[2]==='cpu') { process.kill(server.process.pid ?? 0,'SIGUSR2'); await new Promise(r=>setTimeout(r,1500)) }
const after = processorMsOf(server.process.pid ?? 0)
const db1 = dbCpu(); const own = process.cpuUsage(own0)
console.log(`db ${((db1 - db0) / n).toFixed(1)} client ${((own.user + own.system) / 1000 / n).toFixed(1)} | ${(n * 1000 / took).toFixed(1)} orders/s p50 ${s[n >> 1]?.toFixed(0)} p95 ${s[Math.floor(n * 0.95)]?.toFixed(0)} server cpu ${((Number(after) - Number(before)) / n).toFixed(1)} ms/order rss ${memoryOf(server.process.pid ?? 0)}`)
}
console.table((await pool.query(`select relname, seq_scan, seq_tup_read, idx_scan, idx_tup_fetch, n_live_tup, n_dead_tup, n_tup_upd, n_tup_hot_upd, last_autoanalyze is not null a from pg_stat_user_tables order by seq_tup_read + idx_tup_fetch desc limit 16`)).rows)
console.table((await pool.query(`select s.relname, s.indexrelname, s.idx_scan, s.idx_tup_read, s.idx_tup_fetch, substr(regexp_replace(indexdef,'.*USING',''),1,60) def from pg_stat_user_indexes s join pg_indexes i on i.indexname = s.indexrelname where s.relname in ('orders','payment','reservation','test_payment_session','order_tax_line','cart','order_line','order_event','invoice','payment_event','outbox') order by 1, 4 desc`)).rows)
const stat = await pool.query(`select sum(xact_commit) c, sum(xact_rollback) r from pg_stat_database`)
console.log(stat.rows)
await pool.end(); connections.close()
if (process.argv[3] === 'keep') { console.log(server.dataDirectory); await new Promise(() => {}) }
await server.remove?.()
