/** The audit log in words for people: what each kind of entry says, and the areas that it is narrowed by. */

export const auditAreas = {
  logins: { title: 'Logins and sessions', begins: ['login', 'logout', 'session', 'signup', 'setup'] },
  accounts: {
    title: 'Accounts, roles and passwords',
    begins: ['user', 'role', 'email', 'password', 'totp', 'account'],
  },
  settings: { title: 'Settings and plugins', begins: ['option', 'plugin'] },
  content: {
    title: 'Content',
    begins: [
      'post',
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

const titles: Record<string, string> = {
  'login.done': 'Logged in',
  'login.failed': 'Login failed',
  'logout.done': 'Logged out',
  'signup.done': 'Signed up',
  'setup.done': 'Set the site up',
  'session.ended': 'Sessions ended',
  'user.made': 'User added',
  'user.renamed': 'Name changed',
  'user.removed': 'User removed',
  'user.disabled': 'User disabled',
  'user.enabled': 'User enabled',
  'role.changed': 'Role changed',
  'email.changed': 'E-mail address changed',
  'email.change_asked': 'New e-mail address asked for',
  'email.opened': 'Account email opened',
  'password.changed': 'Password changed',
  'password.reset': 'Password set by link',
  'password.invite': 'Invitation accepted',
  'password.reset_asked': 'New password asked for',
  'password.link_made': 'Password link made',
  'totp.set': 'Second step turned on',
  'totp.removed': 'Second step turned off',
  'account.exported': 'Own data exported',
  'account.removed': 'Own account removed',
  'option.saved': 'Setting changed',
  'audit.exported': 'Audit log exported',
}

/** Kinds that have no words of their own are read as they are: `tag.renamed` is “Tag renamed”. */
export function auditTitle(kind: string): string {
  const words = kind.replace(/[._-]+/g, ' ').trim()
  return titles[kind] ?? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

/** What changed: “member → editor”, and what else an entry tells, never what its other columns say already. */
export function auditDetail(data: Readonly<Record<string, unknown>>): string {
  const { from, to, email: _email, by: _by, ...rest } = data
  const change = from !== undefined && to !== undefined ? [`${textOf(from)} → ${textOf(to)}`] : []
  const others = Object.entries({ ...(change.length === 0 ? { from, to } : {}), ...rest }).flatMap(
    ([name, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [`${name.replaceAll('_', ' ')}: ${textOf(value)}`],
  )
  return [...change, ...others].join(', ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
