/** When the planned change of a live page comes: few pages have one, so it loads when it is shown. */
import { formatTime } from '#ui/formatTime.ts'
import { useEditor } from '../EditorContext.ts'
import { saving } from './texts/saving.ts'

export function PlannedAt({ at }: { at: string }) {
  const { timeZone } = useEditor().page
  return saving.change_planned_for({ time: formatTime(new Date(at), 'exact', timeZone) })
}
