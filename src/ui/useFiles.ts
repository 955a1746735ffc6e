/** The files of a folder, or what a search finds, as far as somebody reads on. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callEnvelope } from '#platform/client/call.ts'
import { listPage } from './useCall.ts'

export interface FilesQuestion {
  folder: string
  isPublic: boolean
  search: string
  /** Pictures only. */
  isPicture?: boolean
}

const path = '/api/posts/uploads'
const oneStep = 200
/** As many as one call answers. */
const maxAtOnce = 500

export function useFiles<File>({ folder, isPublic, search, isPicture = false }: FilesQuestion) {
  const input = { folder, public: isPublic, search, ...(isPicture ? { kind: 'picture' } : {}) }
  const place = JSON.stringify(input)
  const [wanted, setWanted] = useState({ place, count: oneStep })
  const count = wanted.place === place ? wanted.count : oneStep
  const query = useQuery({
    queryKey: [path, input, count],
    queryFn: async ({ signal }) => {
      const files: File[] = []
      let after: string | null = ''
      for (let left = count; left > 0 && after !== null; left -= maxAtOnce) {
        const asked: object = { ...input, limit: Math.min(left, maxAtOnce), ...(after ? { after } : {}) }
        const page = listPage<File>(await callEnvelope('GET', path, asked, { signal }))
        files.push(...page.items)
        after = page.pagination.next ?? null
      }
      return { files, hasMore: after !== null }
    },
    placeholderData: keepPreviousData,
  })
  return {
    files: query.data?.files,
    /** For `ShowMore`. */
    more: {
      hasNextPage: query.data?.hasMore === true,
      isFetchingNextPage: query.isPlaceholderData,
      fetchNextPage: async () => setWanted({ place, count: count + oneStep }),
    },
    error: query.isError ? query.error : null,
    refetch: () => void query.refetch(),
  }
}
