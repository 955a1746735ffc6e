/** The settings of shipping, locations, taxes and discounts while they are changed: one draft, saved location by location and then as a whole. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import type { FieldNames } from '#ui/fieldProblems.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure, useCall } from '#ui/useCall.ts'
import type { StoreLocation } from '../../schema.ts'
import type { ShopSettings } from '../settings.ts'
import { draftOf, fieldIdOf, placesOf, readDraft, type DeliveryDraft } from './shippingDraft.ts'
import { shippingTexts } from '../texts/shippingTexts.ts'

const paths = ['/api/shop/settings', '/api/shop/stores', '/api/init', '/api/dashboard']

/** What the server refused, and what the form calls the fields of that call. */
interface Refusal {
  error: unknown
  names: FieldNames
}

export function useShippingSettings() {
  const client = useQueryClient()
  const settings = useCall<ShopSettings>('/api/shop/settings')
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const init = useCall<{ currency: string; language: string }>('/api/init')
  const [changed, setDraft] = useState<DeliveryDraft | null>(null)
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)
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

  /** The server says why, where something still stands or waits there; what was typed elsewhere is kept. */
  async function close(store: { id: string; title: string }) {
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
      showFailure(error, shippingTexts.stays_open({ title: store.title }))
    } finally {
      await refresh(client, [...paths, '/api/shop/stock'])
    }
  }

  return {
    settings,
    stores,
    /** Null until all of it is read. */
    draft,
    setDraft,
    isChanged: changed !== null,
    currency,
    problems,
    refusal,
    tries,
    isBusy,
    save,
    close,
  }
}
