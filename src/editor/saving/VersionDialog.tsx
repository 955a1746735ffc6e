/** An old version beside the page as it is now: what was added, removed and changed since, block by block. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { Modal } from '#ui/Modal.tsx'
import { useEditor } from '../EditorContext.ts'
import { isPlainObject, type StoredBlock } from '../model/serialise.ts'
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
  const then = isPlainObject(version.data) && Array.isArray(version.data.value) ? version.data.value.filter(isPlainObject) : []
  const rows = mergeRows([], session.document.save(), then).filter(({ isSame }) => !isSame)
  return (
    <Modal title={`Version ${number} and now`} isWide okLabel="Restore this version" onOk={restore} onCancel={close}>
      {version.isPending ? <p className="muted">Loading …</p> : null}
      {version.isError ? <p role="alert">The version could not be loaded.</p> : null}
      {version.isSuccess && rows.length === 0 ? <p>The blocks are the same as now.</p> : null}
      {version.isSuccess && rows.length > 0 ? (
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
      ) : null}
    </Modal>
  )
}

/** What leads from then to now: struck words are gone, marked words are new. */
function Change({ then, now }: { then: StoredBlock | undefined; now: StoredBlock | undefined }) {
  const [before, after] = [then, now].map((block) => (block ? blockInWords(block).words : ''))
  if (before === after) return <i>{then && now ? 'Settings differ' : then ? 'Removed since' : 'Added since'}</i>
  return wordDifference(before ?? '', after ?? '').map((piece, index) =>
    piece.kind === 'added' ? <ins key={`${index}`}>{piece.words}</ins> : piece.kind === 'removed' ? <del key={`${index}`}>{piece.words}</del> : piece.words,
  )
}
