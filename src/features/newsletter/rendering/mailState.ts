/** Settings of blocks as emails read them. */
import { isRecord } from '#platform/isRecord.ts'

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function alignOf(state: Record<string, unknown>): string | undefined {
  const align = isRecord(state.style) ? textOf(state.style['text-align']) : ''
  return /^(left|center|right|start|end)$/.test(align)
    ? align.replace('start', 'left').replace('end', 'right')
    : undefined
}

const sizes: Readonly<Record<string, readonly [number, number]>> = {
  '1': [34, 40],
  '2': [26, 32],
  '3': [21, 28],
  '4': [18, 26],
  '5': [16, 24],
  '6': [16, 24],
}

/** Size and height of line of a heading, in pixels. */
export const headingSize = (level: string): readonly [size: number, line: number] => sizes[level] ?? [26, 32]
