/** What each capability allows, as the table of roles says it (../capabilities.ts). */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './capabilityTitles.de.ts'
import es from './capabilityTitles.es.ts'

const english = {
  'dashboard.view': 'See the dashboard',
  'profile.edit': 'Edit own profile',
  'orders.view_own': 'View own orders',
  'comments.write': 'Write and like comments',
  'comments.moderate': 'Set the status of any comment',
  'posts.write': 'Create pages and posts and edit own ones',
  'posts.publish': 'Publish and unpublish',
  'posts.design': 'Place, move and remove blocks and set how they look',
  'posts.edit_others': 'See and edit what others wrote',
  'redirects.external': 'Lead visitors of a path to other sites',
  'products.write': 'Create, edit and publish products',
  'content.list': 'See lists of content in the dashboard',
  'design.write': 'Edit layouts, post components and other site design',
  'code.write': 'Write code that visitors’ browsers run',
  'types.write': 'Define content types',
  'taxonomy.write': 'Manage categories and tags',
  'media.read': 'Browse media',
  'media.write': 'Upload media',
  'media.delete_any': 'Delete media of others',
  'media.private': 'Browse and change private files',
  'options.read_private': 'Read private settings',
  'settings.write': 'Change the settings of the site',
  'settings.shop': 'Change the settings of the shop',
  'roles.read': 'Read roles and capabilities',
  'users.read': 'See users and customers',
  'users.write': 'Invite, change and remove users',
  'analytics.view': 'See the analytics',
  'forms.data': 'Read and manage form submissions',
  'newsletter.manage': 'Manage subscribers and send the newsletter',
  'orders.manage': 'See and handle orders',
  'stock.manage': 'Change stock',
  'fetch.remote': 'Fetch a URL on the web through the site',
  'plugins.manage': 'See and switch plugins',
  'audit.view': 'Read the audit log',
} as const

export const capabilityTitles = catalogue(english, { de, es })
export type English = typeof english
