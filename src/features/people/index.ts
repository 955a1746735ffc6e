/** What other features and the program's start use of people. */
import type { RequestInfo } from '#platform/context.ts'
import { onHook } from '#platform/hooks.ts'
import { countDemoPeople, noteDemoPeople, removeDemoPeople } from './demoPeople.ts'

declare module '#platform/hooks.ts' {
  interface HookMap {
    /** Somebody has just signed in, signed up or taken an invitation (the shop merges carts). */
    'user.signed_in': { userId: string; request: RequestInfo }
    /** Somebody takes the own data along: each feature writes what it keeps of that person under a name of its own. */
    'user.exported': { userId: string; into: Record<string, unknown> }
    /** The audit log asks each feature what it calls the things of these ids. */
    'audit.named': { ids: readonly string[]; names: Map<string, string> }
    /** An account is given up or taken away; its row goes after this, and what names it by a key. */
    'user.removed': { userId: string; comments: 'keep' | 'remove'; avatar: string | null }
  }
}

onHook('demo.seeded', (_platform, db) => noteDemoPeople(db))
onHook('demo.counted', (_platform, db, { left }) => countDemoPeople(db, left))
onHook('demo.removed', (_platform, db, { context }) => removeDemoPeople(db, context))

export { accountLink, type WantedLink } from './accountLink.ts'
export { createAccount, currentUserOf, namesOf, type NewAccount } from './accounts.ts'
export { endCurrentSession } from './endCurrentSession.ts'
export { removedCookie } from './ownAccount.ts'
export { ensureFirstAdministrator, type FirstAdministrator } from './firstAdministrator.ts'
export { requireRecentProof } from './recentProof.ts'
export { authenticate, openSession, sessionCookie } from './sessions.ts'
export { peopleShown } from './shown.ts'
export { searchUsers, usersByIds } from './searchUsers.ts'
export type { CurrentUser, Pagination, Profile, RoleView, SessionView, UserRow } from './schema.ts'
