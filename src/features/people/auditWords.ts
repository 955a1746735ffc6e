/** The audit log in words for people: a sentence for each entry, and the areas and kinds that it is narrowed by. */
import { auditKinds } from './auditKinds.ts'

export const auditAreas = {
  logins: { title: 'Logins and sessions', begins: ['login', 'logout', 'session', 'signup', 'setup'] },
  accounts: {
    title: 'Accounts, roles and passwords',
    begins: ['user', 'role', 'email', 'password', 'totp', 'account', 'audit'],
  },
  settings: { title: 'Settings, plugins and background jobs', begins: ['option', 'plugin', 'secret', 'job'] },
  content: {
    title: 'Content',
    begins: [
      'post',
      'posts',
      'preview',
      'comment',
      'category',
      'tag',
      'taxonomy',
      'type',
      'redirect',
      'missing_path',
      'references',
      'form',
      'media',
      'component',
    ],
  },
  shop: {
    title: 'Shop',
    begins: [
      'order',
      'shop',
      'stock',
      'store',
      'letter',
      'discount',
      'tax',
      'shipping',
      'payment',
      'product',
    ],
  },
} as const satisfies Record<string, { title: string; begins: readonly string[] }>

export type AuditArea = keyof typeof auditAreas

export const isAuditArea = (name: string | undefined): name is AuditArea =>
  name !== undefined && Object.hasOwn(auditAreas, name)

/** Kinds that have no words of their own (an older release wrote them) are read as they are: `tag.renamed` is “Tag renamed”. */
export function auditTitle(kind: string): string {
  const words = kind.replace(/[._-]+/g, ' ').trim()
  return auditKinds[kind]?.title ?? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** The kinds of an area, or all, by title. */
export function kindsOfArea(area: AuditArea | undefined): { value: string; title: string }[] {
  const begins: readonly string[] | undefined = area && auditAreas[area].begins
  return Object.entries(auditKinds)
    .filter(([kind]) => !begins || begins.includes(kind.split('.')[0] ?? ''))
    .map(([value, { title }]) => ({ value, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

interface Told {
  kind: string
  target: string | null
  target_name: string | null
  actor_id: string | null
  data: Readonly<Record<string, unknown>>
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What was done, to whom or to what, as it follows the name of who did it: “changed Bo’s role from author to editor”. */
export function auditSentence({ kind, target, target_name: name, actor_id: actor, data }: Told): string {
  // An id says nothing to anybody; what has no name any more is gone.
  const about = name ?? (target === null || idPattern.test(target) ? '' : target)
  const says = auditKinds[kind]?.says
  if (!says) return `${auditTitle(kind)}${about ? `: ${about}` : ''}`
  return says({ about, isOwn: target !== null && target === actor, data })
}
