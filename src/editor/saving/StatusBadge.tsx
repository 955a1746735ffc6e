/** How a page is towards visitors: its status, the moment of a planned change, and whether they read something older than this. */
import { useState } from 'react'
import { common } from '#ui/texts/common.ts'
import { plannedTime } from '#ui/zonedTime.ts'
import { useEditor } from '../EditorContext.ts'
import { saving } from './texts/saving.ts'

const statuses: Readonly<Record<string, string>> = {
  draft: saving.draft,
  pending: saving.pending,
  published: common.published,
  scheduled: common.scheduled,
  private: common.private,
  trash: saving.trash,
}

interface BadgeProps {
  status: string
  changeAt: string | null
  hasChanges: boolean
}

export function StatusBadge({ status, changeAt, hasChanges }: BadgeProps) {
  const { timeZone } = useEditor().page
  const [now] = useState(() => new Date())
  const isChanged = status === 'published' && hasChanges && changeAt === null
  const text =
    changeAt === null
      ? isChanged
        ? saving.unpublished_changes
        : statuses[status]
      : saving.change_planned_for({ time: plannedTime(changeAt, timeZone, now) })
  return (
    <span className="editor-badge" data-status={isChanged ? 'changed' : status}>
      {text}
    </span>
  )
}
