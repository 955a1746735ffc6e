/**
 * Roles and what each may do: the one table (SPEC.md section 6, design of the capability matrix in docs/security.md).
 * Default is deny: an operation names one capability of this table, or says that it is public.
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
  /** One sentence for people, shown in the capability matrix. */
  title: string
  roles: readonly Role[]
}

export const capabilityTable = {
  'dashboard.view': { title: 'See the dashboard', roles: member },
  'profile.edit': { title: 'Edit own profile', roles: member },
  'orders.view_own': { title: 'View own orders', roles: member },
  'comments.write': { title: 'Write and like comments', roles: member },
  'comments.moderate': { title: 'Set the status of any comment', roles: editors },
  'posts.write': { title: 'Create pages and posts and edit own ones', roles: writers },
  'posts.publish': { title: 'Publish and unpublish', roles: editors },
  'posts.design': { title: 'Place, move and remove blocks and set how they look', roles: writers },
  'posts.edit_others': { title: 'See and edit what others wrote', roles: editors },
  'redirects.external': { title: 'Lead visitors of a path to other sites', roles: administrators },
  'products.write': { title: 'Create, edit and publish products', roles: merchants },
  'content.list': { title: 'See lists of content in the dashboard', roles: staff },
  'design.write': { title: 'Edit layouts, post components and other site design', roles: administrators },
  'code.write': { title: 'Write code that visitors’ browsers run', roles: administrators },
  'types.write': { title: 'Define content types', roles: administrators },
  'taxonomy.write': { title: 'Manage categories and tags', roles: editors },
  'media.read': { title: 'Browse media', roles: staff },
  'media.write': { title: 'Upload media', roles: staff },
  'media.delete_any': { title: 'Delete media of others', roles: editors },
  'media.private': { title: 'Browse and change private files', roles: administrators },
  'options.read_private': { title: 'Read private settings', roles: administrators },
  'settings.write': { title: 'Change the settings of the site', roles: administrators },
  'settings.shop': { title: 'Change the settings of the shop', roles: merchants },
  'roles.read': { title: 'Read roles and capabilities', roles: member },
  'users.read': { title: 'See users and customers', roles: merchants },
  'users.write': { title: 'Invite, change and remove users', roles: administrators },
  'analytics.view': { title: 'See the analytics', roles: ['editor', 'shop_manager', 'administrator'] },
  'forms.data': { title: 'Read and manage form submissions', roles: editors },
  'orders.manage': { title: 'See and handle orders', roles: merchants },
  'stock.manage': { title: 'Change stock', roles: merchants },
  'fetch.remote': { title: 'Fetch an address on the web through the site', roles: staff },
  'plugins.manage': { title: 'See and switch plugins', roles: administrators },
  'audit.view': { title: 'Read the audit log', roles: administrators },
} as const satisfies Record<string, CapabilityRow>

export type Capability = keyof typeof capabilityTable

export const capabilities = Object.keys(capabilityTable) as Capability[]

/**
 * What stands between a route and who asks for it is a capability of the table, or nothing (`public`).
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
