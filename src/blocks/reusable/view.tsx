/** Draws the blocks of a component. */
import type { ViewProps } from '../block.ts'
import type { PlacedData } from './data.ts'
import { PlacedBlocks } from './PlacedBlocks.tsx'
import { reusable } from './texts/reusable.ts'

export default function Reusable({
  state,
  data,
  page,
  children,
}: ViewProps<{ component_id: string }, PlacedData | null>) {
  return (
    <PlacedBlocks
      data={data}
      page={page}
      empty={state.component_id ? reusable.not_published : reusable.choose_block}
    >
      {children}
    </PlacedBlocks>
  )
}
