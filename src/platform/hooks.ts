/**
 * Named moments at which one feature lets others take part, in the same transaction.
 * A feature adds its moments by declaration merging: `declare module '#platform/hooks.ts' { interface HookMap { … } }`.
 */
import type { Transaction } from 'kysely'
import type { Platform } from './context.ts'
import type { Database } from './database/schema.ts'

// The map is filled by the features that own the moments.
export interface HookMap {
  'site.created': Record<string, never>
}

type Handler<Name extends keyof HookMap> = (
  platform: Platform,
  db: Transaction<Database>,
  payload: HookMap[Name],
) => Promise<void>

const handlers: { [Name in keyof HookMap]?: Handler<Name>[] } = {}

/** Registers a handler; called once per program by the feature that takes part (in its index.ts). */
export function onHook<Name extends keyof HookMap>(name: Name, handler: Handler<Name>): void {
  const list: Handler<Name>[] = handlers[name] ?? []
  list.push(handler)
  Object.assign(handlers, { [name]: list })
}

/** Runs every handler in order; a throw rolls the transaction back. */
export async function runHook<Name extends keyof HookMap>(
  platform: Platform,
  db: Transaction<Database>,
  name: Name,
  payload: HookMap[Name],
): Promise<void> {
  const list: Handler<Name>[] = handlers[name] ?? []
  for (const handler of list) await handler(platform, db, payload)
}
