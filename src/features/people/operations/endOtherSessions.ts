/** POST /api/users/sessions/end */
import { z } from 'zod'
import { writeAudit } from '#platform/audit/writeAudit.ts'
import { operation } from '#platform/operations/operation.ts'
import { endSessions } from '../sessions.ts'

/** Ends one session of the own, or all but this one (F-USER-01). The sessions of others are out of reach. */
export const endOtherSessions = operation({
  name: 'users.end_sessions',
  summary: 'Signs out elsewhere: one session by id, or all but the current one.',
  method: 'POST',
  path: '/api/users/sessions/end',
  capability: 'profile.edit',
  input: z.strictObject({ id: z.uuid().optional() }),
  output: z.object({ ended: z.number() }),
  async run(context, { id }) {
    const { viewer } = context
    const userId = viewer.id ?? ''
    return context.transaction(async (db) => {
      const ended = await endSessions(
        db,
        userId,
        id === undefined ? { except: viewer.sessionId } : { only: id },
      )
      await writeAudit(db, context, { kind: 'session.ended', target: viewer.id, data: { ended } })
      return { ended }
    })
  },
})
