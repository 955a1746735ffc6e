/**
 * Keeps what a release leaves behind, for the tests of upgrades: `node scripts/keepRelease.mjs` writes
 * `test/upgrade/releases/<version>.sql.gz`, the dump of a site with the demo's content, and `<version>.statements.json.gz`, all
 * that the program asked the database while somebody walked through it. Needs an installed PostgreSQL (15 or newer).
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startDebianPostgres } from './debianPostgres.mjs'
import { build, fail, node, root, serverProgram } from './prepare.mjs'

/** As test/upgrade/releases.ts knows them. */
const secret = 'the secret of a kept release, 0123456789'
const administrator = { email: 'ines@larkmoor.example', password: 'kiln-opening-day-14' }
const mark = '~~~'

build()
const postgres = startDebianPostgres()
if (!postgres) fail('No PostgreSQL is installed')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'plinth-release-'))
const socket = new URL(postgres.url).searchParams.get('host')
const url = `postgresql://plinth@localhost/release?host=${encodeURIComponent(socket)}`
let server
try {
  for (const statement of [
    'create database release',
    `alter system set log_line_prefix = '${mark}'`,
    `alter system set log_statement = 'all'`,
    'select pg_reload_conf()',
  ])
    run('psql', ['-q', '-h', socket, '-U', 'plinth', '-c', statement, 'postgres'])
  server = spawn(node(), [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      DRAIN_SECONDS: '0',
      DATABASE_URL: url,
      DATA_DIR: folder,
      PLINTH_SECRET: secret,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  await walk(await urlOf(server))
  await new Promise((done) => {
    server.once('exit', done)
    server.kill('SIGTERM')
  })
  const dump = run('pg_dump', [
    '-h',
    socket,
    '-U',
    'plinth',
    '--no-owner',
    '--no-privileges',
    '--rows-per-insert=100',
    'release',
  ])
    // Lines for psql alone.
    .replaceAll(/^\\(un)?restrict .*$/gm, '')
  const statements = statementsOf(readFileSync(join(socket, 'log'), 'utf8'))
  const target = join(root, 'test', 'upgrade', 'releases', version)
  writeFileSync(`${target}.sql.gz`, gzipSync(dump, { level: 9 }))
  writeFileSync(`${target}.statements.json.gz`, gzipSync(JSON.stringify(statements), { level: 9 }))
  process.stdout.write(
    `Kept ${version}: ${dump.length} characters of dump, ${statements.length} statements\n`,
  )
} finally {
  if (server?.exitCode === null) server.kill('SIGKILL')
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}

/** Waits until the server says where it serves. */
function urlOf(child) {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const url = /Plinth serves (\S+)/.exec(output)?.[1]
      if (url) resolve(url)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}

/** Every page of the sitemap, a cart as far as its payment, and as administrator every list that the API has. */
async function walk(url) {
  let cookie = ''
  async function call(method, path, input) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: { 'x-timestamp': String(Date.now()), cookie, 'content-type': 'application/json' },
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    cookie = [cookie, ...set].filter(Boolean).join('; ')
    return { status: response.status, text: await response.text() }
  }
  const sitemap = await call('GET', '/sitemap.xml')
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => new URL(page).pathname)
  for (const page of pages) await call('GET', page)
  await call('GET', '/search?keywords=bowl')
  const { d: products } = JSON.parse((await call('GET', '/api/posts?type=product')).text)
  for (const { id } of products.items.slice(0, 5))
    await call('POST', '/api/shop/cart', { post_id: id, value: {}, quantity: 1 })
  await call('GET', '/api/shop/create-session')
  const signedIn = await call('POST', '/api/users/login', administrator)
  if (signedIn.status !== 200) throw new Error(`The administrator cannot sign in: ${signedIn.text}`)
  const { paths } = JSON.parse((await call('GET', '/api/openapi.json')).text)
  for (const [path, methods] of Object.entries(paths))
    if (methods.get && !path.includes('{') && !/logout|stream|events/.test(path)) await call('GET', path)
  const { d: posts } = JSON.parse((await call('GET', '/api/posts?type=post')).text)
  for (const { id } of posts.items.slice(0, 3)) {
    const { d: post } = JSON.parse((await call('GET', `/api/posts/${id}`)).text)
    await call('POST', '/api/posts', { ...post, title: `${post.title}, again` })
  }
}

/** What was asked, each text once; what only looks after connections and the schema left out. */
function statementsOf(log) {
  const texts = log
    .split(mark)
    .map((entry) => /^LOG: {2}execute [^:]*: ([\s\S]*)$/.exec(entry)?.[1]?.replaceAll('\n\t', '\n').trim())
    .filter((text) => text !== undefined && /^(select|insert|update|delete|with)\b/i.test(text))
    .filter((text) => !/\b(migration|schema_function)\b|pg_try_advisory|temp table/.test(text))
  return [...new Set(texts)].toSorted()
}
