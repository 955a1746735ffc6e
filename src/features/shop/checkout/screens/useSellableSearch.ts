/** Finds what may be ordered, with price and stock in the answer, page after page. */
import { useCallback, useRef } from 'react'
import { callEnvelope } from '#platform/client/call.ts'
import type { PickedPage } from '#ui/SearchPicker.tsx'
import { listPage } from '#ui/useCall.ts'
import type { Sellable } from '../manualOrderSchema.ts'
import { nameOf } from './manualOrderDraft.ts'
import { newOrder } from '../texts/newOrder.ts'

/** @param store where it is sold; empty: wherever it is @returns the search, and what it found last by its id */
export function useSellableSearch(store: string, money: (minor: number) => string) {
  const found = useRef<Sellable[]>([])
  const latest = useRef(money)
  latest.current = money
  const search = useCallback(
    async (keywords: string, after?: string): Promise<PickedPage> => {
      const page = listPage<Sellable>(
        await callEnvelope('GET', '/api/shop/sellable', {
          keywords,
          store: store || undefined,
          limit: 12,
          after,
        }),
      )
      found.current = after === undefined ? page.items : [...found.current, ...page.items]
      const items = page.items.map((one) => ({
        id: one.id,
        title: `${nameOf(one)}${one.sku ? ` · ${one.sku}` : ''} · ${one.price_minor === null ? newOrder.no_price : latest.current(one.price_minor)} · ${one.available === null ? newOrder.in_stock : newOrder.left({ count: one.available })}`,
      }))
      const { next } = page.pagination
      return { items, more: next ? () => search(keywords, next) : null }
    },
    [store],
  )
  return { search, foundOf: (id: string) => found.current.find((one) => one.id === id) }
}
