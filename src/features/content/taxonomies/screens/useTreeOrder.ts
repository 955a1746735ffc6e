/** Moves in the tree of a taxonomy: each is saved at once, told, and can be undone. */
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { showFailure } from '#ui/useCall.ts'
import type { CategoryView } from '../../schema.ts'
import { categoryTree } from './categoryTree.ts'
import { moveInTree, type Move, type Placed } from './treeMoves.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

interface Tree {
  taxonomy: string
  isTree: boolean
  all: readonly CategoryView[]
  /** Reads the tree again. */
  reload: () => Promise<unknown>
}

/** @returns what moves an entry, and whether it was moved */
export function useTreeOrder({ taxonomy, isTree, all, reload }: Tree) {
  async function order(items: Placed[], back?: Placed[]) {
    try {
      await call('POST', '/api/posts/categories/order', { taxonomy, items })
      notify({
        kind: 'good',
        title: back ? taxonomyScreen.moved : common.undone,
        ...(back ? { action: { label: common.undo, run: () => void order(back) } } : {}),
      })
    } catch (error) {
      showFailure(error, taxonomyScreen.not_moved)
    }
    await reload()
  }
  return async (id: string, how: Move): Promise<boolean> => {
    const placed = moveInTree(all, id, how)
    if (!placed || (!isTree && placed.some((one) => one.parent_id !== null))) return false
    const before = categoryTree(all).flatMap(({ category }) =>
      category.id ? [{ id: category.id, parent_id: category.parent_id }] : [],
    )
    await order(placed, before)
    return true
  }
}
