/** In the dialog that takes a category or tag away: the pages that name it. */
import { useCall } from '#ui/useCall.ts'
import { UsesList, type UsesOf } from '#ui/uses.tsx'
import { tagScreen } from '../texts/tagScreen.ts'

export function TermUses({
  kind,
  id,
  isReplaced,
}: {
  kind: 'category' | 'tag'
  id: string
  isReplaced: boolean
}) {
  const { data } = useCall<UsesOf[]>('/api/references', { kind, ids: [id] })
  const uses = data?.find((one) => one.id === id)?.uses ?? []
  if (uses.length === 0) return null
  return (
    <>
      <p>
        {isReplaced
          ? tagScreen.uses_replaced({ count: uses.length })
          : tagScreen.uses_broken({ count: uses.length })}
      </p>
      <UsesList uses={uses} />
    </>
  )
}
