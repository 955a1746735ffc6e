/** The numbers beside the places of the side bar; each is read on its own, and one that fails is left out. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Capability } from '#platform/operations/capabilities.ts'
import { callEnvelope } from '#platform/client/call.ts'
import { listPage } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'

const refreshMs = 60_000

export interface Counts {
  [key: string]: { count: number; isNew: boolean }
}

interface CountSource {
  path: string
  input: object
  capability: Capability
  /** Which number of the answer it is; absent: how many rows the list has. */
  key?: string
  /** Asks for somebody's attention. */
  isNew: boolean
}

const sources: Record<string, CountSource> = {
  page: { path: '/api/posts', input: { type: 'page', limit: 1 }, capability: 'content.list', isNew: false },
  post: { path: '/api/posts', input: { type: 'post', limit: 1 }, capability: 'content.list', isNew: false },
  product: {
    path: '/api/posts',
    input: { type: 'product', limit: 1 },
    capability: 'content.list',
    isNew: false,
  },
  comments: {
    path: '/api/comments',
    input: { status: 'pending', limit: 1 },
    capability: 'comments.moderate',
    isNew: true,
  },
  forms: { path: '/api/forms', input: { limit: 1 }, capability: 'forms.data', key: 'unread', isNew: true },
  orders: {
    path: '/api/shop/orders',
    input: { needs: 'todo', limit: 1 },
    capability: 'orders.manage',
    isNew: true,
  },
}

export function useCounts(): Counts {
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: ['counts'],
    refetchInterval: refreshMs,
    queryFn: async () => {
      const wanted = Object.entries(sources).filter(([, source]) => viewer.can(source.capability))
      const read = await Promise.allSettled(
        wanted.map(([, source]) => callEnvelope('GET', source.path, source.input)),
      )
      const counts: Counts = {}
      for (const [index, [key, source]] of wanted.entries()) {
        const answer = read[index]
        if (answer?.status !== 'fulfilled') continue
        const count =
          source.key === undefined
            ? listPage(answer.value).pagination.total
            : Number(answer.value[source.key] ?? 0)
        counts[key] = { count, isNew: source.isNew && count > 0 }
      }
      return counts
    },
  })
  // The first screen says the same numbers in words: they change together.
  const client = useQueryClient()
  const said = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    const now = JSON.stringify(data)
    if (said.current !== undefined && said.current !== now)
      void client.invalidateQueries({ queryKey: ['/api/dashboard/summary'] })
    said.current = now
  }, [client, data])
  return data ?? {}
}
