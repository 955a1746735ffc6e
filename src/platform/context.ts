/** What an operation is handed: the platform's services and what is known of this one request. */
import type { KeyObject } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import type { Clock } from './clock.ts'
import type { Viewer } from './viewer.ts'
import type { Storage } from './storage/storage.ts'
import type { Egress } from './egress/egress.ts'
import type { SealedPlace } from './sealedPlaces.ts'

export type Db = Kysely<Database> | Transaction<Database>

export interface Platform {
  config: Config
  clock: Clock
  /** Returns a fresh uuidv7. */
  newId(): string
  db: Kysely<Database>
  log: Logger
  /** Files: the public root and the private root; every path goes through it. */
  storage: Storage
  /** The only way to reach another server. */
  egress: Egress
  /** The secret of this installation for signatures (HMAC) and sealed values, 32 bytes; never in the database. */
  secret: KeyObject
  /** Where the features keep what is sealed with it. */
  sealedPlaces: readonly SealedPlace[]
  /**
   * Runs `work` in one transaction (READ COMMITTED) and retries it up to three times on a deadlock
   * or serialization failure. `work` must have no effect outside the database.
   */
  transaction<T>(work: (db: Transaction<Database>) => Promise<T>): Promise<T>
  /**
   * Opens connections apart from the daily ones, for which names mean the tables of `schema` before all others: work in a
   * scratch copy. @param max connections at most
   */
  openSchema(schema: string, max: number): OpenSchema
}

export interface OpenSchema extends Pick<Platform, 'db' | 'transaction'> {
  close(): Promise<void>
}

export interface RequestInfo {
  id: string
  ip: string
  method: string
  /** Path without the query. */
  path: string
  query: URLSearchParams
  header(name: string): string | undefined
  cookie(name: string): string | undefined
  /** The role that the call acts with at most: it comes from a preview that is seen as somebody else. */
  seenAs?: 'member'
  /** Present for body: 'raw'. */
  rawBody?: Uint8Array
  /** Present for body: 'stream': the request itself, unread. */
  stream?: import('node:http').IncomingMessage
}

export interface CookieOptions {
  httpOnly?: boolean
  maxAgeSeconds?: number
  path?: string
  sameSite?: 'Lax' | 'Strict'
}

export interface ResponseControls {
  setHeader(name: string, value: string): void
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
}

export interface Context extends Platform {
  viewer: Viewer
  request: RequestInfo
  response: ResponseControls
}
