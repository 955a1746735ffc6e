/** A block as its settings need it: what is typed on the page does not wake them. */
import { useRef, useSyncExternalStore } from 'react'
import { useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'

/** What the settings of a block are handed: the block, and what changes one of its settings. */
export interface StateProps {
  record: BlockRecord
  set(name: string): (value: unknown) => void
}

/**
 * As useRecord, but text that is typed on the page does not wake the caller: settings are beside it and show none of it.
 * A block that is gone stays as it was: its settings go a moment after it.
 */
export function useSettings(id: string, textKey: string | undefined): BlockRecord | undefined {
  const { blocks } = useEditor().editorDocument
  const last = useRef<BlockRecord | undefined>(undefined)
  const read = () => {
    const now = blocks.get(id)
    if (now && (!last.current || !isSameBut(last.current, now, textKey))) last.current = now
    return last.current
  }
  return useSyncExternalStore((listener) => blocks.subscribe(id, listener), read, read)
}

function isSameBut(one: BlockRecord, other: BlockRecord, key: string | undefined): boolean {
  if (one === other) return true
  if (
    key === undefined ||
    one.id !== other.id ||
    one.type !== other.type ||
    one.do_not_render !== other.do_not_render
  )
    return false
  const keys = Object.keys(other.state)
  return (
    keys.length === Object.keys(one.state).length &&
    keys.every((name) => name === key || one.state[name] === other.state[name])
  )
}
