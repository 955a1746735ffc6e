/** Says that something was removed or merged, with the way back beside it. */
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import { taxonomyScreen } from '../texts/taxonomyScreen.ts'
import { common } from '#ui/texts/common.ts'

const old = ['/api/posts', '/api/taxonomies', '/api/tags']

export function useRemovalNotice(): (title: string, answer: { undo: string }) => void {
  const client = useQueryClient()
  async function takeBack(undo: string) {
    try {
      await call('POST', '/api/taxonomies/undo', { undo })
      notify({ kind: 'good', title: common.undone })
    } catch (error) {
      showFailure(error, taxonomyScreen.could_not_undo)
    }
    await refresh(client, old)
  }
  return (title, { undo }) =>
    notify({ kind: 'good', title, action: { label: common.undo, run: () => void takeBack(undo) } })
}
