/** The version of the page that its readers see now. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type EditorPost, postFrom } from '../post.ts'

export interface LiveVersion {
  /** null: the page is not on the site, or it is not known. */
  live: EditorPost | null
  state: 'loading' | 'known' | 'failed'
}

/** @param version of the post as it was saved last: after another one is published it is asked for anew */
export function useLiveVersion(id: string | null, version: number): LiveVersion {
  const path = `/api/posts/${id}/versions/live`
  const { data, isPending, isError } = useQuery({
    queryKey: [path, version],
    queryFn: () => call<unknown>('GET', path),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  })
  if (id === null) return { live: null, state: 'known' }
  return {
    live: isRecord(data) ? postFrom(data) : null,
    state: isError ? 'failed' : isPending ? 'loading' : 'known',
  }
}
