/** What can stand in the audit log: of each kind of entry its title, and the sentence that follows the name of who did it. */

export interface AuditFacts {
  /** Name of what or whom it is about; '' where there is none. */
  about: string
  /** Who did it did it to the own account. */
  isOwn: boolean
  data: Readonly<Record<string, unknown>>
}

interface AuditKind {
  title: string
  says: (facts: AuditFacts) => string
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
const whose = ({ isOwn, about }: AuditFacts): string =>
  isOwn ? 'the own' : about === '' ? 'an' : `${about}’s`
const given = (value: unknown, words: (value: string) => string): string => {
  const said = plain(value)
  return said === '' ? '' : words(said)
}
/** A thing of the site and what was done to it. */
const did =
  (verb: string, thing: string) =>
  ({ about }: AuditFacts) =>
    `${verb} ${thing}${quoted(about)}`
const ofPosts =
  (verb: string) =>
  ({ data, about }: AuditFacts) =>
    about === ''
      ? `${verb} a ${thingOf(data)} that is gone`
      : `${verb} the ${thingOf(data)} “${about}”${data.planned ? ', as planned' : ''}`
const ofOrder =
  (verb: string) =>
  ({ about }: AuditFacts) =>
    `${verb} order ${about || 'that is gone'}`
const inBulk =
  (verb: string) =>
  ({ data }: AuditFacts) =>
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
  pickup_rates: 'collection',
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
        ? `ended ${count(data.ended, 'other session', 'other sessions')} of the own account`
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
    title: 'E-mail address changed',
    says: (facts) =>
      `changed ${whose(facts)} e-mail address from ${text(facts.data.from)} to ${text(facts.data.to)}`,
  },
  'email.change_asked': {
    title: 'New e-mail address asked for',
    says: ({ data }) => `asked to change the own e-mail address from ${text(data.from)} to ${text(data.to)}`,
  },
  'email.opened': {
    title: 'Account email opened',
    says: ({ about, data }) => `opened the email${quoted(text(data.subject))} to ${about}`,
  },
  'password.changed': { title: 'Password changed', says: (facts) => `changed ${whose(facts)} password` },
  'password.reset': {
    title: 'Password set by link',
    says: () => 'set a new password by the link of an email',
  },
  'password.invite': {
    title: 'Invitation accepted',
    says: () => 'accepted the invitation and chose a password',
  },
  'password.reset_asked': {
    title: 'New password asked for',
    says: ({ about }) => `asked for a new password for ${about}`,
  },
  'password.link_made': {
    title: 'Password link made',
    says: ({ about }) => `made a link that sets a new password for ${about}`,
  },
  'totp.set': { title: 'Second step turned on', says: () => 'turned the second step at login on' },
  'totp.removed': {
    title: 'Second step turned off',
    says: (facts) =>
      facts.isOwn
        ? 'turned the second step at login off'
        : `took the second step at login off ${whose(facts)} account`,
  },
  'account.exported': {
    title: 'Own data exported',
    says: () => 'downloaded everything that is kept of the own account',
  },
  'account.removed': {
    title: 'Own account removed',
    says: ({ data }) => `removed the own account${data.comments === 'remove' ? ' with its comments' : ''}`,
  },
  'option.saved': { title: 'Setting changed', says: did('changed', 'the setting') },
  'secret.rotated': {
    title: 'Secret of the site changed',
    says: ({ data }) =>
      `changed the secret of the site; ${count(data.sealed, 'stored value', 'stored values')} sealed anew`,
  },
  'audit.exported': { title: 'Audit log exported', says: () => 'downloaded the audit log' },
  'plugin.enabled': { title: 'Plugin switched on', says: did('switched on', 'the plugin') },
  'plugin.disabled': { title: 'Plugin switched off', says: did('switched off', 'the plugin') },

  'post.saved': { title: 'Content saved', says: ofPosts('saved') },
  'post.published': { title: 'Content published', says: ofPosts('published') },
  'post.unpublished': { title: 'Content unpublished', says: ofPosts('unpublished') },
  'post.plan_cancelled': { title: 'Plan cancelled', says: ofPosts('cancelled the plan of') },
  'post.trashed': { title: 'Content put in the trash', says: ofPosts('put in the trash:') },
  'post.deleted': { title: 'Content deleted', says: ofPosts('deleted for good:') },
  'post.restored': { title: 'Content restored', says: ofPosts('restored') },
  'post.duplicated': { title: 'Content duplicated', says: ofPosts('made a copy:') },
  'post.taken_over': { title: 'Editing taken over', says: ofPosts('took over editing') },
  'post.preview_shared': { title: 'Preview link made', says: ofPosts('made a preview link for') },
  'post.preview_revoked': { title: 'Preview link revoked', says: ofPosts('revoked a preview link of') },
  'posts.bulk_publish': { title: 'Many published', says: inBulk('published') },
  'posts.bulk_draft': { title: 'Many set to draft', says: inBulk('set to draft:') },
  'posts.bulk_trash': { title: 'Many put in the trash', says: inBulk('put in the trash:') },
  'posts.bulk_restore': { title: 'Many restored', says: inBulk('restored') },
  'posts.bulk_delete': { title: 'Many deleted', says: inBulk('deleted for good:') },
  'posts.bulk_duplicate': { title: 'Many duplicated', says: inBulk('duplicated') },
  'posts.bulk_category': { title: 'Category of many changed', says: inBulk('changed the category of') },
  'posts.bulk_add_tag': {
    title: 'Tag added to many',
    says: ({ data }) => `added the tag “${text(data.value)}” to ${count(data.ids, 'entry', 'entries')}`,
  },
  'posts.bulk_remove_tag': {
    title: 'Tag taken off many',
    says: ({ data }) => `took the tag “${text(data.value)}” off ${count(data.ids, 'entry', 'entries')}`,
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
  'category.ordered': { title: 'Categories ordered', says: () => 'changed the order of the categories' },
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
    title: 'Removal taken back',
    says: () => 'brought back a category or tag that was removed',
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
    title: 'Missing address ignored',
    says: ({ data, about }) => `put ${about} ${more(data.paths)}on the list of ignored addresses`,
  },
  'missing_path.restored': {
    title: 'Missing address watched',
    says: ({ data, about }) => `took ${about} ${more(data.paths)}off the list of ignored addresses`,
  },
  'references.replaced': {
    title: 'Links replaced',
    says: ({ data }) =>
      `replaced links with ${text(data.to) || 'another address'} in ${count(data.changed, 'entry', 'entries')}`,
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

  'order.made': { title: 'Order made by hand', says: ofOrder('made') },
  'order.noted': { title: 'Note on an order', says: ofOrder('wrote a note on') },
  'order.cancelled': { title: 'Order cancelled', says: ofOrder('cancelled') },
  'order.refunded': { title: 'Order refunded', says: ofOrder('gave money back for') },
  'order.marked_paid': { title: 'Order marked as paid', says: ofOrder('marked as paid:') },
  'order.fulfilled': {
    title: 'Order sent',
    says: ({ about, data }) =>
      Number(data.orders) > 1
        ? `recorded parcels of ${count(data.orders, 'order', 'orders')}`
        : `recorded a parcel of order ${about}`,
  },
  'order.handed_over': { title: 'Order handed over', says: ofOrder('handed over') },
  'order.hand_over_undone': { title: 'Handing over undone', says: ofOrder('took back that it was handed over:') },
  'order.tracking_changed': { title: 'Tracking changed', says: ofOrder('changed the tracking of') },
  'order.address_changed': { title: 'Address of an order changed', says: ofOrder('changed the address of') },
  'order.letter_again': {
    title: 'Email of an order sent again',
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
    title: 'Change of currency undone',
    says: () => 'undid the change of the currency',
  },
  'shop.csv_checked': {
    title: 'Import checked',
    says: ({ about }) => `sent the file${quoted(about)} to be imported`,
  },
  'shop.csv_written': { title: 'File imported', says: did('imported', 'the file') },
  'shop.exported': {
    title: 'Shop data exported',
    says: ({ about }) => `downloaded ${csvFiles[about] ?? about} as a file`,
  },
  'shop.rehearsal': { title: 'Rehearsal started', says: () => 'started a rehearsal of the checkout' },
}

function more(list: unknown): string {
  return Array.isArray(list) && list.length > 1 ? `and ${list.length - 1} more ` : ''
}
