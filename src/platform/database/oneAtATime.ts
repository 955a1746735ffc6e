/** Lets one transaction at a time do a thing whose check and change lie apart: whether a name is free, and taking it. */
import { sql } from 'kysely'
import type { Db } from '../context.ts'

/** Until the end of the transaction nobody else gets past this line for the same thing of the same site. */
export async function oneAtATime(db: Db, thing: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${thing}, 0))`.execute(db)
}
