/** Draws the frame of an accordion. */
import type { ViewProps } from '../block.ts'
import { GroupName } from './groupName.ts'

export default function Accordion({
  block,
  state,
  page,
  children,
}: ViewProps<{ opens_one?: boolean; look?: string }>) {
  // In the editor all entries are open; a shared name would close them again.
  const name = state.opens_one && !page.isCanvas ? `a-${block.id}` : undefined
  return (
    <div className={`b-accordion b-accordion-${state.look ?? 'lines'}`}>
      <GroupName value={name}>{children}</GroupName>
    </div>
  )
}
