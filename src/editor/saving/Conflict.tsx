/** Whether somebody else has saved meanwhile. */
import { useEditor } from '../EditorContext.ts'
import { ConflictDialog } from '../parts.ts'
import { isPost } from '../post.ts'
import type { Saving } from './useSaving.ts'

/** Somebody else saved meanwhile: whose blocks are kept is asked. */
export function Conflict({ saving }: { saving: Saving }) {
  const { editorDocument } = useEditor()
  const theirs = saving.state.kind === 'conflict' && isPost(saving.state.theirs) ? saving.state.theirs : null
  if (!theirs) return null
  return (
    <ConflictDialog
      theirTitle={theirs.title}
      theirTime={theirs.updatedAt}
      base={saving.base}
      mine={editorDocument.blocks.save()}
      theirs={theirs.value}
      keepMerged={(value) => saving.keepMerged(theirs, value)}
      takeTheirs={() => saving.takeTheirs(theirs)}
      keepMine={() => saving.keepMine(theirs)}
    />
  )
}
