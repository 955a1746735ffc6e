/** How orders arrive and what is added to or taken off a price: stores, delivery, pickup, taxes, discount codes (F-SHOP-13). */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useSaveShortcut } from '#ui/commands.ts'
import type { FieldNames } from '#ui/fieldProblems.ts'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { ErrorState, Loaded } from '#ui/states.tsx'
import { refresh, tellFailure, useCall } from '#ui/useCall.ts'
import type { StoreLocation } from '../../schema.ts'
import type { ShopSettings } from '../settings.ts'
import { draftOf, fieldIdOf, placesOf, readDraft, type DeliveryDraft } from './shippingDraft.ts'
import { DiscountList } from './DiscountList.tsx'
import { StoreList } from './StoreList.tsx'
import { TaxList } from './TaxList.tsx'
import { ZoneList } from './ZoneList.tsx'
import { shippingTexts } from '../texts/shippingTexts.ts'
import { common } from '#ui/texts/common.ts'

const paths = ['/api/shop/settings', '/api/shop/stores', '/api/init', '/api/dashboard']
const parts = [
  { id: 'shipping', title: common.shipping },
  { id: 'stores', title: shippingTexts.locations_and_pickup },
  { id: 'taxes', title: common.taxes },
  { id: 'discounts', title: common.discount_codes },
]

/** What the server refused, and what the form calls the fields of that call. */
interface Refusal {
  error: unknown
  names: FieldNames
}

export default function Delivery() {
  const client = useQueryClient()
  const settings = useCall<ShopSettings>('/api/shop/settings')
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const init = useCall<{ currency: string; language: string }>('/api/init')
  const [changed, setDraft] = useState<DeliveryDraft | null>(null)
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [closing, setClosing] = useState<{ id: string; title: string } | null>(null)
  const currency = init.data?.currency ?? ''
  const stored =
    settings.data && stores.data && init.data ? draftOf(settings.data, stores.data, currency) : null
  const draft = changed ?? stored
  const read = draft && readDraft(draft, currency, init.data?.language)
  const problems = tries > 0 && read ? read.problems : {}

  async function save() {
    if (!changed || !read || !stored || isBusy) return
    setRefusal(null)
    if (Object.keys(read.problems).length > 0) return setTries(tries + 1)
    setBusy(true)
    let names: Refusal['names'] = fieldIdOf
    let places = changed.stores
    let known = stored.stores
    try {
      for (const [index, store] of changed.stores.entries()) {
        const before = known.find(({ id }) => id === store.id)
        if (store.id && JSON.stringify(before) === JSON.stringify(store)) continue
        const { value: _shortName, ...given } = store
        names = (field) => `store-${index}-${field}`
        const all = placesOf(await call<StoreLocation[]>('POST', '/api/shop/stores', given))
        // What is saved is saved: another try after a refusal does not add the place once more.
        const saved = all.find(({ id }) => (store.id ? id === store.id : !known.some((one) => one.id === id)))
        if (saved) places = places.with(index, saved)
        known = all
      }
      names = fieldIdOf
      await call('POST', '/api/shop/settings', { ...read.change, currency })
      await refresh(client, paths)
      setDraft(null)
      setTries(0)
      notify({ kind: 'good', title: shippingTexts.saved })
    } catch (error) {
      setDraft({ ...changed, stores: places })
      setRefusal({ error, names })
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
      if (changed)
        setDraft({
          ...changed,
          stores: changed.stores.filter(({ id }) => id !== store.id),
          pickups: changed.pickups.filter(
            ({ store: at }) => at !== changed.stores.find(({ id }) => id === store.id)?.value,
          ),
        })
      notify({ kind: 'good', title: shippingTexts.is_closed({ title: store.title }) })
    } catch (error) {
      tellFailure(error, shippingTexts.stays_open({ title: store.title }))
    } finally {
      await refresh(client, [...paths, '/api/shop/stock'])
    }
  }

  return (
    <Page
      title={shippingTexts.title}
      text={changed ? shippingTexts.not_saved_yet : shippingTexts.all_saved}
      actions={[
        {
          label: shippingTexts.save_changes,
          isPrimary: true,
          isDisabled: !changed || isBusy,
          run: () => void save(),
        },
      ]}
    >
      {settings.isError && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {!settings.isError && (
        <Loaded query={stores} rows={8}>
          {() =>
            draft && (
              <div className="settings-layout">
                <nav className="settings-nav" aria-label={shippingTexts.parts}>
                  {parts.map(({ id, title }) => (
                    <a key={id} href={`#${id}`}>
                      {title}
                    </a>
                  ))}
                </nav>
                <FormProblems error={refusal?.error ?? null} names={refusal?.names} tries={tries}>
                  <div className="stack">
                    <ZoneList
                      zones={draft.zones}
                      currency={currency}
                      problems={problems}
                      onChange={(zones) => setDraft({ ...draft, zones })}
                    />
                    <StoreList
                      stores={draft.stores}
                      pickups={draft.pickups}
                      currency={currency}
                      problems={problems}
                      onClose={setClosing}
                      onChange={(change) => setDraft({ ...draft, ...change })}
                    />
                    <TaxList
                      zones={draft.taxes}
                      problems={problems}
                      onChange={(taxes) => setDraft({ ...draft, taxes })}
                    />
                    <DiscountList
                      discounts={draft.discounts}
                      currency={currency}
                      problems={problems}
                      onChange={(discounts) => setDraft({ ...draft, discounts })}
                    />
                  </div>
                </FormProblems>
              </div>
            )
          }
        </Loaded>
      )}
      {closing && (
        <Modal
          title={shippingTexts.close_title({ title: closing.title })}
          okLabel={shippingTexts.close_location}
          cancelLabel={common.keep_it}
          isDanger
          onCancel={() => setClosing(null)}
          onOk={() => void close(closing)}
        >
          <p>{shippingTexts.close_text}</p>
        </Modal>
      )}
    </Page>
  )
}
