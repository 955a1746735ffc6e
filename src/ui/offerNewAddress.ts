/** After an address has changed: the pages that still link to the old one are changed at one click. */
import { notify } from './notices.ts'
import { tellFailure } from './useCall.ts'
import { replaceUses, usesOf, type Replacement, type UsedKind } from './uses.tsx'

interface Moved {
  kind: UsedKind
  /** What the pages name: an address, or the word of a category. */
  id: string
  from: string
  to: Replacement
}

/** Says nothing where no page links there; a failure to look is none to speak of: the old address leads on anyway. */
export async function offerNewAddress({ kind, id, from, to }: Moved): Promise<void> {
  const found = await Promise.all([usesOf(kind, [id]), usesOf('link', [from])]).catch(() => [])
  const count = new Set(found.flat().flatMap(({ uses }) => uses.map((use) => use.post_id))).size
  if (count === 0) return
  notify({
    title: count === 1 ? '1 page names the old address' : `${count} pages name the old address`,
    text: `${from} leads on to ${to.to}.`,
    action: { label: count === 1 ? 'Change it' : `Change all ${count}`, run: () => void change() },
  })

  async function change() {
    try {
      const left = await replaceUses(kind, id, to, { paths: [from] })
      if (left.length > 0)
        notify({ kind: 'danger', title: 'Some pages could not be changed', text: left.join(', ') })
      else
        notify({
          kind: 'good',
          title: count === 1 ? 'The page names the new address' : `${count} pages name the new address`,
        })
    } catch (error) {
      tellFailure(error, 'The pages were not changed')
    }
  }
}
