/** After a URL has changed: the pages that still link to the old one are changed at one click. */
import { notify } from './notices.ts'
import { showFailure } from './useCall.ts'
import { replaceUses, usesOf, type Replacement, type UsedKind } from './uses.tsx'
import { frame } from './texts/frame.ts'

interface Moved {
  kind: UsedKind
  /** What the pages name: a URL, or the word of a category. */
  id: string
  from: string
  to: Replacement
}

/** Says nothing where no page links there; a failure to look is none to speak of: the old URL leads on anyway. */
export async function offerNewUrl({ kind, id, from, to }: Moved): Promise<void> {
  const found = await Promise.all([usesOf(kind, [id]), usesOf('link', [from])]).catch(() => [])
  const count = new Set(found.flat().flatMap(({ uses }) => uses.map((use) => use.post_id))).size
  if (count === 0) return
  notify({
    title: frame.pages_name_old({ count }),
    text: frame.leads_on({ from, to: to.to }),
    action: {
      label: frame.change_all({ count }),
      run: () => void change(),
    },
  })

  async function change() {
    try {
      const left = await replaceUses(kind, id, to, { paths: [from] })
      if (left.length > 0) notify({ kind: 'danger', title: frame.some_not_changed, text: left.join(', ') })
      else
        notify({
          kind: 'good',
          title: frame.pages_name_new({ count }),
        })
    } catch (error) {
      showFailure(error, frame.pages_not_changed)
    }
  }
}
