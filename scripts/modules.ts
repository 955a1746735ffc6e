/**
 * The modules of the two large features, and which of the others each may use, the lowest first. A new pair is a decision: it
 * is added here and read in review; it must not close a circle (modules.test.ts): a lower module announces a moment
 * (platform/hooks.ts), and the higher one listens. What lies in a folder of a module (operations, jobs, sources, providers …) is its own; the files that
 * lie in it directly are its front door. Screens may show parts of other modules' screens.
 */

/** `module: [modules that it uses]`; what lies beside the modules (schema, tables, problems, texts) is open to all of them. */
export const uses: Record<string, Record<string, string[]>> = {
  content: {
    documents: [],
    urls: [],
    live: ['documents', 'urls'],
    types: ['urls'],
    taxonomies: ['live', 'urls'],
    search: ['live'],
    posts: ['documents', 'live', 'taxonomies', 'types', 'urls'],
    snippets: ['documents', 'live', 'posts'],
    menus: ['posts'],
    versions: ['documents', 'live', 'posts', 'taxonomies', 'types'],
    lists: ['documents', 'live', 'posts', 'search', 'taxonomies', 'types', 'versions'],
    entries: ['lists', 'posts', 'types'],
    routing: ['documents', 'lists', 'live', 'posts', 'search', 'snippets', 'taxonomies', 'types', 'urls'],
    previews: ['documents', 'posts', 'routing'],
    replacing: ['documents', 'posts', 'types', 'versions'],
    references: ['documents', 'live', 'posts', 'routing', 'types', 'urls'],
  },
  shop: {
    pricing: [],
    email: [],
    addresses: [],
    inventory: ['email', 'pricing'],
    catalogue: ['inventory', 'pricing'],
    downloads: ['catalogue'],
    cart: ['catalogue', 'pricing'],
    settings: ['pricing'],
    currency: ['catalogue', 'email', 'pricing'],
    orders: ['addresses', 'cart', 'catalogue', 'downloads', 'email', 'inventory', 'pricing'],
    fulfilment: ['orders'],
    payments: ['cart', 'downloads', 'inventory', 'orders', 'pricing'],
    documents: ['orders', 'pricing'],
    notifications: ['downloads', 'email', 'orders', 'pricing'],
    checkout: [
      'addresses',
      'cart',
      'catalogue',
      'fulfilment',
      'notifications',
      'orders',
      'payments',
      'pricing',
    ],
    importing: ['cart', 'catalogue', 'documents', 'inventory', 'orders', 'pricing'],
    health: ['cart', 'checkout', 'inventory', 'payments', 'pricing'],
  },
}

interface Place {
  feature: string
  module: string
  /** Below the module's folder. */
  path: string
}

/** Folders of a feature that every module of it may use. */
const shared = new Set(['migrations', 'texts'])

function placeOf(file: string): Place | null {
  const found = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(file)
  const [, feature = '', module = '', path = ''] = found ?? []
  return found && uses[feature] && !shared.has(module) ? { feature, module, path } : null
}

/** A file of a feature that is cut into modules, and in none of them: what it uses, each of its users does. Shapes do nothing. */
export function isBesideModules(file: string): boolean {
  const [, feature = '', name = ''] = /^src\/features\/([^/]+)\/([^/]+)$/.exec(file) ?? []
  return Object.hasOwn(uses, feature) && name !== 'schema.ts'
}

const isScreen = /\/screens\//

/** What is wrong with an import between two modules of a feature; null where nothing is. Types may be used freely. */
export function moduleComplaint(from: string, to: string, isType: boolean): string | null {
  const [user, used] = [placeOf(from), placeOf(to)]
  if (!used || user?.module === used.module) return null
  if (isScreen.test(from) && isScreen.test(to)) return null
  if (used.path.includes('/'))
    return `${used.feature}/${used.module} is reached through the files that lie in it directly`
  if (isType || user?.feature !== used.feature) return null
  if (uses[used.feature]?.[user.module]?.includes(used.module)) return null
  return `${user.feature}/${user.module} does not use ${used.module} (scripts/modules.ts)`
}

/** The circles of modules that use each other, over however many steps; each once, from the module that comes first. */
export function circlesOf(graph: Readonly<Record<string, readonly string[]>>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) {
      found.push([...path.slice(path.indexOf(module)), module].join(' > '))
      return
    }
    if (done.has(module)) return
    for (const next of graph[module] ?? []) visit(next, [...path, module])
    done.add(module)
  }
  for (const module of Object.keys(graph)) visit(module, [])
  return found
}
