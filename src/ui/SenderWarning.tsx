/** Says where emails have a sender that no provider accepts, and leads to where it is set. */
import { Link } from 'wouter'
import { isRefusedSender, senderOf } from '#platform/mail/sender.ts'
import { senderWarning } from './texts/senderWarning.ts'
import { useCall } from './useCall.ts'
import { useViewer } from './viewer.ts'

/** @param email what is typed for it just now, where it is set */
export function SenderWarning({ email }: { email?: string }) {
  const viewer = useViewer()
  const { data: site } = useCall<{ site_email: string; site_url: string }>('/api/init')
  if (!site) return null
  const sender = senderOf({ ...site, site_email: email ?? site.site_email })
  if (!isRefusedSender(sender)) return null
  return (
    <p className="warn wrap-anywhere" role="note">
      {senderWarning.refused({ sender })}{' '}
      {email !== undefined ? (
        senderWarning.enter
      ) : viewer.can('settings.write') ? (
        <Link className="link" href="/user/settings#setting-site_email">
          {senderWarning.set}
        </Link>
      ) : (
        senderWarning.others
      )}
    </p>
  )
}
