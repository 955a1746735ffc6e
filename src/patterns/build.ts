/** Blocks as patterns, layouts and starter sites are written down: short, with fresh ids wherever they are used. */
import { newBlockId } from '#blocks/newBlockId.ts'
import type { SectionState } from '#blocks/group/sectionState.ts'

/** A block as it is stored. */
export interface BuiltBlock {
  id: string
  type: string
  state: Record<string, unknown>
  children: BuiltBlock[]
}

export function block(
  type: string,
  state: Record<string, unknown> = {},
  children: BuiltBlock[] = [],
): BuiltBlock {
  return { id: newBlockId(), type, state, children }
}

export const heading = (text: string, level = 2): BuiltBlock =>
  block('heading', { text, level, as_tb_content: true })
export const words = (text: string, look?: string): BuiltBlock =>
  block('paragraph', look ? { text, look } : { text })
export const picture = (shape: string): BuiltBlock => block('image', { src: '', alt: '', shape })
export const button = (text: string, url: string, look?: string): BuiltBlock =>
  block('button', look ? { text, url, look } : { text, url })
export const icon = (name: string): BuiltBlock => block('icon', { icon: name, size: 'medium', look: 'disc' })
export const list = (text: string): BuiltBlock => block('list', { text })

export const columns = (split: string, ...children: BuiltBlock[][]): BuiltBlock =>
  columnsAt(split, undefined, ...children)
/** Columns whose contents lie at one height. */
export const columnsAt = (
  split: string,
  align: string | undefined,
  ...children: BuiltBlock[][]
): BuiltBlock =>
  block(
    'columns',
    align ? { split, align } : { split },
    children.map((inner) => block('column', {}, inner)),
  )

/** One section: it is inserted, moved and removed whole. */
export const section = (state: Partial<SectionState>, ...children: BuiltBlock[]): BuiltBlock =>
  block('group', { width: 'wide', ...state }, children)
/** A section whose background reaches from edge to edge. */
export const band = (state: Partial<SectionState>, ...children: BuiltBlock[]): BuiltBlock =>
  section({ width: 'full', padding_top: 'xl', padding_bottom: 'xl', ...state }, ...children)
