/** The installation's secret: look whether all that is sealed opens, or change it. */
import { rename } from 'node:fs/promises'
import { newSecretFile, secretFiles, secretOfText } from '#platform/installationSecret.ts'
import { rotateSecret } from '#platform/rotateSecret.ts'
import { unreadableValues } from '#platform/sealedPlaces.ts'
import { openProgram, type Program } from '../../program.ts'
import type { Command } from '../command.ts'

const after = `Links in emails that were sent before (order pages, downloads) and open forms end with the old secret; emails of orders can be sent again.
Start every process of this site again now.
`

const command: Command = {
  usage: 'check | rotate',
  summary: 'see whether stored keys can be read; change the secret of this site',
  async run([what]) {
    if (what !== 'check' && what !== 'rotate') throw new Error('Say "check" or "rotate"')
    const program = await openProgram(process.env)
    try {
      return await (what === 'check' ? check(program) : rotate(program))
    } finally {
      await program.close()
    }
  },
}

async function check({ platform }: Program): Promise<number> {
  const unreadable = await unreadableValues(platform, platform.db)
  for (const { title } of unreadable) process.stdout.write(`cannot be read: ${title}\n`)
  if (unreadable.length === 0) process.stdout.write('Everything that is sealed can be read\n')
  return unreadable.length === 0 ? 0 : 1
}

/** PLINTH_SECRET_NEW names the new one; without it, one is made where the data directory keeps it. */
async function rotate({ platform }: Program): Promise<number> {
  const { PLINTH_SECRET_NEW: given } = platform.config
  const files = secretFiles(platform.config)
  if (!files) {
    if (!given)
      throw new Error(
        'Set PLINTH_SECRET_NEW to the new secret (32 characters or more), beside the one that holds now',
      )
    const count = await rotateSecret(platform, secretOfText(given))
    process.stdout.write(
      `The secret is changed; ${count} stored values were sealed anew.\nPut the value of PLINTH_SECRET_NEW in the place of the old secret.\n${after}`,
    )
    return 0
  }
  // The new one lies beside the old one before anything is sealed under it: whenever this is cut off, the next start has the one that holds.
  const next = await newSecretFile(files.nextPath, given)
  const count = await rotateSecret(platform, next)
  await rename(files.nextPath, files.path)
  process.stdout.write(
    `The secret is changed; ${count} stored values were sealed anew. ${files.path} holds the new one: keep a copy of it apart from the database.\n${after}`,
  )
  return 0
}

export default command
