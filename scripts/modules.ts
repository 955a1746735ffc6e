/**
 * The modules of the two large features, and which of the others each may use. A new pair is a decision: it is added here
 * and read in review. What lies in a folder of a module (operations, jobs, sources, providers …) is its own; the files that
 * lie in it directly are its front door. Screens may show parts of other modules' screens.
 */

/** `module: [modules that it uses]`; a feature's own root (index, schema, tables, problems) is open to all of its modules. */
export const uses: Record<string, Record<string, string[]>> = {
  content: {
    documents: ['posts', 'snippets', 'types'],
    menus: ['documents', 'posts', 'types'],
    posts: ['documents', 'references', 'search', 'snippets', 'taxonomies', 'types', 'urls', 'versions'],
    references: ['documents', 'posts', 'types', 'urls'],
    search: ['documents', 'posts', 'taxonomies', 'types'],
    snippets: ['documents', 'posts', 'urls'],
    taxonomies: ['posts', 'urls'],
    types: ['posts', 'urls'],
    urls: ['documents', 'posts', 'references', 'search', 'snippets', 'taxonomies', 'types', 'versions'],
    versions: ['documents', 'posts', 'references', 'taxonomies', 'types', 'urls'],
  },
  shop: {
    addresses: ['orders'],
    cart: ['catalogue', 'pricing'],
    catalogue: ['inventory', 'pricing'],
    checkout: ['addresses', 'cart', 'orders', 'payments', 'pricing'],
    currency: ['catalogue', 'email', 'pricing'],
    documents: ['email', 'fulfilment', 'orders', 'pricing'],
    email: ['fulfilment', 'orders', 'payments', 'pricing'],
    fulfilment: ['catalogue', 'email', 'orders', 'payments'],
    health: ['cart', 'checkout', 'inventory', 'payments', 'pricing'],
    importing: ['catalogue', 'inventory', 'orders', 'pricing'],
    inventory: ['catalogue', 'email', 'pricing'],
    orders: [
      'addresses',
      'cart',
      'catalogue',
      'checkout',
      'documents',
      'email',
      'fulfilment',
      'inventory',
      'payments',
      'pricing',
    ],
    payments: ['cart', 'checkout', 'email', 'inventory', 'orders', 'pricing'],
    settings: ['addresses', 'pricing'],
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

/** What is wrong with an import between two modules of a feature; null where nothing is. Types may be used freely. */
export function moduleComplaint(from: string, to: string, isType: boolean): string | null {
  const [user, used] = [placeOf(from), placeOf(to)]
  if (!used || user?.module === used.module) return null
  const isScreen = /\/screens\//
  if (used.path.includes('/') && !(isScreen.test(from) && isScreen.test(to)))
    return `${used.feature}/${used.module} is reached through the files that lie in it directly`
  if (isType || user?.feature !== used.feature) return null
  if (uses[used.feature]?.[user.module]?.includes(used.module)) return null
  return `${user.feature}/${user.module} does not use ${used.module} (scripts/modules.ts)`
}
