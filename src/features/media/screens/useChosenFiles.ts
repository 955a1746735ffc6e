/** Files that are chosen in the media library, and their deletion, which is asked before it is done. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { notify } from '#ui/notices.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import type { MediaFile } from '../schema.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'

const path = '/api/posts/uploads'

export type ChosenFiles = ReturnType<typeof useChosenFiles>

/** @param files those of the folder that is open */
export function useChosenFiles(files: readonly MediaFile[]) {
  const client = useQueryClient()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecking, setChecking] = useState(false)
  const chosen = files.filter((file) => picked.has(file.id))

  function choose(ids: ReadonlySet<string>) {
    setPicked(ids)
    setChecking(false)
  }
  return {
    chosen,
    /** It is asked whether they are to be deleted. */
    isChecking,
    setChecking,
    isChosen: (id: string) => picked.has(id),
    choose(id: string, isOn: boolean) {
      const next = new Set(picked)
      if (isOn) next.add(id)
      else next.delete(id)
      choose(next)
    },
    chooseNone: () => choose(new Set()),
    async remove() {
      try {
        await call('DELETE', `${path}/remove`, {
          files: chosen.map(({ id, is_directory, is_private }) => ({ id, is_directory, is_private })),
        })
        notify({
          kind: 'good',
          title: mediaScreen.deleted({ count: chosen.length, title: chosen[0]?.title ?? '' }),
        })
        setPicked(new Set())
      } catch (error) {
        showFailure(error, mediaScreen.not_deleted)
      }
      setChecking(false)
      await refresh(client, [path])
    },
  }
}
