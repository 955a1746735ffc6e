/** Draws a snippet; one that runs on its own is in a frame without rights. */
import type { ViewProps } from '../block.ts'
import type { PlacedData } from '../reusable/data.ts'
import { PlacedBlocks } from '../reusable/PlacedBlocks.tsx'
import { snippet } from './texts/snippet.ts'

export default function Snippet({
  state,
  data,
  page,
  children,
}: ViewProps<{ snippet_id: string }, PlacedData | null>) {
  if (data && data.frame !== null && !page.isCanvas) {
    return (
      <iframe
        className="snippet-frame"
        sandbox="allow-scripts"
        src={data.frame}
        data-component={state.snippet_id}
        title={data.title}
        loading="lazy"
      />
    )
  }
  return (
    <PlacedBlocks
      data={data}
      page={page}
      empty={state.snippet_id ? snippet.not_published : snippet.choose_snippet}
    >
      {children}
    </PlacedBlocks>
  )
}
