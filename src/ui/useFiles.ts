/** The files of a folder, or what a search finds, page after page as far as somebody reads on. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
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

export function useFiles<File>({ folder, isPublic, search, isPicture = false }: FilesQuestion) {
  const input = { folder, public: isPublic, search, ...(isPicture ? { kind: 'picture' } : {}) }
  const query = useInfiniteQuery({
    queryKey: [path, input, 'pages'],
    queryFn: async ({ signal, pageParam }) => listPage<File>(await callEnvelope('GET', path, { ...input, ...(pageParam ? { after: pageParam } : {}) }, { signal })),
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next ?? undefined,
    placeholderData: keepPreviousData,
  })
  return { ...query, files: query.data?.pages.flatMap(({ items }) => items) }
}
