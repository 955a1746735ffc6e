/** Changes of many posts from a list: what was done is said once, with a way back; what was refused is said with its reason. */
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import type { PostSummary } from '../../schema.ts'
import type { TypeTexts } from '../../types/screens/typeTexts.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

interface BulkResult {
  id: string
  ok: boolean
  message: string
}

export interface Change {
  action: string
  value?: string
}

/** Past tense for the notice: `In the trash: “Kiln day”`. */
interface Words {
  done: string
  words: Pick<TypeTexts, 'doneMany'>
}

/** Most posts in one call. */
const most = 200

export function useBulk() {
  const client = useQueryClient()
  const update = () => refresh(client, ['/api/posts', '/api/types', 'counts'])

  async function send(rows: readonly Pick<PostSummary, 'id'>[], change: Change): Promise<BulkResult[]> {
    const results: BulkResult[] = []
    for (let start = 0; start < rows.length; start += most) {
      const ids = rows.slice(start, start + most).map((row) => row.id)
      results.push(...(await call<BulkResult[]>('POST', '/api/posts/bulk', { ids, ...change })))
    }
    return results
  }

  /**
   * `back` says for each row how it was before; rows with the same way back are sent together.
   * @param showsErrorInForm what was refused as a whole is thrown instead of told in a notice @returns why nothing was changed, where each row was refused
   */
  return async function bulk(
    rows: readonly PostSummary[],
    change: Change,
    { done, words }: Words,
    back?: (row: PostSummary) => Change | null,
    showsErrorInForm = false,
  ): Promise<string | null> {
    let refusal: string | null = null
    try {
      const results = await send(rows, change)
      const isDone = new Set(results.filter((result) => result.ok).map((result) => result.id))
      const changed = rows.filter((row) => isDone.has(row.id))
      const refused = results.find((result) => !result.ok)
      refusal = changed.length === 0 ? (refused?.message ?? null) : null
      if (refused && !(showsErrorInForm && refusal))
        notify({
          kind: 'danger',
          title: contentList.not_changed({ count: results.length - changed.length, all: results.length }),
          text: refused.message,
        })
      if (changed.length > 0) {
        notify({
          kind: 'good',
          title:
            changed.length === 1
              ? contentList.done_one({ done, title: changed[0]?.title ?? '' })
              : words.doneMany(done, changed.length),
          ...(back ? { action: { label: common.undo, run: () => void undo(changed, back) } } : {}),
        })
      }
    } catch (error) {
      if (showsErrorInForm) throw error
      showFailure(error, contentList.nothing_was_changed)
    }
    await update()
    return refusal
  }

  async function undo(
    rows: readonly PostSummary[],
    back: (row: PostSummary) => Change | null,
  ): Promise<void> {
    const groups = new Map<string, { change: Change; rows: PostSummary[] }>()
    for (const row of rows) {
      const change = back(row)
      if (!change) continue
      const key = JSON.stringify(change)
      const group = groups.get(key) ?? { change, rows: [] }
      group.rows.push(row)
      groups.set(key, group)
    }
    try {
      for (const group of groups.values()) await send(group.rows, group.change)
      notify({ kind: 'good', title: common.undone })
    } catch (error) {
      showFailure(error, contentList.not_undone)
    }
    await update()
  }
}
