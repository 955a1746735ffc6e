/** The areas and kinds that the audit log is narrowed by, in words for people. */
import { byName } from '#platform/language/sort.ts'
import { auditLog } from './texts/auditLog.ts'
import { auditTitles } from './texts/auditTitles.ts'

export type AuditKind = keyof typeof auditTitles

export const auditAreas = {
  logins: {
    get title() {
      return auditLog.area_logins
    },
    begins: ['login', 'logout', 'session', 'signup', 'setup'],
  },
  accounts: {
    get title() {
      return auditLog.area_accounts
    },
    begins: ['user', 'role', 'email', 'password', 'totp', 'account', 'audit'],
  },
  settings: {
    get title() {
      return auditLog.area_settings
    },
    begins: ['option', 'theme', 'plugin', 'secret', 'job', 'demo', 'starter'],
  },
  content: {
    get title() {
      return auditLog.area_content
    },
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
      'newsletter',
      'texts',
      'media',
      'component',
    ],
  },
  shop: {
    get title() {
      return auditLog.area_shop
    },
    begins: [
      'order',
      'shop',
      'stock',
      'store',
      'email_template',
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

export const isAuditKind = (kind: string): kind is AuditKind => Object.hasOwn(auditTitles, kind)

/** Kinds that have no words of their own (an older release wrote them) are read as they are: `tag.renamed` is “Tag renamed”. */
export function auditTitle(kind: string): string {
  if (isAuditKind(kind)) return auditTitles[kind]
  const words = kind.replace(/[._-]+/g, ' ').trim()
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** The kinds of an area, or all, by title. */
export function kindsOfArea(area: AuditArea | undefined): { value: string; title: string }[] {
  const begins: readonly string[] | undefined = area && auditAreas[area].begins
  return Object.keys(auditTitles)
    .filter((kind) => !begins || begins.includes(kind.split('.')[0] ?? ''))
    .map((kind) => ({ value: kind, title: auditTitle(kind) }))
    .toSorted(byName(({ title }) => title))
}
