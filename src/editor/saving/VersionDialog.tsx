/** An old version beside the page as it is now: what was added, removed and changed since, as it looks or word by word. */
import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { Modal } from '#ui/Modal.tsx'
import { useEditor } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'
import { CompareFrame } from './CompareFrame.tsx'
import { CompareMode } from './CompareMode.tsx'
import { blockText, mergeRows, wordDifference } from './mergeBlocks.ts'
import { compare } from './texts/compare.ts'

interface VersionDialogProps {
  postId: string
  number: number
  restore(): void
  close(): void
}

export function VersionDialog({ postId, number, restore, close }: VersionDialogProps) {
  const { editorDocument } = useEditor()
  const path = `/api/posts/${postId}/versions/${number}`
  const version = useQuery({ queryKey: [path], queryFn: () => call<unknown>('GET', path) })
  const { data } = version
  const then = useMemo(
    () => (isRecord(data) && Array.isArray(data.value) ? data.value.filter(isRecord) : []),
    [data],
  )
  const { isSuccess } = version
  const all = useMemo(
    () => (isSuccess ? mergeRows([], editorDocument.blocks.save(), then) : []),
    [isSuccess, editorDocument, then],
  )
  const rows = all.filter(({ isSame }) => !isSame)
  const [isByText, setByText] = useState(false)
  return (
    <Modal
      title={compare.version_and_now({ number })}
      isWide
      okLabel={compare.restore_version}
      onOk={restore}
      onCancel={close}
    >
      {version.isPending ? <p className="muted">{compare.loading}</p> : null}
      {version.isError ? <p role="alert">{compare.version_failed}</p> : null}
      {isSuccess && rows.length === 0 ? <p>{compare.blocks_same}</p> : null}
      {rows.length > 0 ? (
        <>
          <CompareMode isByText={isByText} choose={setByText} />
          {isByText ? (
            <ul className="editor-merge-rows">
              {rows.map(({ id, mine, theirs }) => (
                <li key={id}>
                  <b>{blockText(mine ?? theirs ?? {}).type}</b>
                  <p>
                    <Change then={theirs} now={mine} />
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <CompareFrame
              rows={all.map(({ id, mine, theirs, isSame }) => ({ id, left: theirs, right: mine, isSame }))}
              leftTitle={compare.version({ number })}
              rightTitle={compare.now}
            />
          )}
        </>
      ) : null}
    </Modal>
  )
}

/** What leads from then to now: struck words are gone, marked words are new. */
function Change({ then, now }: { then: StoredBlock | undefined; now: StoredBlock | undefined }) {
  const [before, after] = [then, now].map((block) => (block ? blockText(block).words : ''))
  if (before === after)
    return <i>{then && now ? compare.settings_differ : then ? compare.removed_since : compare.added_since}</i>
  return wordDifference(before ?? '', after ?? '').map((part, index) =>
    part.kind === 'added' ? (
      <ins key={`${index}`}>{part.words}</ins>
    ) : part.kind === 'removed' ? (
      <del key={`${index}`}>{part.words}</del>
    ) : (
      part.words
    ),
  )
}
