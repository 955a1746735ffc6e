/** An old version beside the page as it is now: what was added, removed and changed since, as it looks or word by word. */
import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { Modal } from '#ui/Modal.tsx'
import { useEditor } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { CompareFrame } from './CompareFrame.tsx'
import { LookOrWords } from './LookOrWords.tsx'
import { blockInWords, mergeRows, wordDifference } from './mergeBlocks.ts'

interface VersionDialogProps {
  postId: string
  number: number
  restore(): void
  close(): void
}

export function VersionDialog({ postId, number, restore, close }: VersionDialogProps) {
  const { session } = useEditor()
  const path = `/api/posts/${postId}/versions/${number}`
  const version = useQuery({ queryKey: [path], queryFn: () => call<unknown>('GET', path) })
  const { data } = version
  const then = useMemo(
    () => (isRecord(data) && Array.isArray(data.value) ? data.value.filter(isRecord) : []),
    [data],
  )
  const { isSuccess } = version
  const all = useMemo(
    () => (isSuccess ? mergeRows([], session.document.save(), then) : []),
    [isSuccess, session, then],
  )
  const rows = all.filter(({ isSame }) => !isSame)
  const [isByWords, setByWords] = useState(false)
  return (
    <Modal
      title={`Version ${number} and now`}
      isWide
      okLabel="Restore this version"
      onOk={restore}
      onCancel={close}
    >
      {version.isPending ? <p className="muted">Loading …</p> : null}
      {version.isError ? <p role="alert">The version could not be loaded.</p> : null}
      {isSuccess && rows.length === 0 ? <p>The blocks are the same as now.</p> : null}
      {rows.length > 0 ? (
        <>
          <LookOrWords isByWords={isByWords} choose={setByWords} />
          {isByWords ? (
            <ul className="editor-merge-rows">
              {rows.map(({ id, mine, theirs }) => (
                <li key={id}>
                  <b>{blockInWords(mine ?? theirs ?? {}).type}</b>
                  <p>
                    <Change then={theirs} now={mine} />
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <CompareFrame
              rows={all.map(({ id, mine, theirs, isSame }) => ({ id, left: theirs, right: mine, isSame }))}
              leftTitle={`Version ${number}`}
              rightTitle="Now"
            />
          )}
        </>
      ) : null}
    </Modal>
  )
}

/** What leads from then to now: struck words are gone, marked words are new. */
function Change({ then, now }: { then: StoredBlock | undefined; now: StoredBlock | undefined }) {
  const [before, after] = [then, now].map((block) => (block ? blockInWords(block).words : ''))
  if (before === after)
    return <i>{then && now ? 'Settings differ' : then ? 'Removed since' : 'Added since'}</i>
  return wordDifference(before ?? '', after ?? '').map((piece, index) =>
    piece.kind === 'added' ? (
      <ins key={`${index}`}>{piece.words}</ins>
    ) : piece.kind === 'removed' ? (
      <del key={`${index}`}>{piece.words}</del>
    ) : (
      piece.words
    ),
  )
}
