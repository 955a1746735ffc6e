/** One subscriber with the consent that is kept. */
import { Modal } from '#ui/Modal.tsx'
import { formatTime } from '#ui/formatTime.ts'
import { Loaded } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import type { SubscriberDetail, SubscriberView } from '../schema.ts'
import { subscriberTexts } from '../texts/subscriberTexts.ts'
import { common } from '#ui/texts/common.ts'
import { subscriberStatus } from './mailStatus.tsx'

export function SubscriberDialog({
  subscriber,
  onClose,
  onErase,
}: {
  subscriber: SubscriberView
  onClose: () => void
  onErase: () => void
}) {
  const query = useCall<SubscriberDetail>(`/api/newsletter/subscribers/${subscriber.id}`)
  return (
    <Modal
      title={subscriber.email}
      cancelLabel={common.close}
      onCancel={onClose}
      other={{ label: subscriberTexts.erase, run: onErase }}
    >
      {subscriber.name && <p className="wrap-anywhere">{subscriber.name}</p>}
      <p>{subscriberStatus(subscriber.state)}</p>
      <Loaded query={query} rows={3}>
        {({ consents }) => (
          <ol className="consents" aria-label={subscriberTexts.consent}>
            {consents.map((one) => (
              <li key={`${one.at} ${one.kind}`}>
                <b>{subscriberTexts.consent_kind({ kind: one.kind })}</b>{' '}
                <span className="muted">
                  {[formatTime(new Date(one.at), 'moment_and_year'), one.by, one.ip, one.page_url]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                {one.text && <q className="wrap-anywhere">{one.text}</q>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Modal>
  )
}
