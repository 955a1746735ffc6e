/** When the planned change of a live page comes: few pages have one, so it loads when it is shown. */
import { localTime } from '#ui/formatTime.ts'
import { saving } from './texts/saving.ts'

export function PlannedAt({ at }: { at: string }) {
  return saving.change_planned_for({ time: localTime(at) })
}
