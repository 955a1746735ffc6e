/** What can be in the audit log: of each kind of entry the sentence that follows the name of who did it. */
import { auditSentences as says } from './texts/auditSentences.ts'
import { auditValues } from './texts/auditValues.ts'
import type { AuditKind } from './auditWords.ts'

interface AuditContext {
  /** Name of what or whom it is about; '' where there is none. */
  about: string
  /** Who did it did it to the own account. */
  isOwn: boolean
  data: Readonly<Record<string, unknown>>
}
type Sentence = (entry: AuditContext) => string

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value ?? 0))
/** `shop_manager` is shop manager. */
const plain = (value: unknown): string => text(value).replaceAll('_', ' ')
const roleOf = (value: unknown): string => auditValues.role_word({ role: plain(value) })
/** From what to what. */
const change = ({ from, to }: Readonly<Record<string, unknown>>) => ({ from: text(from), to: text(to) })

const ofPost =
  (sentence: (values: { about: string; thing: string }) => string): Sentence =>
  ({ about, data }) => {
    const done = sentence({ about, thing: auditValues.thing({ type: plain(data.type) }) })
    return about !== '' && data.planned ? says.as_planned({ done }) : done
  }
const ofOrder =
  (sentence: (values: { order: string }) => string): Sentence =>
  ({ about }) =>
    sentence({ order: about })
const inBulk =
  (sentence: (values: { count: number }) => string): Sentence =>
  ({ data }) =>
    sentence({ count: countOf(data.ids) })
const settingsOf = (changed: unknown): string =>
  Array.isArray(changed) ? changed.map((name) => says.shop_setting({ name: plain(name) })).join(', ') : ''
/** How many there are beside the first. */
const moreIn = (list: unknown): number => (Array.isArray(list) ? Math.max(0, list.length - 1) : 0)

function stockChanged({ about, data: { delta, quantity, reason } }: AuditContext): string {
  const values = {
    about: about || says.gone_item,
    reason: auditValues.stock_reason({ reason: plain(reason) }),
  }
  if (typeof delta === 'number')
    return says.stock_changed_by({ ...values, delta: `${delta > 0 ? '+' : ''}${delta}` })
  return typeof quantity === 'number'
    ? says.stock_changed_to({ ...values, quantity })
    : says.stock_changed(values)
}

export const auditKinds: Readonly<Record<AuditKind, Sentence>> = {
  'login.done': () => says.logged_in,
  'login.failed': says.login_failed,
  'logout.done': () => says.logged_out,
  'signup.done': () => says.signed_up,
  'setup.done': () => says.site_set_up,
  'session.ended': ({ isOwn, about, data }) =>
    isOwn
      ? says.own_sessions_ended({ count: countOf(data.ended) })
      : says.sessions_ended({ about: about || says.somebody, count: countOf(data.ended) }),
  'user.made': ({ about, data }) => says.user_added({ about, role: roleOf(data.role) }),
  'user.invited': says.user_invited,
  'user.renamed': ({ isOwn, about, data }) =>
    isOwn ? says.own_name_changed(change(data)) : says.name_changed({ about, ...change(data) }),
  'user.removed': ({ about, data }) => says.user_removed({ about, role: roleOf(data.role) }),
  'user.disabled': says.user_disabled,
  'user.enabled': says.user_enabled,
  'role.changed': ({ isOwn, about, data }) => {
    const roles = { from: roleOf(data.from), to: roleOf(data.to) }
    return isOwn ? says.own_role_changed(roles) : says.role_changed({ about, ...roles })
  },
  'email.changed': ({ isOwn, about, data }) =>
    isOwn ? says.own_email_changed(change(data)) : says.email_changed({ about, ...change(data) }),
  'email.change_asked': ({ data }) => says.email_change_asked(change(data)),
  'email.opened': ({ about, data }) => says.email_opened({ about, subject: text(data.subject) }),
  'password.changed': ({ isOwn, about }) =>
    isOwn ? says.own_password_changed : says.password_changed({ about }),
  'password.reset': () => says.password_reset,
  'password.invite': () => says.invitation_accepted,
  'password.reset_asked': says.reset_asked,
  'password.link_made': says.password_link_made,
  'totp.set': () => says.totp_on,
  'totp.removed': ({ isOwn, about }) =>
    isOwn ? says.own_totp_off : says.totp_off({ about: about || says.somebody }),
  'account.exported': () => says.data_exported,
  'account.removed': ({ data }) =>
    data.comments === 'remove' ? says.account_and_comments_removed : says.account_removed,
  'option.saved': says.setting_changed,
  'secret.rotated': ({ data }) => says.secret_rotated({ count: countOf(data.sealed) }),
  'audit.exported': () => says.log_exported,
  'job.run_again': ({ data }) => says.job_run_again({ title: text(data.title) }),
  'job.removed': ({ data }) => says.job_removed({ title: text(data.title) }),
  'demo.removed': () => says.demo_removed,
  'starter.added': () => says.starter_added,
  'theme.applied': () => says.theme_applied,
  'theme.font_added': says.font_added,
  'theme.font_removed': says.font_removed,
  'theme.style_saved': () => says.style_saved,
  'theme.style_removed': () => says.style_removed,
  'plugin.enabled': says.plugin_on,
  'plugin.disabled': says.plugin_off,

  'post.saved': ofPost(says.post_saved),
  'post.published': ofPost(says.post_published),
  'post.unpublished': ofPost(says.post_unpublished),
  'post.plan_cancelled': ofPost(says.post_plan_cancelled),
  'post.trashed': ofPost(says.post_trashed),
  'post.deleted': ofPost(says.post_deleted),
  'post.restored': ofPost(says.post_restored),
  'post.duplicated': ofPost(says.post_duplicated),
  'post.taken_over': ofPost(says.post_taken_over),
  'post.preview_shared': ofPost(says.preview_shared),
  'post.preview_revoked': ofPost(says.preview_revoked),
  'posts.bulk_publish': inBulk(says.many_published),
  'posts.bulk_draft': inBulk(says.many_drafted),
  'posts.bulk_trash': inBulk(says.many_trashed),
  'posts.bulk_restore': inBulk(says.many_restored),
  'posts.bulk_delete': inBulk(says.many_deleted),
  'posts.bulk_duplicate': inBulk(says.many_duplicated),
  'posts.bulk_category': inBulk(says.many_categorised),
  'posts.bulk_add_tag': ({ data }) => says.tag_added({ tag: text(data.value), count: countOf(data.ids) }),
  'posts.bulk_remove_tag': ({ data }) =>
    says.tag_removed({ tag: text(data.value), count: countOf(data.ids) }),
  'comment.status': ({ about, data }) =>
    says.comment_status({ about, status: auditValues.status({ status: plain(data.status) }) }),
  'category.saved': says.category_saved,
  'category.deleted': ({ about, data }) =>
    data.merge_into ? says.category_merged({ about }) : says.category_deleted({ about }),
  'category.ordered': () => says.categories_ordered,
  'tag.renamed': ({ about, data }) =>
    says.tag_renamed({ about, to: text(data.to), count: countOf(data.count) }),
  'tag.deleted': ({ about, data }) => says.tag_deleted({ about, count: countOf(data.count) }),
  'taxonomy.saved': says.taxonomy_saved,
  'taxonomy.deleted': says.taxonomy_deleted,
  'taxonomy.removal_taken_back': () => says.removal_undone,
  'type.saved': says.type_saved,
  'type.deleted': says.type_deleted,
  'redirect.saved': ({ about, data }) => says.redirect_saved({ about, to: text(data.to) }),
  'redirect.deleted': says.redirect_deleted,
  'missing_path.ignored': ({ about, data }) => {
    const more = moreIn(data.paths)
    return more > 0 ? says.paths_ignored({ about, more }) : says.path_ignored({ about })
  },
  'missing_path.restored': ({ about, data }) => {
    const more = moreIn(data.paths)
    return more > 0 ? says.paths_restored({ about, more }) : says.path_restored({ about })
  },
  'references.replaced': ({ data }) =>
    says.links_replaced({ to: text(data.to) || says.another_url, count: countOf(data.changed) }),
  'texts.replaced': ({ data }) =>
    says.texts_replaced({
      find: text(data.find),
      replace: text(data.replace),
      count: Number(data.posts) || 0,
    }),
  'texts.replacement_undone': () => says.replacement_undone,
  'form.data_removed': ({ about, data }) => {
    const count = countOf(data.removed)
    return about === '' ? says.submissions_deleted({ count }) : says.submissions_deleted_of({ about, count })
  },
  'form.data_exported': says.submissions_exported,
  'newsletter.subscriber_added': () => says.subscriber_added,
  'newsletter.subscribers_removed': ({ data }) => says.subscribers_removed({ count: countOf(data.count) }),
  'newsletter.imported': ({ data }) => says.subscribers_imported({ count: countOf(data.count) }),
  'newsletter.exported': () => says.subscribers_exported,
  'newsletter.sent': says.newsletter_sent,
  'newsletter.acted': ({ about, data }) => says.newsletter_acted({ about, act: text(data.act) }),
  'media.uploaded': ({ about, data }) =>
    Number(data.files) > 1
      ? says.files_uploaded({ count: countOf(data.files) })
      : says.file_uploaded({ about }),
  'media.removed': ({ data }) => says.files_deleted({ count: countOf(data.removed) }),

  'order.made': ofOrder(says.order_made),
  'order.noted': ofOrder(says.order_noted),
  'order.cancelled': ofOrder(says.order_cancelled),
  'order.refunded': ofOrder(says.order_refunded),
  'order.marked_paid': ofOrder(says.order_marked_paid),
  'order.fulfilled': ({ about, data }) =>
    Number(data.orders) > 1
      ? says.orders_sent({ count: countOf(data.orders) })
      : says.order_sent({ order: about }),
  'order.handed_over': ofOrder(says.order_handed_over),
  'order.hand_over_undone': ofOrder(says.hand_over_undone),
  'order.tracking_changed': ofOrder(says.tracking_changed),
  'order.address_changed': ofOrder(says.address_changed),
  'order.email_again': ({ about, data }) =>
    says.email_again({ order: about, email: auditValues.email_kind({ kind: plain(data.kind) }) }),
  'stock.changed': stockChanged,
  'store.saved': says.location_saved,
  'store.closed': says.location_closed,
  'email_template.saved': ({ about }) =>
    says.template_changed({ email: auditValues.email_kind({ kind: plain(about) }) }),
  'shop.settings': ({ data }) => says.shop_settings_changed({ settings: settingsOf(data.changed) }),
  'shop.currency': ({ data }) => says.currency_changed({ currency: text(data.to), rate: text(data.rate) }),
  'shop.currency_undone': () => says.currency_undone,
  'shop.csv_checked': says.import_checked,
  'shop.csv_written': says.file_imported,
  'shop.exported': says.shop_exported,
  'shop.load_test': () => says.load_test,
}
