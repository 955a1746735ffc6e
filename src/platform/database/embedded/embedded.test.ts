/** The supervisor of the embedded database, on real processes. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openFolder } from '#test/support/openFolder.ts'
import { startEmbedded } from './embedded.ts'

const log = pino({ level: 'silent' })

async function query(connection: pg.ClientConfig, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

test('the embedded database starts durable, is adopted while it runs, and stops', async () => {
  // Nobody but its owner reaches this folder: run by root, the database lives elsewhere.
  const folder = await mkdtemp(join(tmpdir(), 'plinth-embedded-'))
  const places = [folder]
  try {
    const first = await startEmbedded(folder, log)
    const { rows: where } = await query(first.connection, 'show data_directory')
    places.push(dirname(where[0].data_directory))
    expect(first.wasAdopted).toBe(false)
    const { rows } = await query(
      first.connection,
      "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
    )
    expect(rows[0]).toEqual({ fsync: 'on', commit: 'on' })
    await query(first.connection, 'create table kept (n int); insert into kept values (1)')

    const second = await startEmbedded(folder, log)
    expect(second.wasAdopted).toBe(true)
    await second.stop()
    await expect(query(first.connection, 'select 1')).rejects.toThrow()

    const third = await startEmbedded(folder, log)
    expect(third.wasAdopted).toBe(false)
    expect((await query(third.connection, 'select n from kept')).rows).toEqual([{ n: 1 }])
    // A session that is just ending is nobody's reason to leave the database running.
    const leaving = new pg.Client(third.connection)
    await leaving.connect()
    await Promise.all([third.stop(), leaving.end()])
    await expect(query(third.connection, 'select 1')).rejects.toThrow()
  } finally {
    for (const place of places) await rm(place, { recursive: true, force: true })
  }
})

test('a database that is killed hard comes up again with what it had promised', async () => {
  const folder = await openFolder('plinth-embedded-')
  try {
    const first = await startEmbedded(folder, log)
    const { rows } = await query(first.connection, 'show data_directory')
    await query(first.connection, 'create table kept (n int)')
    await query(first.connection, 'insert into kept select generate_series(1, 100)')
    const pid = Number(
      (await readFile(join(rows[0].data_directory, 'postmaster.pid'), 'utf8')).split('\n')[0],
    )
    process.kill(pid, 'SIGKILL')
    const second = await startEmbedded(folder, log)
    expect((await query(second.connection, 'select count(*)::int as n from kept')).rows).toEqual([{ n: 100 }])
    await second.stop()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
