/**
 * Blocks of another post where they are placed. The page draws them as the children of the block that places them; the
 * editor, which has them as data, draws them here: to be seen, not to be changed.
 */
import { Children, isValidElement, type ReactNode } from 'react'
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
  if (!page.isCanvas) return children ? <div className="b-placed flow">{children}</div> : null
  if (!data || (data.blocks.length === 0 && data.frame === null)) return <p className="empty">{empty}</p>
  const slots = slotsOf(children)
  return (
    <div className="b-placed flow" inert={slots.size === 0}>
      {data.frame === null ? (
        staticBlocks(data.blocks, page, slots)
      ) : (
        <p className="empty">{reusable.runs_on_page({ title: data.title })}</p>
      )}
    </div>
  )
}

/** What can be written within blocks that cannot, by the id of the slot. */
type Slots = ReadonlyMap<string, ReactNode>

const noSlots: Slots = new Map()

/** The canvas gives what is put in each slot as an element with the slot's id. */
function slotsOf(children: ReactNode): Slots {
  return new Map(
    Children.toArray(children).flatMap((child): [string, ReactNode][] =>
      isValidElement<{ slot?: unknown }>(child) && typeof child.props.slot === 'string'
        ? [[child.props.slot, child]]
        : [],
    ),
  )
}

/** Blocks to be seen and not to be changed, but for their slots; what asks the site for data stands as its name. */
export function staticBlocks(blocks: readonly Block[], page: PageContext, slots: Slots = noSlots): ReactNode {
  return blocks.map((block) => {
    const definition = definitions.get(block.type)
    const View = knownViews.get(block.type)
    if (!definition || !View || block.do_not_render) return null
    const state = { ...definition.defaults, ...block.state }
    const put = slots.get(block.id)
    // Around a slot nothing is inert: it would be inert too.
    const attributes: Record<string, string> =
      slots.size > 0 && !holdsSlot(block, slots) ? { inert: 'inert' } : {}
    return (
      <BlockShell
        key={block.id}
        block={{ ...block, state }}
        holdsLinks={mayHoldLinks(definition, state)}
        attributes={attributes}
      >
        {definition.needs || definition.fromDocument ? (
          <p className="empty">{definition.label}</p>
        ) : (
          <View block={block} state={state} data={null} page={page}>
            {put ?? (block.children.length > 0 ? staticBlocks(block.children, page, slots) : undefined)}
          </View>
        )}
      </BlockShell>
    )
  })
}

const holdsSlot = ({ id, children }: Block, slots: Slots): boolean =>
  slots.has(id) || children.some((child) => holdsSlot(child, slots))
