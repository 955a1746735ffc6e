/** What the audit log says of values: kinds of things and emails, reasons, roles, states of comments. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './auditValues.de.ts'
import es from './auditValues.es.ts'

const english = {
  thing: {
    select: 'type',
    '': 'entry',
    page: 'page',
    post: 'post',
    product: 'product',
    form: 'form',
    sniplet: 'snippet',
    component: 'post component',
    layout: 'layout',
    other: '{type}',
  },
  email_kind: {
    select: 'kind',
    placed: 'placed',
    pay: 'pay',
    paid: 'paid',
    shipped: 'shipped',
    ready: 'ready',
    refunded: 'refunded',
    cancelled: 'cancelled',
    failed: 'failed',
    downloads: 'downloads',
    link: 'link',
    new: 'new',
    disputed: 'disputed',
    'low stock': 'low stock',
    other: '{kind}',
  },
  stock_reason: {
    select: 'reason',
    '': '',
    correction: 'correction',
    received: 'received',
    damaged: 'damaged',
    returned: 'returned',
    other: '{reason}',
  },
  role_word: {
    select: 'role',
    '': '',
    administrator: 'administrator',
    'shop manager': 'shop manager',
    editor: 'editor',
    author: 'author',
    member: 'member',
    visitor: 'visitor',
    other: '{role}',
  },
  status: {
    select: 'status',
    approved: 'approved',
    pending: 'pending',
    denied: 'denied',
    'flagged-inappropriate': 'flagged as inappropriate',
    'flagged-abusive': 'flagged as abusive',
    'flagged-misinformation': 'flagged as misinformation',
    other: '{status}',
  },
} as const

export const auditValues = catalogue(english, { de, es })
export type English = typeof english
