/**
 * Roles and what each may do: the one table (SPEC.md section 6, design of the capability matrix in docs/security.md).
 * Default is deny: an operation names one capability of this table, or says that it is public. What each allows, in words
 * for people: texts/capabilityTitles.ts.
 */

export const roles = ['visitor', 'member', 'author', 'editor', 'shop_manager', 'administrator'] as const
export type Role = (typeof roles)[number]

const member = ['member', 'author', 'editor', 'shop_manager', 'administrator'] as const
const writers = ['author', 'editor', 'administrator'] as const
const editors = ['editor', 'administrator'] as const
const merchants = ['shop_manager', 'administrator'] as const
const staff = ['author', 'editor', 'shop_manager', 'administrator'] as const
const administrators = ['administrator'] as const

interface CapabilityRow {
  roles: readonly Role[]
}

export const capabilityTable = {
  'dashboard.view': { roles: member },
  'profile.edit': { roles: member },
  'orders.view_own': { roles: member },
  'comments.write': { roles: member },
  'comments.moderate': { roles: editors },
  'posts.write': { roles: writers },
  'posts.publish': { roles: editors },
  'posts.design': { roles: writers },
  'posts.edit_others': { roles: editors },
  'redirects.external': { roles: administrators },
  'products.write': { roles: merchants },
  'content.list': { roles: staff },
  'design.write': { roles: administrators },
  'code.write': { roles: administrators },
  'types.write': { roles: administrators },
  'taxonomy.write': { roles: editors },
  'media.read': { roles: staff },
  'media.write': { roles: staff },
  'media.delete_any': { roles: editors },
  'media.private': { roles: administrators },
  'options.read_private': { roles: administrators },
  'settings.write': { roles: administrators },
  'settings.shop': { roles: merchants },
  'roles.read': { roles: member },
  'users.read': { roles: merchants },
  'users.write': { roles: administrators },
  'analytics.view': { roles: ['editor', 'shop_manager', 'administrator'] },
  'forms.data': { roles: editors },
  'newsletter.manage': { roles: editors },
  'orders.manage': { roles: merchants },
  'stock.manage': { roles: merchants },
  'fetch.remote': { roles: staff },
  'plugins.manage': { roles: administrators },
  'audit.view': { roles: administrators },
} as const satisfies Record<string, CapabilityRow>

export type Capability = keyof typeof capabilityTable

export const capabilities = Object.keys(capabilityTable) as Capability[]

/**
 * What is between a route and who asks for it is a capability of the table, or nothing (`public`).
 * @throws Error at the start of the program where a route names anything else (F-ROUTE-10)
 */
export function checkGuard(guard: string, route: string): void {
  if (guard !== 'public' && !Object.hasOwn(capabilityTable, guard))
    throw new Error(`Unknown route middleware: ${guard} (${route})`)
}

/** Returns the capabilities that a role holds. */
export function capabilitiesOf(role: Role): ReadonlySet<Capability> {
  return new Set(
    capabilities.filter((name) => (capabilityTable[name].roles as readonly Role[]).includes(role)),
  )
}

export function isRole(value: string): value is Role {
  return (roles as readonly string[]).includes(value)
}
