/** Blocks as layouts and patterns are written down: short, with fresh ids wherever they are used. */
import { newBlockId } from '#blocks/newBlockId.ts'
import type { StoredBlock } from '../model/serialise.ts'

/** What a small picture of blocks draws, one row a block: a heading, words, a picture, or things side by side. */
export type Sketch = readonly ('heading' | 'words' | 'picture' | 'two' | 'three' | 'button')[]

export function block(
  type: string,
  state: Record<string, unknown> = {},
  children: StoredBlock[] = [],
): StoredBlock {
  return { id: newBlockId(), type, state, children }
}

export const heading = (text: string, level = 2) => block('heading', { text, level, as_tb_content: true })
export const words = (text: string, look?: string) => block('paragraph', look ? { text, look } : { text })
export const picture = (shape: string) => block('image', { src: '', alt: '', shape })
export const button = (text: string, url: string) => block('button', { text, url })
export const columns = (split: string, ...children: StoredBlock[][]) =>
  block(
    'columns',
    { split },
    children.map((inner) => block('column', {}, inner)),
  )
