/** Says that something was done, with the way back beside it: a call that the server knows. */
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { notify } from './notices.ts'
import { refresh, showFailure } from './useCall.ts'
import { common } from './texts/common.ts'

interface Back {
  /** The call that takes it back, by POST, and its input. */
  path: string
  input?: object
  /** Paths whose answers are old then. */
  old: readonly string[]
  /** Title of the notice where it could not be taken back. */
  failed: string
}

/** Works on after the screen that showed the notice is left. */
export function useUndoNotice(): (title: string, back: Back) => void {
  const client = useQueryClient()
  async function takeBack({ path, input = {}, old, failed }: Back): Promise<void> {
    try {
      await call('POST', path, input)
      notify({ kind: 'good', title: common.undone })
    } catch (error) {
      showFailure(error, failed)
    }
    await refresh(client, old)
  }
  return (title, back) =>
    notify({ kind: 'good', title, action: { label: common.undo, run: () => void takeBack(back) } })
}
