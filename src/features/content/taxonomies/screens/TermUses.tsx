/** In the dialog that takes a category or tag away: the pages that name it. */
import { useCall } from '#ui/useCall.ts'
import { UsesList, type UsesOf } from '#ui/uses.tsx'

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
  const who = uses.length === 1 ? '1 page names or links to it' : `${uses.length} pages name or link to it`
  return (
    <>
      <p>
        {who}
        {isReplaced
          ? ', and will name the other one:'
          : '. Without it their lists show everything, and their links lead nowhere:'}
      </p>
      <UsesList uses={uses} />
    </>
  )
}
