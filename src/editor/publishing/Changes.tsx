/** The side of the dialog that says what is other for visitors: in words, and beside each other as it looks. */
import { useMemo, useState } from 'react'
import { onDemand } from '#ui/onDemand.tsx'
import type { StoredBlock } from '../model/serialise.ts'
import { partTypes } from '../panels/metaRules.ts'
import type { EditorPost } from '../post.ts'
import { mergeRows } from '../saving/mergeBlocks.ts'
import type { Saving } from '../saving/useSaving.ts'
import { ChangeList } from './ChangeList.tsx'
import { childrenOf, type PageChange } from './changes.ts'
import { publishing } from './texts/publishing.ts'
import type { LiveVersion } from './useLiveVersion.ts'

const CompareFrame = onDemand(() => import('../saving/CompareFrame.tsx').then((part) => part.CompareFrame))

interface ChangesProps extends LiveVersion {
  changes: readonly PageChange[]
  /** The blocks of the page now. */
  value: readonly StoredBlock[]
  saving: Saving
  /** Where it will be; '' as long as nobody knows. */
  url: string
  jump(id: string): void
}

export function Changes({ live, state, changes, value, saving, url, jump }: ChangesProps) {
  const hasBlocks = changes.some(({ kind }) => kind !== 'field')
  return (
    <section className="publish-main" aria-labelledby="publish-changes-title">
      <h3 id="publish-changes-title">{publishing.changes}</h3>
      {live === null ? (
        <p className="muted" role="status">
          {state === 'loading'
            ? publishing.loading
            : state === 'failed'
              ? publishing.not_compared
              : partTypes.has(saving.post.type)
                ? publishing.first_time_part({ count: countOf(value) })
                : [
                    publishing.first_time({ count: countOf(value) }),
                    ...(url === '' ? [] : [publishing.will_be_at({ url: location.host + url })]),
                  ].join(' ')}
        </p>
      ) : changes.length === 0 ? (
        <p className="muted">{publishing.nothing_changed}</p>
      ) : (
        <>
          <ChangeList changes={changes} live={live} saving={saving} jump={jump} />
          {hasBlocks ? <Compared live={live} value={value} /> : null}
        </>
      )}
    </section>
  )
}

const countOf = (blocks: readonly StoredBlock[]): number =>
  blocks.reduce((count, block) => count + 1 + countOf(childrenOf(block)), 0)

/** Both as they look: drawn when it is asked for, so that the list is there at once on a page of any length. */
function Compared({ live, value }: { live: EditorPost; value: readonly StoredBlock[] }) {
  const [isShown, setShown] = useState(false)
  const rows = useMemo(
    () =>
      isShown
        ? mergeRows([], value, live.value).map(({ id, mine, theirs, isSame }) => ({
            id,
            left: theirs,
            right: mine,
            isSame,
          }))
        : [],
    [isShown, value, live],
  )
  return (
    <div className="publish-compared">
      <button
        type="button"
        className="button small"
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? publishing.hide_compared : publishing.show_compared}
      </button>
      {isShown ? (
        <CompareFrame rows={rows} leftTitle={publishing.live} rightTitle={publishing.new_one} />
      ) : null}
    </div>
  )
}
