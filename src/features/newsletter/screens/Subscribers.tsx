/** Who gets the newsletter: searched, narrowed by state, added, imported, exported, erased. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { refresh, showFailure, useList } from '#ui/useCall.ts'
import type { SubscriberView } from '../schema.ts'
import { subscriberStates } from '../subscriberStates.ts'
import { AddSubscriber } from './AddSubscriber.tsx'
import { ImportSubscribers } from './ImportSubscribers.tsx'
import { subscriberStatus } from './mailStatus.tsx'
import { NewsletterTabs } from './NewsletterTabs.tsx'
import { SubscriberDialog } from './SubscriberDialog.tsx'
import { newsletterScreen as says } from '../texts/newsletterScreen.ts'
import { subscriberTexts } from '../texts/subscriberTexts.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/newsletter/subscribers'

export default function Subscribers() {
  const client = useQueryClient()
  const state = useListState()
  const [{ keywords, filters, after, before }] = state
  const narrowed = { ...(keywords && { keywords }), ...(filters.state && { state: filters.state }) }
  const query = useList<SubscriberView>(path, {
    ...narrowed,
    ...(after && { after }),
    ...(before && { before }),
  })
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const [shown, setShown] = useState<SubscriberView | null>(null)
  const [removed, setRemoved] = useState<readonly SubscriberView[] | null>(null)
  const reload = () => refresh(client, ['/api/newsletter'])

  async function remove(rows: readonly SubscriberView[]) {
    setRemoved(null)
    try {
      await call('DELETE', path, { ids: rows.map(({ id }) => id) })
      notify({ kind: 'good', title: subscriberTexts.erased({ count: rows.length }) })
    } catch (error) {
      showFailure(error, subscriberTexts.not_erased)
    }
    await reload()
  }

  return (
    <Page
      title={says.newsletter}
      text={says.intro}
      actions={[
        {
          label: common.export,
          href: `${path}/export?${new URLSearchParams(narrowed)}`,
          isExternal: true,
        },
        { label: subscriberTexts.import, run: () => setOpen('import') },
        { label: subscriberTexts.add, isPrimary: true, run: () => setOpen('add') },
      ]}
    >
      <NewsletterTabs shown="subscribers" />
      <ListView
        label={says.subscribers}
        searchLabel={subscriberTexts.search}
        query={query}
        state={state}
        nameOf={(row) => row.email}
        filters={[
          {
            name: 'state',
            title: subscriberTexts.any_state,
            choices: subscriberStates.map((value) => ({
              value,
              title: says.subscriber_state({ state: value }),
            })),
          },
        ]}
        columns={[
          {
            name: 'email',
            title: common.email_address,
            cell: (row) => (
              <button type="button" className="cell-button" onClick={() => setShown(row)}>
                {row.email}
              </button>
            ),
          },
          { name: 'name', title: common.name, cell: (row) => row.name },
          {
            name: 'state',
            title: common.status,
            cell: (row) => (
              <span className="subscriber-state">
                {subscriberStatus(row.state)}
                {row.bounce_reason && <small className="muted wrap-anywhere">{row.bounce_reason}</small>}
              </span>
            ),
          },
          {
            name: 'created',
            title: subscriberTexts.added_at,
            cell: (row) => <RelativeTime time={row.created_at} />,
          },
        ]}
        bulk={[{ label: subscriberTexts.erase, isDanger: true, run: async (rows) => setRemoved(rows) }]}
        empty={
          <EmptyState title={subscriberTexts.empty_title} text={subscriberTexts.empty_text}>
            <button type="button" className="button primary" onClick={() => setOpen('import')}>
              {subscriberTexts.import}
            </button>
          </EmptyState>
        }
      />
      {open === 'add' && <AddSubscriber onClose={() => setOpen(null)} onDone={reload} />}
      {open === 'import' && <ImportSubscribers onClose={() => setOpen(null)} onDone={reload} />}
      {shown && (
        <SubscriberDialog
          subscriber={shown}
          onClose={() => setShown(null)}
          onErase={() => {
            setShown(null)
            setRemoved([shown])
          }}
        />
      )}
      {removed && (
        <Modal
          title={subscriberTexts.erase_title({ count: removed.length })}
          okLabel={subscriberTexts.erase}
          isDanger
          onCancel={() => setRemoved(null)}
          onOk={() => void remove(removed)}
        >
          <p>{subscriberTexts.erase_text}</p>
        </Modal>
      )}
    </Page>
  )
}
