/** What can stand in the audit log: of each kind of entry its title, and the sentence that follows the name of who did it. */

export interface AuditContext {
  /** Name of what or whom it is about; '' where there is none. */
  about: string
  /** Who did it did it to the own account. */
  isOwn: boolean
  data: Readonly<Record<string, unknown>>
}

interface AuditKind {
  title: string
  says: (facts: AuditContext) => string
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const count = (value: unknown, one: string, many: string): string => {
  const number = Array.isArray(value) ? value.length : Number(value ?? 0)
  return `${number} ${number === 1 ? one : many}`
}
/** `shop_manager` is shop manager. */
const plain = (value: unknown): string => text(value).replaceAll('_', ' ')
const quoted = (about: string): string => (about === '' ? '' : ` “${about}”`)
const whose = ({ isOwn, about }: AuditContext): string =>
  isOwn ? 'their own' : about === '' ? 'an' : `${about}’s`
const given = (value: unknown, words: (value: string) => string): string => {
  const said = plain(value)
  return said === '' ? '' : words(said)
}
/** A thing of the site and what was done to it. */
const did =
  (verb: string, thing: string) =>
  ({ about }: AuditContext) =>
    `${verb} ${thing}${quoted(about)}`
const ofPosts =
  (verb: string) =>
  ({ data, about }: AuditContext) =>
    about === ''
      ? `${verb} a ${thingOf(data)} that is gone`
      : `${verb} the ${thingOf(data)} “${about}”${data.planned ? ', as planned' : ''}`
const ofOrder =
  (verb: string) =>
  ({ about }: AuditContext) =>
    `${verb} order ${about || 'that no longer exists'}`
const inBulk =
  (verb: string) =>
  ({ data }: AuditContext) =>
    `${verb} ${count(data.ids, 'entry', 'entries')} at once`

const postWords: Record<string, string> = {
  post: 'post',
  sniplet: 'snippet',
  component: 'post component',
  layout: 'layout',
}
function thingOf({ type }: Readonly<Record<string, unknown>>): string {
  const named = plain(type)
  return named === '' ? 'entry' : (postWords[named] ?? named)
}

const csvFiles: Record<string, string> = {
  products: 'the products',
  stock: 'the stock',
  orders: 'the orders',
  customers: 'the customers',
}
const settingWords: Record<string, string> = {
  tax_zones: 'taxes',
  shipping_zones: 'shipping',
  pickup_rates: 'pickup',
  discounts: 'discount codes',
  base_country: 'country of the shop',
  currency: 'currency',
}
const settingsOf = (changed: unknown): string =>
  Array.isArray(changed) ? changed.map((name) => settingWords[text(name)] ?? plain(name)).join(', ') : ''

export const auditKinds: Record<string, AuditKind> = {
  'login.done': { title: 'Logged in', says: () => 'logged in' },
  'login.failed': {
    title: 'Login failed',
    says: ({ about }) =>
      about === ''
        ? 'tried to log in with an address that has no account'
        : `tried to log in as ${about}, with a wrong password`,
  },
  'logout.done': { title: 'Logged out', says: () => 'logged out' },
  'signup.done': { title: 'Signed up', says: () => 'signed up' },
  'setup.done': { title: 'Site set up', says: () => 'set the site up, as its first administrator' },
  'session.ended': {
    title: 'Sessions ended',
    says: ({ isOwn, about, data }) =>
      isOwn
        ? `signed out of ${count(data.ended, 'other session', 'other sessions')}`
        : `signed ${about || 'somebody'} out (${count(data.ended, 'session', 'sessions')})`,
  },
  'user.made': {
    title: 'User added',
    says: ({ about, data }) => `added ${about}${given(data.role, (role) => ` as ${role}`)}`,
  },
  'user.invited': {
    title: 'User invited again',
    says: ({ about }) => `invited ${about} again, with a new link`,
  },
  'user.renamed': {
    title: 'Name changed',
    says: (facts) => `changed ${whose(facts)} name from ${text(facts.data.from)} to ${text(facts.data.to)}`,
  },
  'user.removed': {
    title: 'User removed',
    says: ({ about, data }) => `removed the account of ${about}${given(data.role, (role) => ` (${role})`)}`,
  },
  'user.disabled': { title: 'User disabled', says: ({ about }) => `disabled the account of ${about}` },
  'user.enabled': { title: 'User enabled', says: ({ about }) => `enabled the account of ${about} again` },
  'role.changed': {
    title: 'Role changed',
    says: (facts) => `changed ${whose(facts)} role from ${plain(facts.data.from)} to ${plain(facts.data.to)}`,
  },
  'email.changed': {
    title: 'Email address changed',
    says: (facts) =>
      `changed ${whose(facts)} email address from ${text(facts.data.from)} to ${text(facts.data.to)}`,
  },
  'email.change_asked': {
    title: 'Email change requested',
    says: ({ data }) =>
      `requested a change of their own email address from ${text(data.from)} to ${text(data.to)}`,
  },
  'email.opened': {
    title: 'Account email opened',
    says: ({ about, data }) => `opened the email${quoted(text(data.subject))} to ${about}`,
  },
  'password.changed': { title: 'Password changed', says: (facts) => `changed ${whose(facts)} password` },
  'password.reset': {
    title: 'Password reset',
    says: () => 'reset their password with the link of an email',
  },
  'password.invite': {
    title: 'Invitation accepted',
    says: () => 'accepted the invitation and chose a password',
  },
  'password.reset_asked': {
    title: 'Password reset requested',
    says: ({ about }) => `requested a password reset for ${about}`,
  },
  'password.link_made': {
    title: 'Password link created',
    says: ({ about }) => `created a link to set a new password for ${about}`,
  },
  'totp.set': { title: 'Two-factor login turned on', says: () => 'turned two-factor login on' },
  'totp.removed': {
    title: 'Two-factor login turned off',
    says: (facts) =>
      facts.isOwn
        ? 'turned two-factor login off'
        : `turned two-factor login off for ${facts.about || 'somebody'}`,
  },
  'account.exported': {
    title: 'Own data exported',
    says: () => 'downloaded the data of their own account',
  },
  'account.removed': {
    title: 'Account removed by its owner',
    says: ({ data }) => `removed their own account${data.comments === 'remove' ? ' with its comments' : ''}`,
  },
  'option.saved': { title: 'Setting changed', says: did('changed', 'the setting') },
  'secret.rotated': {
    title: 'Site secret rotated',
    says: ({ data }) =>
      `rotated the secret of the site and encrypted ${count(data.sealed, 'stored value', 'stored values')} again`,
  },
  'audit.exported': { title: 'Audit log exported', says: () => 'downloaded the audit log' },
  'job.run_again': {
    title: 'Background job run again',
    says: ({ data }) => `ran a background job again: ${text(data.title)}`,
  },
  'job.removed': {
    title: 'Background job removed',
    says: ({ data }) => `removed a background job that had failed: ${text(data.title)}`,
  },
  'plugin.enabled': { title: 'Plugin switched on', says: did('switched on', 'the plugin') },
  'plugin.disabled': { title: 'Plugin switched off', says: did('switched off', 'the plugin') },

  'post.saved': { title: 'Content saved', says: ofPosts('saved') },
  'post.published': { title: 'Content published', says: ofPosts('published') },
  'post.unpublished': { title: 'Content unpublished', says: ofPosts('unpublished') },
  'post.plan_cancelled': { title: 'Schedule cancelled', says: ofPosts('cancelled the schedule of') },
  'post.trashed': { title: 'Content moved to trash', says: ofPosts('moved to the trash:') },
  'post.deleted': { title: 'Content deleted', says: ofPosts('permanently deleted') },
  'post.restored': { title: 'Content restored', says: ofPosts('restored') },
  'post.duplicated': { title: 'Content duplicated', says: ofPosts('duplicated') },
  'post.taken_over': { title: 'Editing taken over', says: ofPosts('took over editing') },
  'post.preview_shared': { title: 'Preview link created', says: ofPosts('created a preview link for') },
  'post.preview_revoked': { title: 'Preview link revoked', says: ofPosts('revoked a preview link of') },
  'posts.bulk_publish': { title: 'Content published in bulk', says: inBulk('published') },
  'posts.bulk_draft': { title: 'Content set to draft in bulk', says: inBulk('set to draft:') },
  'posts.bulk_trash': { title: 'Content moved to trash in bulk', says: inBulk('moved to the trash:') },
  'posts.bulk_restore': { title: 'Content restored in bulk', says: inBulk('restored') },
  'posts.bulk_delete': { title: 'Content deleted in bulk', says: inBulk('permanently deleted') },
  'posts.bulk_duplicate': { title: 'Content duplicated in bulk', says: inBulk('duplicated') },
  'posts.bulk_category': { title: 'Category changed in bulk', says: inBulk('changed the category of') },
  'posts.bulk_add_tag': {
    title: 'Tag added in bulk',
    says: ({ data }) => `added the tag “${text(data.value)}” to ${count(data.ids, 'entry', 'entries')}`,
  },
  'posts.bulk_remove_tag': {
    title: 'Tag removed in bulk',
    says: ({ data }) => `removed the tag “${text(data.value)}” from ${count(data.ids, 'entry', 'entries')}`,
  },
  'comment.status': {
    title: 'Comment moderated',
    says: ({ about, data }) => `set a comment${about ? ` by ${about}` : ''} to ${plain(data.status)}`,
  },
  'category.saved': { title: 'Category saved', says: did('saved', 'the category') },
  'category.deleted': {
    title: 'Category deleted',
    says: ({ about, data }) =>
      `${data.merge_into ? 'merged' : 'deleted'} ${about ? `the category “${about}”` : 'a category'}${data.merge_into ? ' into another one' : ''}`,
  },
  'category.ordered': { title: 'Categories reordered', says: () => 'changed the order of the categories' },
  'tag.renamed': {
    title: 'Tag renamed',
    says: ({ about, data }) =>
      `renamed the tag “${about}” to “${text(data.to)}” in ${count(data.count, 'entry', 'entries')}`,
  },
  'tag.deleted': {
    title: 'Tag deleted',
    says: ({ about, data }) => `deleted the tag “${about}” from ${count(data.count, 'entry', 'entries')}`,
  },
  'taxonomy.saved': { title: 'Taxonomy saved', says: did('saved', 'the taxonomy') },
  'taxonomy.deleted': { title: 'Taxonomy deleted', says: did('deleted', 'the taxonomy') },
  'taxonomy.removal_taken_back': {
    title: 'Deletion undone',
    says: () => 'restored a deleted category or tag',
  },
  'type.saved': { title: 'Content type saved', says: did('saved', 'the content type') },
  'type.deleted': { title: 'Content type deleted', says: did('deleted', 'the content type') },
  'redirect.saved': {
    title: 'Redirect saved',
    says: ({ about, data }) => `set a redirect from ${about} to ${text(data.to)}`,
  },
  'redirect.deleted': {
    title: 'Redirect deleted',
    says: ({ about }) => `deleted ${about ? `the redirect from ${about}` : 'a redirect'}`,
  },
  'missing_path.ignored': {
    title: 'Missing URL ignored',
    says: ({ data, about }) => `put ${about} ${more(data.paths)}on the list of ignored URLs`,
  },
  'missing_path.restored': {
    title: 'Missing URL no longer ignored',
    says: ({ data, about }) => `took ${about} ${more(data.paths)}off the list of ignored URLs`,
  },
  'references.replaced': {
    title: 'Links replaced',
    says: ({ data }) =>
      `replaced links with ${text(data.to) || 'another URL'} in ${count(data.changed, 'entry', 'entries')}`,
  },
  'form.data_removed': {
    title: 'Form entries deleted',
    says: ({ about, data }) =>
      `deleted ${count(data.removed, 'entry', 'entries')} of the form${quoted(about)}`,
  },
  'form.data_exported': {
    title: 'Form entries exported',
    says: did('downloaded what was sent by', 'the form'),
  },
  'media.uploaded': {
    title: 'Files uploaded',
    says: ({ about, data }) =>
      `uploaded ${Number(data.files) > 1 ? count(data.files, 'file', 'files') : `the file${quoted(about)}`}`,
  },
  'media.removed': {
    title: 'Files deleted',
    says: ({ data }) => `deleted ${count(data.removed, 'file', 'files')}`,
  },

  'order.made': { title: 'Order created by hand', says: ofOrder('created') },
  'order.noted': { title: 'Note on an order', says: ofOrder('wrote a note on') },
  'order.cancelled': { title: 'Order cancelled', says: ofOrder('cancelled') },
  'order.refunded': { title: 'Order refunded', says: ofOrder('refunded') },
  'order.marked_paid': { title: 'Order marked as paid', says: ofOrder('marked as paid:') },
  'order.fulfilled': {
    title: 'Order sent',
    says: ({ about, data }) =>
      Number(data.orders) > 1
        ? `recorded parcels of ${count(data.orders, 'order', 'orders')}`
        : `recorded a parcel of order ${about}`,
  },
  'order.handed_over': { title: 'Order handed over', says: ofOrder('handed over') },
  'order.hand_over_undone': { title: 'Handover undone', says: ofOrder('undid the handover of') },
  'order.tracking_changed': { title: 'Tracking changed', says: ofOrder('changed the tracking of') },
  'order.address_changed': { title: 'Order address changed', says: ofOrder('changed the address of') },
  'order.letter_again': {
    title: 'Order email sent again',
    says: ({ about, data }) => `sent the email “${plain(data.letter)}” of order ${about} again`,
  },
  'stock.changed': {
    title: 'Stock changed',
    says: ({ about, data }) => {
      const by =
        typeof data.delta === 'number'
          ? ` by ${data.delta > 0 ? '+' : ''}${data.delta}`
          : typeof data.quantity === 'number'
            ? ` to ${data.quantity}`
            : ''
      return `changed the stock of ${about || 'an item that is gone'}${by}${given(data.reason, (reason) => ` (${reason})`)}`
    },
  },
  'store.saved': { title: 'Location saved', says: did('saved', 'the location') },
  'store.closed': { title: 'Location closed', says: did('closed', 'the location') },
  'letter.text_saved': {
    title: 'Email template changed',
    says: ({ about }) => `changed the email template “${about.replaceAll('_', ' ')}”`,
  },
  'shop.settings': {
    title: 'Shop settings changed',
    says: ({ data }) => `changed the settings of the shop: ${settingsOf(data.changed)}`,
  },
  'shop.currency': {
    title: 'Currency changed',
    says: ({ data }) =>
      `changed the currency to ${text(data.to)}${given(data.rate, (rate) => `, prices at a rate of ${rate}`)}`,
  },
  'shop.currency_undone': {
    title: 'Currency change undone',
    says: () => 'undid the currency change',
  },
  'shop.csv_checked': {
    title: 'Import checked',
    says: ({ about }) => `uploaded the file${quoted(about)} for an import`,
  },
  'shop.csv_written': { title: 'File imported', says: did('imported', 'the file') },
  'shop.exported': {
    title: 'Shop data exported',
    says: ({ about }) => `downloaded ${csvFiles[about] ?? about} as a file`,
  },
  'shop.rehearsal': { title: 'Load test started', says: () => 'started a load test of the checkout' },
}

function more(list: unknown): string {
  return Array.isArray(list) && list.length > 1 ? `and ${list.length - 1} more ` : ''
}
