/** kill -9 in the middle of the rotation of the secret, at each of its moments: the site starts again, and all that is sealed is of one secret. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverEnvironment } from '../../scripts/prepare.mjs'
import { freshDatabase } from '../support/database.ts'
import { openDatabaseDoor, type Cut } from '../support/databaseDoor.ts'
import { administratorClient } from '../support/httpClient.ts'
import { openFolder } from '../support/openFolder.ts'
import { startServer } from '../support/server.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let dataDirectory: string

interface Ended {
  code: number | null
  output: string
}

/** Runs the command `secret` of the built program; `cut` kills it there. */
async function secretCommand(
  what: string,
  cut?: Cut,
  environment: Record<string, string> = {},
): Promise<Ended> {
  const door = await openDatabaseDoor(database.connection)
  const child = spawn(process.execPath, ['dist/server/cli.js', 'secret', what], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...serverEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDirectory,
      DATABASE_URL: door.url,
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  if (cut) door.cutAt(cut, () => void child.kill('SIGKILL'))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  await door.close()
  return { code, output }
}

const secretFile = () => readFile(join(dataDirectory, 'secret'), 'utf8')

beforeAll(async () => {
  database = await freshDatabase()
  dataDirectory = await openFolder('plinth-secret-')
  const door = await openDatabaseDoor(database.connection)
  const server = await startServer({ dataDirectory, environment: { DATABASE_URL: door.url, SEED_DEMO: '0' } })
  const admin = await administratorClient(server.url)
  for (const [name, value] of [
    ['shop.stripe_key_secret', 'sk_test_kept_through_it_all'],
    ['smtp_url_secret', 'smtp://user:word@mail.example:587'],
  ]) {
    expect((await admin.call('POST', '/api/options', { name, value })).status).toBe(200)
  }
  await server.stop()
  await door.close()
})
afterAll(() => database.drop())

const reseal = /^update "option" set "value"/
const fingerprint = /^update "site" set "secret_fingerprint"/
const moments: [string, Cut, boolean][] = [
  ['before the first value is sealed anew', { at: reseal, moment: 'asked' }, false],
  ['after a value was sealed anew', { at: reseal, moment: 'done' }, false],
  ['after the fingerprint was written', { at: fingerprint, moment: 'done' }, false],
  ['before the end of the transaction', { at: /^commit$/i, after: fingerprint, moment: 'asked' }, false],
  [
    'after the end of the transaction, before the file is in its place',
    { at: /^commit$/i, after: fingerprint, moment: 'done' },
    true,
  ],
]

test.each(moments)(
  '2.1 a rotation that dies %s leaves a site that starts and reads everything',
  async (_, cut, isDone) => {
    const before = await secretFile()
    expect((await secretCommand('rotate', cut)).code).toBeNull()
    expect(await secretFile()).toBe(before)
    expect(await secretCommand('check')).toEqual({
      code: 0,
      output: 'Everything that is sealed can be read\n',
    })
    expect((await secretFile()) !== before).toBe(isDone)
  },
)

test('2.1 a rotation that is let through changes the secret; who has the old one is told in one line and goes no further', async () => {
  const before = await secretFile()
  const done = await secretCommand('rotate')
  expect([done.code, done.output]).toEqual([
    0,
    expect.stringContaining('The secret is changed; 2 stored values were sealed anew.'),
  ])
  expect(await secretFile()).not.toBe(before)
  expect(await secretCommand('check', undefined, { PLINTH_SECRET: before })).toEqual({
    code: 1,
    output: expect.stringMatching(/^The secret of this process is not the one .*\n$/),
  })
  const door = await openDatabaseDoor(database.connection)
  await expect(
    startServer({ environment: { DATABASE_URL: door.url, SEED_DEMO: '0', PLINTH_SECRET: before } }),
  ).rejects.toThrow(/ended with 1:\nThe secret of this process is not the one [^\n]*\n$/)
  const server = await startServer({ dataDirectory, environment: { DATABASE_URL: door.url, SEED_DEMO: '0' } })
  const admin = await administratorClient(server.url)
  expect((await admin.call('GET', '/api/shop/payments')).d.cards).toBe('stripe_test')
  expect((await admin.call('GET', '/api/dashboard/summary')).d.unreadable).toEqual([])
  await server.remove()
  await door.close()
})
