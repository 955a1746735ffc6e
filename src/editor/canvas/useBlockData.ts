/** Data for blocks that show lists, products or menus: asked of the server as the page would ask, kept by request. */
import { useEffect, useRef, useState } from 'react'
import type { BlockDefinition, DataRequest } from '#blocks/defineBlock.ts'
import { debounceMs } from '#constants.ts'
import { call, CallError } from '#platform/client/call.ts'
import { canvas } from './texts/canvas.ts'

type Answer =
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'ready'; data: unknown }
  | { kind: 'failed'; message: string }

const known = new Map<string, unknown>()

/** Keeps what the server would answer, so that a canvas can be drawn without asking. */
export function keepAnswer(request: DataRequest, data: unknown): void {
  known.set(JSON.stringify(request), data)
}

interface Asked {
  id: string
  type: string
  state: Readonly<Record<string, unknown>>
}

/** Returns what the block's view gets as `data`. A change of the settings asks again 400 ms after the last key. */
export function useBlockData(
  definition: BlockDefinition | undefined,
  block: Asked,
  page: { postId: string | null; path: string },
): Answer {
  const request = requestOf(definition, block, page)
  const key = request ? JSON.stringify(request) : null
  const input =
    key === null
      ? ''
      : JSON.stringify({
          block: { id: block.id, type: block.type, state: block.state },
          post_id: page.postId,
        })
  const [, wake] = useState(0)
  const [failure, setFailure] = useState<{ key: string; message: string } | null>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (key === null || known.has(key)) return
    const abort = new AbortController()
    const ask = () => {
      call<unknown>('POST', '/api/blocks/data', JSON.parse(input), { signal: abort.signal }).then(
        (data) => {
          known.set(key, data)
          wake((count) => count + 1)
        },
        (cause: unknown) => {
          if (abort.signal.aborted) return
          setFailure({
            key,
            message: cause instanceof CallError ? cause.message : canvas.data_failed,
          })
        },
      )
    }
    const timer = setTimeout(ask, known.size === 0 ? 0 : debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, input])
  if (key === null) return { kind: 'none' }
  if (known.has(key)) shown.current = key
  else if (failure?.key === key) return { kind: 'failed', message: failure.message }
  // Until the new answer is there the old one stays: nobody loses sight of what they are setting.
  return shown.current === null ? { kind: 'waiting' } : { kind: 'ready', data: known.get(shown.current) }
}

function requestOf(
  definition: BlockDefinition | undefined,
  block: Asked,
  page: { postId: string | null; path: string },
): DataRequest | null {
  if (!definition?.needs) return null
  try {
    return definition.needs({ ...definition.defaults, ...block.state }, { ...page, page: 1 })
  } catch {
    // A state that the block cannot read shows its error when the view draws it.
    return null
  }
}
