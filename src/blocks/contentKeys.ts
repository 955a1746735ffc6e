/**
 * Which settings of a block are its words and pictures: what somebody may change who does not design. All others (look,
 * layout, sources, behaviour) belong to the design. The editor and the server ask the same question.
 */
import type { BlockDefinition } from './defineBlock.ts'

/** Text fields of one line that hold words or URLs that visitors read or follow. */
const lines: ReadonlySet<string> = new Set([
  'title',
  'label',
  'text',
  'caption',
  'alt',
  'url',
  'note',
  'cite',
  'value',
  'name',
  'placeholder',
  'transcript_url',
])
/** What choosing a picture writes beside its URL. */
const ofPictures: ReadonlySet<string> = new Set(['width', 'height', 'alt', 'is_decorative'])

export function isContentKey(
  definition: Pick<BlockDefinition, 'textKey' | 'panel' | 'capability'>,
  key: string,
): boolean {
  const { textKey, panel, capability } = definition
  if (capability !== undefined) return false
  if (key === textKey) return true
  if (ofPictures.has(key) && panel.some(({ type }) => type === 'file')) return true
  const field = panel.find(({ name }) => name === key)
  if (!field) return false
  if (field.picks !== undefined && field.picks !== 'link') return false
  return (
    field.isContent === true ||
    field.type === 'file' ||
    field.type === 'picture' ||
    field.type === 'focus' ||
    field.type === 'video' ||
    field.type === 'text' ||
    field.type === 'table' ||
    (field.type === 'string' && lines.has(key))
  )
}
