/** The dialog that is open over a list of content: plan, versions, category or tag for many, deletion. */
import { byName } from '#platform/language/sort.ts'
import { Modal } from '#ui/Modal.tsx'
import type { PostSummary } from '../../schema.ts'
import type { TypeTexts } from '../../types/screens/typeTexts.ts'
import { PlanDialog } from '../../versions/screens/ScheduleDialog.tsx'
import { VersionsDialog } from '../../versions/screens/VersionsDialog.tsx'
import { BulkDialog, type BulkKind } from './BulkDialog.tsx'
import type { ContentChanges } from './useContentChanges.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

export type OpenedContent =
  | { kind: 'plan' | 'versions'; post: PostSummary }
  | { kind: BulkKind | 'delete'; rows: readonly PostSummary[] }

interface ContentDialogsProps {
  opened: OpenedContent
  changes: ContentChanges
  words: TypeTexts
  mayRestore: boolean
  onClose: () => void
}

export function ContentDialogs({ opened, changes, words, mayRestore, onClose }: ContentDialogsProps) {
  switch (opened.kind) {
    case 'plan':
      return <PlanDialog post={opened.post} onClose={onClose} />
    case 'versions':
      return <VersionsDialog post={opened.post} mayRestore={mayRestore} onClose={onClose} />
    case 'delete':
      return (
        <Modal
          title={
            opened.rows.length === 1
              ? contentList.delete_title({ title: opened.rows[0]?.title ?? '' })
              : words.deleteMany(opened.rows.length)
          }
          okLabel={common.delete_permanently}
          cancelLabel={contentList.keep}
          isDanger
          onCancel={onClose}
          onOk={() => {
            void changes.remove(opened.rows)
            onClose()
          }}
        >
          <p>{contentList.delete_text({ count: opened.rows.length })}</p>
        </Modal>
      )
    case 'category':
    case 'add_tag':
    case 'remove_tag': {
      const { kind, rows } = opened
      return (
        <BulkDialog
          kind={kind}
          tags={[...new Set(rows.flatMap((row) => row.tags))].toSorted(byName((tag) => tag))}
          onClose={onClose}
          onDone={(value, title) => changes.giveAll(kind, rows, value, title)}
        />
      )
    }
  }
}
