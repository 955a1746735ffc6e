/**
 * The secret of this installation: given by PLINTH_SECRET or PLINTH_SECRET_FILE, else made once in the data directory.
 * The database keeps its fingerprint, so that a process with another secret is told so instead of reading nothing.
 */
import { createHash, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Transaction } from 'kysely'
import type { Config } from './config.ts'
import type { Db, Platform } from './context.ts'
import type { Database } from './database/schema.ts'
import { problem } from './operations/problem.ts'
import { unreadableValues } from './sealedPlaces.ts'

const minSecretLength = 32

/** 64 hexadecimal digits are the 32 bytes that they say (as in the file of the data directory); any other text is hashed to 32. */
export function secretOfText(text: string): KeyObject {
  const trimmed = text.trim()
  return createSecretKey(
    /^[0-9a-f]{64}$/i.test(trimmed)
      ? Buffer.from(trimmed, 'hex')
      : createHash('sha256').update(trimmed).digest(),
  )
}

/** Tells two secrets apart and gives neither away. */
export function fingerprintOfSecret(secret: KeyObject): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', 32)).toString('base64url')
}

/** Where the data directory holds the secret, and the next one while a rotation is under way; null where it is given from outside. */
export function secretFiles(config: SecretConfig): { path: string; nextPath: string } | null {
  if (config.PLINTH_SECRET !== undefined || config.PLINTH_SECRET_FILE !== undefined) return null
  const path = join(resolve(config.DATA_DIR), 'secret')
  return { path, nextPath: `${path}.next` }
}

type SecretConfig = Pick<Config, 'PLINTH_SECRET' | 'PLINTH_SECRET_FILE' | 'DATA_DIR'>

/** @throws Error with one line for people where the file of PLINTH_SECRET_FILE cannot be read, or what it holds is too short */
export async function installationSecret(config: SecretConfig): Promise<KeyObject> {
  if (config.PLINTH_SECRET !== undefined) return secretOfText(config.PLINTH_SECRET)
  const files = secretFiles(config)
  if (!files) return secretOfText(await givenFile(config.PLINTH_SECRET_FILE ?? ''))
  const known = await readOwnFile(files.path)
  if (known) return known
  await writeOwnFile(files.path, randomBytes(32).toString('hex'))
  const made = await readOwnFile(files.path)
  if (!made) throw new Error(`${files.path} cannot be read`)
  return made
}

async function givenFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(
      `PLINTH_SECRET_FILE is wrong: ${path} cannot be read (${error instanceof Error ? error.message : String(error)})`,
    )
  })
  if (text.trim().length < minSecretLength)
    throw new Error(`PLINTH_SECRET_FILE is wrong: ${path} holds fewer than ${minSecretLength} characters`)
  return text
}

async function readOwnFile(path: string): Promise<KeyObject | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  if (!/^[0-9a-f]{64}$/i.test(text.trim()))
    throw new Error(
      `${path} is damaged: restore it from a backup, or set PLINTH_SECRET to the secret that it held`,
    )
  return secretOfText(text)
}

/** Writes the secret that comes next, over one that an earlier try has left behind. @param text absent: one is made */
export async function newSecretFile(path: string, text?: string): Promise<KeyObject> {
  const bytes = text === undefined ? randomBytes(32) : secretOfText(text).export()
  await rm(path, { force: true })
  await writeOwnFile(path, bytes.toString('hex'))
  const written = await readOwnFile(path)
  if (!written) throw new Error(`${path} cannot be read`)
  return written
}

/** Whole or not at all, and never over what is there, so that two processes that start together keep one. @returns false where one stood there */
async function writeOwnFile(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

const wrongSecret =
  'The secret of this process is not the one that the database was set up with. Set PLINTH_SECRET (or PLINTH_SECRET_FILE) to that one: it is what the first process has there, or in the file "secret" of its DATA_DIR.'

/**
 * Lets nobody work on a database with another secret than its own. A database of an earlier release takes this one as its
 * own where all that is sealed opens with it. A rotation that was cut off after its end in the database is finished here.
 * @throws Error with one line that says what to do
 */
export async function adoptSecret(platform: Platform, db: Transaction<Database>): Promise<void> {
  const { secret_fingerprint: known } = await db
    .selectFrom('site')
    .select('secret_fingerprint')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const own = fingerprintOfSecret(platform.secret)
  if (known === own) return
  if (known !== null) {
    const files = secretFiles(platform.config)
    const next = files ? await readOwnFile(files.nextPath) : null
    if (!files || !next || fingerprintOfSecret(next) !== known) throw new Error(wrongSecret)
    await rename(files.nextPath, files.path)
    platform.secret = next
    return
  }
  const unreadable = (await unreadableValues(platform, db)).map(({ title }) => title)
  if (unreadable.length > 0)
    throw new Error(
      `${wrongSecret} It cannot read: ${unreadable.slice(0, 3).join(', ')}${unreadable.length > 3 ? ` and ${unreadable.length - 3} more` : ''}.`,
    )
  await setFingerprint(db, own)
}

export async function setFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db.updateTable('site').set({ secret_fingerprint: fingerprint }).execute()
}

/** Whether the database still is of this process's secret: another process may have rotated it since the start. */
export async function isSecretCurrent(platform: Pick<Platform, 'secret'>, db: Db): Promise<boolean> {
  const row = await db.selectFrom('site').select('secret_fingerprint').executeTakeFirst()
  return row?.secret_fingerprint === fingerprintOfSecret(platform.secret)
}

/**
 * To be asked in the transaction that stores a sealed value: nothing is sealed under a secret that is no longer the site's,
 * and no rotation passes by in between.
 * @throws Problem secret.changed (503)
 */
export async function holdSecret(platform: Pick<Platform, 'secret'>, db: Db): Promise<void> {
  const row = await db.selectFrom('site').select('secret_fingerprint').forShare().executeTakeFirst()
  if (row?.secret_fingerprint !== fingerprintOfSecret(platform.secret)) throw problem('secret.changed')
}
