/**
 * Someone else saved this post in between (409): each block that differs is shown as both have it, and the writer chooses;
 * or takes one side whole. Nothing is lost either way: theirs is a version, mine is kept on this device.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { localTime } from '#ui/dateFormat.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { CompareFrame } from './CompareFrame.tsx'
import { LookOrWords } from './LookOrWords.tsx'
import {
  blockInWords,
  mergedBlocks,
  mergeRows,
  type MergeRow,
  type Side,
  wordDifference,
} from './mergeBlocks.ts'

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
  const [isByWords, setByWords] = useState(true)
  const compared = useMemo(
    () => rows.map(({ id, mine: right, theirs: left, isSame }) => ({ id, left, right, isSame })),
    [rows],
  )
  const when = theirTime ? localTime(theirTime) : 'meanwhile'
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
      <h2 id="conflict-title">This was changed elsewhere</h2>
      <p>{`“${theirTitle}” was saved somewhere else (${when}) after you began. Your text is kept on this device.`}</p>
      {different.length > 0 ? (
        <>
          <p className="muted">
            {open === 0
              ? 'You changed different blocks: both changes fit together.'
              : `${open === 1 ? 'One block was' : `${open} blocks were`} changed by both of you. Choose which to keep.`}
          </p>
          <LookOrWords isByWords={isByWords} choose={setByWords} />
          {isByWords ? null : (
            <CompareFrame
              rows={compared}
              leftTitle="Theirs"
              rightTitle="Mine"
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
          Take theirs
        </button>
        <button type="button" onClick={keepMine}>
          Keep mine as new version
        </button>
        {different.length > 0 ? (
          <button
            type="button"
            className="editor-primary"
            onClick={() => keepMerged(mergedBlocks(rows, choices))}
          >
            Keep what is chosen
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
  const { type } = blockInWords(shown)
  return (
    <li data-conflict={isConflict || undefined}>
      <fieldset>
        <legend>
          {type}
          {isConflict ? ' · changed by both' : ''}
        </legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} data-chosen={side === chosen || undefined}>
            <input
              type="radio"
              name={`merge-${id}`}
              checked={side === chosen}
              onChange={() => choose(side)}
            />
            <b>{side === 'mine' ? 'Mine' : 'Theirs'}</b>
            <SideText block={side === 'mine' ? mine : theirs} other={side === 'mine' ? theirs : mine} />
          </label>
        ))}
      </fieldset>
    </li>
  )
}

/** The words of one side; those that the other does not have are marked. */
function SideText({ block, other }: { block: StoredBlock | undefined; other: StoredBlock | undefined }) {
  if (!block) return <i>Removed</i>
  const { words } = blockInWords(block)
  if (words === '') return <i>Without words</i>
  if (!other) return <ins>{words}</ins>
  const before = blockInWords(other).words
  if (before === words)
    return (
      <span>
        {words} <i>(settings differ)</i>
      </span>
    )
  const pieces = wordDifference(before, words).filter(({ kind }) => kind !== 'removed')
  return (
    <span>
      {pieces.map((piece, index) =>
        piece.kind === 'added' ? <ins key={`${index}${piece.words}`}>{piece.words}</ins> : piece.words,
      )}
    </span>
  )
}
