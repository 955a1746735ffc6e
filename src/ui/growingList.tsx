/** A list that is read on as far as somebody wants: its first rows, then more of them below, to its end. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { callEnvelope } from '#platform/client/call.ts'
import { listPage } from './useCall.ts'
import { lists } from './texts/lists.ts'
import { common } from './texts/common.ts'

interface Options {
  /** The input that `next` of an answer goes into. */
  by?: 'after' | 'before'
  refetchMs?: number
}

/** Rows of a call that answers `next` in its `pagination`; a refresh reads again as many of them as were shown. */
export function useGrowingList<Row>(
  path: string,
  input: object = {},
  { by = 'after', refetchMs = 0 }: Options = {},
) {
  return useInfiniteQuery({
    queryKey: [path, input, 'growing'],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      listPage<Row>(
        await callEnvelope('GET', path, pageParam === '' ? input : { ...input, [by]: pageParam }, { signal }),
      ),
    getNextPageParam: ({ pagination }) => pagination.next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
    refetchInterval: refetchMs || false,
  })
}

/** The button below a growing list. At the end of what was asked for, it says so, where the keyboard was. */
export function ShowMore({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label = common.show_more,
}: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  label?: string
}) {
  const [wasAsked, setAsked] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!hasNextPage && wasAsked) end.current?.focus({ preventScroll: true })
  }, [hasNextPage, wasAsked])
  if (!hasNextPage)
    return wasAsked ? (
      <p className="muted" ref={end} tabIndex={-1}>
        {lists.all_shown}
      </p>
    ) : null
  return (
    <p className="row center">
      <button
        type="button"
        className="button small"
        aria-busy={isFetchingNextPage}
        onClick={() => {
          setAsked(true)
          if (!isFetchingNextPage) void fetchNextPage()
        }}
      >
        {isFetchingNextPage ? lists.loading : label}
      </button>
    </p>
  )
}
