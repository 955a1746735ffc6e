/** The audit log: who did what, when, from where. Append-only; it never holds a secret. */
import type { Db, Platform, RequestInfo } from '../context.ts'
import type { AuditEntry } from '../operations/operation.ts'
import type { Viewer } from '../viewer.ts'

/** What an entry is made of; every operation's context fits. */
export type AuditContext = Pick<Platform, 'clock' | 'newId'> & {
  viewer: Pick<Viewer, 'id'>
  request: Pick<RequestInfo, 'id' | 'ip'>
}

/**
 * Adds one entry, in the transaction of the change that it tells of when `db` is that transaction.
 * The actor is the viewer, unless the entry names one (a login happens before there is a viewer).
 */
export async function writeAudit(
  db: Db,
  context: AuditContext,
  entry: AuditEntry & { actorId?: string | null },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: context.newId(),
      at: context.clock.now(),
      kind: entry.kind,
      actor_id: entry.actorId ?? context.viewer.id,
      actor_ip: context.request.ip,
      request_id: context.request.id,
      target: entry.target ?? null,
      data: JSON.stringify(entry.data ?? {}),
    })
    .execute()
}
