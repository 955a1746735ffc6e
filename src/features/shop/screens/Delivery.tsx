/** How orders arrive and what is added to or taken off a price: stores, delivery, pickup, taxes, discount codes (F-SHOP-13). */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { ErrorState, Loaded } from '#ui/states.tsx'
import { refresh, tellFailure, useCall } from '#ui/useCall.ts'
import type { StoreLocation } from '../schema.ts'
import type { ShopSettings } from '../settings.ts'
import { draftOf, readDraft, type DeliveryDraft } from './deliveryDraft.ts'
import { DiscountList } from './DiscountList.tsx'
import { StoreList } from './StoreList.tsx'
import { TaxList } from './TaxList.tsx'
import { ZoneList } from './ZoneList.tsx'

const paths = ['/api/shop/settings', '/api/shop/stores', '/api/init', '/api/dashboard']
const parts = [
  { id: 'delivery', title: 'Delivery' },
  { id: 'stores', title: 'Places and pickup' },
  { id: 'taxes', title: 'Taxes' },
  { id: 'discounts', title: 'Discount codes' },
]

export default function Delivery() {
  const client = useQueryClient()
  const settings = useCall<ShopSettings>('/api/shop/settings')
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const init = useCall<{ currency: string; language: string }>('/api/init')
  const [changed, setDraft] = useState<DeliveryDraft | null>(null)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [closing, setClosing] = useState<{ id: string; title: string } | null>(null)
  const currency = init.data?.currency ?? ''
  const stored = settings.data && stores.data && init.data ? draftOf(settings.data, stores.data, currency) : null
  const draft = changed ?? stored
  const read = draft && readDraft(draft, currency, init.data?.language)
  const problems = isTold && read ? read.problems : {}

  async function save() {
    if (!changed || !read || !stored || isBusy) return
    setTold(true)
    const [wrong] = Object.keys(read.problems)
    if (wrong) {
      document.getElementById(wrong)?.focus()
      notify({ kind: 'danger', title: 'Not saved yet', text: read.problems[wrong] })
      return
    }
    setBusy(true)
    try {
      for (const store of changed.stores) {
        const before = stored.stores.find(({ id }) => id === store.id)
        if (!store.id || JSON.stringify(before) !== JSON.stringify(store)) {
          const { value: _shortName, ...given } = store
          await call('POST', '/api/shop/stores', given)
        }
      }
      await call('POST', '/api/shop/settings', { ...read.change, currency })
      await refresh(client, paths)
      setDraft(null)
      setTold(false)
      notify({ kind: 'good', title: 'Delivery and taxes saved' })
    } catch (error) {
      tellFailure(error, 'Delivery and taxes were not saved')
      await refresh(client, paths)
    } finally {
      setBusy(false)
    }
  }
  useSaveShortcut(() => void save())

  /** The server says why, where something still stands or waits there; what was typed elsewhere is kept. */
  async function close(store: { id: string; title: string }) {
    setClosing(null)
    try {
      await call('DELETE', `/api/shop/stores/${store.id}`)
      if (changed) setDraft({ ...changed, stores: changed.stores.filter(({ id }) => id !== store.id), pickups: changed.pickups.filter(({ store: at }) => at !== changed.stores.find(({ id }) => id === store.id)?.value) })
      notify({ kind: 'good', title: `${store.title} is closed` })
    } catch (error) {
      tellFailure(error, `${store.title} stays open`)
    } finally {
      await refresh(client, [...paths, '/api/shop/stock'])
    }
  }

  return (
    <Page title="Delivery and taxes" text={changed ? 'Not saved yet.' : 'Everything is saved.'}
      actions={[{ label: 'Save changes', isPrimary: true, isDisabled: !changed || isBusy, run: () => void save() }]}>
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {!settings.isError && <Loaded query={stores} rows={8}>
        {() => draft && (
          <div className="settings-layout">
            <nav className="settings-nav" aria-label="Parts of this screen">{parts.map(({ id, title }) => <a key={id} href={`#${id}`}>{title}</a>)}</nav>
            <div className="stack">
              <ZoneList zones={draft.zones} currency={currency} problems={problems} onChange={(zones) => setDraft({ ...draft, zones })} />
              <StoreList stores={draft.stores} pickups={draft.pickups} currency={currency} problems={problems} onClose={setClosing} onChange={(change) => setDraft({ ...draft, ...change })} />
              <TaxList zones={draft.taxes} problems={problems} onChange={(taxes) => setDraft({ ...draft, taxes })} />
              <DiscountList discounts={draft.discounts} currency={currency} problems={problems} onChange={(discounts) => setDraft({ ...draft, discounts })} />
            </div>
          </div>
        )}
      </Loaded>}
      {closing && (
        <Modal title={`Close ${closing.title}?`} okLabel="Close this place" cancelLabel="Keep it" isDanger onCancel={() => setClosing(null)} onOk={() => void close(closing)}>
          <p>Buyers no longer see it, and products forget their prices there. Past orders still name it. It stays open while pieces stand or orders wait there.</p>
        </Modal>
      )}
    </Page>
  )
}
