/**
 * Blocks of another post where they are placed. The page draws them as the children of the block that places them; the
 * editor, which has them as data, draws them here: to be seen, not to be changed.
 */
import type { ReactNode } from 'react'
import type { Block, PageContext } from '../block.ts'
import { definitions } from '../registry.ts'
import { BlockShell } from '../shell/BlockShell.tsx'
import { mayHoldLinks } from '../shell/linkKind.ts'
import { knownViews } from '../knownViews.ts'
import type { PlacedData } from './data.ts'
import { reusable } from './texts/reusable.ts'

interface PlacedProps {
  data: PlacedData | null
  page: PageContext
  /** What the editor says while nothing is chosen, or when it is gone. */
  empty: string
  children?: ReactNode
}

export function PlacedBlocks({ data, page, empty, children }: PlacedProps) {
  if (children) return <div className="b-placed flow">{children}</div>
  if (!page.isCanvas) return null
  if (!data || (data.blocks.length === 0 && data.frame === null)) return <p className="empty">{empty}</p>
  return (
    <div className="b-placed flow" inert>
      {data.frame === null ? (
        staticBlocks(data.blocks, page)
      ) : (
        <p className="empty">{reusable.runs_on_page({ title: data.title })}</p>
      )}
    </div>
  )
}

/** Blocks to be seen and not to be changed; what asks the site for data stands as its name. */
export function staticBlocks(blocks: readonly Block[], page: PageContext): ReactNode {
  return blocks.map((block) => {
    const definition = definitions.get(block.type)
    const View = knownViews.get(block.type)
    if (!definition || !View || block.do_not_render) return null
    const state = { ...definition.defaults, ...block.state }
    return (
      <BlockShell key={block.id} block={{ ...block, state }} holdsLinks={mayHoldLinks(definition, state)}>
        {definition.needs || definition.fromDocument ? (
          <p className="empty">{definition.label}</p>
        ) : (
          <View block={block} state={state} data={null} page={page}>
            {block.children.length > 0 ? staticBlocks(block.children, page) : undefined}
          </View>
        )}
      </BlockShell>
    )
  })
}
