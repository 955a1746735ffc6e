/** An entry of the audit log as a sentence for people. */
import { auditKinds } from './auditKinds.ts'
import { auditTitle, isAuditKind } from './auditWords.ts'

interface Entry {
  kind: string
  target: string | null
  target_name: string | null
  actor_id: string | null
  data: Readonly<Record<string, unknown>>
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What was done, to whom or to what, as it follows the name of who did it: “changed Bo’s role from author to editor”. */
export function auditSentence({ kind, target, target_name: name, actor_id: actor, data }: Entry): string {
  // An id says nothing to anybody; what has no name any more is gone.
  const about = name ?? (target === null || idPattern.test(target) ? '' : target)
  if (!isAuditKind(kind)) return `${auditTitle(kind)}${about ? `: ${about}` : ''}`
  return auditKinds[kind]({ about, isOwn: target !== null && target === actor, data })
}
