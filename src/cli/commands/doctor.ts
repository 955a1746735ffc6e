/** Looks at what a site needs to run well and says what to do about what is wrong. */
import { sql } from 'kysely'
import { mailServerUrl } from '#features/settings/index.ts'
import { failedJobs } from '#platform/jobs/failedJobs.ts'
import { unreadableValues } from '#platform/sealedPlaces.ts'
import { openProgram } from '../../program.ts'
import type { Command } from '../command.ts'

interface Finding {
  name: string
  isFine: boolean
  words: string
}

const command: Command = {
  usage: '[--json]',
  summary: 'check database, files, mail and waiting work',
  async run(args) {
    const program = await openProgram(process.env)
    const { db, storage, config } = program.platform
    const findings: Finding[] = []
    const { rows } = await sql<{ version: string; fsync: string }>`
      select current_setting('server_version') as version, current_setting('fsync') as fsync`.execute(db)
    const fsync = rows[0]?.fsync
    findings.push({
      name: 'database',
      isFine: fsync === 'on',
      words: `PostgreSQL ${rows[0]?.version}, fsync ${fsync}`,
    })

    const probe = `.doctor-${program.platform.newId()}`
    await storage.write('cache', probe, new Uint8Array([1]))
    await storage.remove('cache', probe)
    findings.push({ name: 'files', isFine: true, words: `can be written below ${config.DATA_DIR}` })

    const unreadable = await unreadableValues(program.platform, db)
    findings.push({
      name: 'secret',
      isFine: unreadable.length === 0,
      words:
        unreadable.length === 0
          ? 'opens all that is sealed'
          : `cannot read ${unreadable.map(({ title }) => title).join(', ')}`,
    })

    const waiting = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    const hasMail = (await mailServerUrl(program.platform)) !== null
    findings.push({
      name: 'mail',
      isFine: hasMail || waiting.count === 0,
      words: hasMail
        ? `${waiting.count} waiting`
        : `no mail server is set; ${waiting.count} mails wait in the dashboard`,
    })

    const failed = await failedJobs(program.platform, { limit: 3 })
    findings.push({
      name: 'jobs',
      isFine: failed.total === 0,
      words:
        failed.total === 0
          ? 'none failed'
          : `${failed.total} failed (${failed.items.map(({ kind, error }) => `${kind}: ${error}`).join('; ')}); see Background jobs in the dashboard`,
    })
    await program.close()

    if (args.includes('--json')) process.stdout.write(`${JSON.stringify(findings)}\n`)
    else
      for (const { name, isFine, words } of findings)
        process.stdout.write(`${isFine ? 'ok  ' : 'LOOK'}  ${name}: ${words}\n`)
    return findings.every(({ isFine }) => isFine) ? 0 : 1
  },
}

export default command
