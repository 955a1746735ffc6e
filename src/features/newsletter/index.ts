/** What the rendering uses of the newsletter; here it takes part in the moments of other features. */
import { onHook } from '#platform/hooks.ts'
import { exportSubscription, forgetSubscription } from './ofAccount.ts'
import { refuseWhileSent } from './sendMail.ts'
import './tables.ts'

onHook('user.exported', (_platform, db, { userId, into }) => exportSubscription(db, userId, into))
onHook('user.removed', (_platform, db, { userId }) => forgetSubscription(db, userId))
onHook('post.saved', async (_platform, db, { postId, type, status }) => {
  if (type === 'newsletter' && status === 'trash') await refuseWhileSent(db, postId)
})

export {
  askToSubscribe,
  confirmSubscription,
  endSubscription,
  openConfirm,
  openOwn,
  resumeSubscription,
  type Opened,
} from './subscriptions.ts'
export { subscriptionPath } from './links.ts'
