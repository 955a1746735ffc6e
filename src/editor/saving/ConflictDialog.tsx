/**
 * Someone else saved this post in between (409): each block that differs is shown as both have it, and the writer chooses;
 * or takes one side whole. Nothing is lost either way: theirs is a version, mine is kept on this device.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { localTime } from '#ui/formatTime.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { CompareFrame } from './CompareFrame.tsx'
import { CompareMode } from './CompareMode.tsx'
import {
  blockText,
  mergedBlocks,
  mergeRows,
  type MergeRow,
  type Side,
  wordDifference,
} from './mergeBlocks.ts'
import { compare } from './texts/compare.ts'
import { common } from '#ui/texts/common.ts'

interface ConflictDialogProps {
  theirTitle: string
  theirTime: string | null
  /** The page as both began with it, as it is here, and as it was saved elsewhere. */
  base: readonly StoredBlock[]
  mine: readonly StoredBlock[]
  theirs: readonly StoredBlock[]
  takeTheirs(): void
  keepMine(): void
  keepMerged(value: StoredBlock[]): void
}

export function ConflictDialog({
  theirTitle,
  theirTime,
  base,
  mine,
  theirs,
  takeTheirs,
  keepMine,
  keepMerged,
}: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const rows = useMemo(() => mergeRows(base, mine, theirs), [base, mine, theirs])
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const [isByText, setByText] = useState(true)
  const compared = useMemo(
    () => rows.map(({ id, mine: right, theirs: left, isSame }) => ({ id, left, right, isSame })),
    [rows],
  )
  const different = rows.filter(({ isSame }) => !isSame)
  const open = different.filter(({ isConflict }) => isConflict).length
  return (
    <dialog
      ref={dialog}
      className="editor-dialog editor-merge"
      aria-labelledby="conflict-title"
      // There is no third way: saving waits for the choice.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-title">{compare.changed_elsewhere}</h2>
      <p>
        {theirTime
          ? compare.saved_elsewhere_at({ title: theirTitle, time: localTime(theirTime) })
          : compare.saved_elsewhere({ title: theirTitle })}
      </p>
      {different.length > 0 ? (
        <>
          <p className="muted">
            {open === 0 ? compare.different_blocks : compare.changed_by_both({ count: open })}
          </p>
          <CompareMode isByText={isByText} choose={setByText} />
          {isByText ? null : (
            <CompareFrame
              rows={compared}
              leftTitle={compare.theirs}
              rightTitle={compare.mine}
              chosen={(id) => choices.get(id) ?? rows.find((row) => row.id === id)?.chosen ?? 'mine'}
            />
          )}
          <ul className="editor-merge-rows">
            {different.map((row) => (
              <MergeChoice
                key={row.id}
                row={row}
                chosen={choices.get(row.id) ?? row.chosen}
                choose={(side) => setChoices(new Map(choices).set(row.id, side))}
              />
            ))}
          </ul>
        </>
      ) : null}
      <div className="editor-actions">
        <button type="button" onClick={takeTheirs}>
          {compare.take_theirs}
        </button>
        <button type="button" onClick={keepMine}>
          {compare.keep_mine}
        </button>
        {different.length > 0 ? (
          <button
            type="button"
            className="editor-primary"
            onClick={() => keepMerged(mergedBlocks(rows, choices))}
          >
            {compare.keep_chosen}
          </button>
        ) : null}
      </div>
    </dialog>
  )
}

function MergeChoice({ row, chosen, choose }: { row: MergeRow; chosen: Side; choose(side: Side): void }) {
  const { id, mine, theirs, isConflict } = row
  const shown = mine ?? theirs
  if (!shown) return null
  const { type } = blockText(shown)
  return (
    <li data-conflict={isConflict || undefined}>
      <fieldset>
        <legend>
          {type}
          {isConflict ? ` · ${compare.both_changed}` : ''}
        </legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} data-chosen={side === chosen || undefined}>
            <input
              type="radio"
              name={`merge-${id}`}
              checked={side === chosen}
              onChange={() => choose(side)}
            />
            <b>{side === 'mine' ? compare.mine : compare.theirs}</b>
            <SideText block={side === 'mine' ? mine : theirs} other={side === 'mine' ? theirs : mine} />
          </label>
        ))}
      </fieldset>
    </li>
  )
}

/** The words of one side; those that the other does not have are marked. */
function SideText({ block, other }: { block: StoredBlock | undefined; other: StoredBlock | undefined }) {
  if (!block) return <i>{common.removed}</i>
  const { words } = blockText(block)
  if (words === '') return <i>{compare.without_words}</i>
  if (!other) return <ins>{words}</ins>
  const before = blockText(other).words
  if (before === words)
    return (
      <span>
        {words} <i>{compare.settings_differ_beside}</i>
      </span>
    )
  const parts = wordDifference(before, words).filter(({ kind }) => kind !== 'removed')
  return (
    <span>
      {parts.map((part, index) =>
        part.kind === 'added' ? <ins key={`${index}${part.words}`}>{part.words}</ins> : part.words,
      )}
    </span>
  )
}
