/**
 * The places of a block that show a picture: settings of its own, or rows of a list. What is known of each comes from the
 * fields of its panel, so that a new block's pictures are replaced on the canvas without a word about it here.
 */
import type { PanelField } from '#blocks/defineBlock.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { BlockRecord } from './record.ts'

export interface PictureSlot {
  /** The list whose row it is in, with the row; null: a setting of the block itself. */
  row: { list: string; at: number } | null
  key: string
  /** '' where there is no picture yet. */
  src: string
  /** What the panel calls it. */
  title: string
  /** What says the picture to those who do not see it; null: nothing, or what is beside it anyway. */
  alt: { key: string; title: string } | null
  hasFocus: boolean
  /** It can be said that the picture is decoration. */
  mayBeDecorative: boolean
  /** It is behind the content of a section. */
  isBackground: boolean
}

/** A list of nothing but pictures: one more picture is one more row. */
export interface PictureList {
  key: string
  count: number
  /** A row says what its picture shows. */
  hasAlt: boolean
}

type State = Readonly<Record<string, unknown>>
type Panel = readonly PanelField[]

const isPicture = ({ type, holds }: PanelField): boolean =>
  (type === 'file' && holds === undefined) || type === 'picture'

/** @param shape keys of the block's state */
export function pictureSlots(
  { state }: Pick<BlockRecord, 'state'>,
  panel: Panel,
  shape: State,
): PictureSlot[] {
  const own = panel
    .filter((field) => isPicture(field) && isShown(field, panel, state))
    .map((field) => {
      const altKey = field.name === 'src' ? 'alt' : `${field.name}_alt`
      const alt = panel.find(({ name }) => name === altKey)
      return {
        row: null,
        key: field.name,
        src: textOf(state[field.name]),
        title: field.title,
        alt: alt ? { key: alt.name, title: alt.title } : null,
        hasFocus: panel.some(
          (one) => one.type === 'focus' && one.of === field.name && isShown(one, panel, state),
        ),
        mayBeDecorative: altKey === 'alt' && 'is_decorative' in shape,
        isBackground: field.type === 'picture',
      }
    })
  return [...own, ...panel.flatMap((field) => rowSlots(state, field))]
}

function rowSlots(
  state: State,
  { name: list, type, fields = [], ofPicture = [] }: PanelField,
): PictureSlot[] {
  const picture = type === 'arr-object' ? fields.find(isPicture) : undefined
  const rows = state[list]
  if (!picture || !Array.isArray(rows)) return []
  const alt = fields.find(({ name, isAlternative }) => name === 'alt' || isAlternative)
  return rows.map((row: unknown, at) => ({
    row: { list, at },
    key: picture.name,
    src: isRecord(row) ? textOf(row[picture.name]) : '',
    title: picture.title,
    alt: alt ? { key: alt.name, title: alt.title } : null,
    hasFocus: ofPicture.includes('focus'),
    mayBeDecorative: ofPicture.includes('is_decorative'),
    isBackground: false,
  }))
}

/** The list that takes more pictures. */
export function pictureList({ state }: Pick<BlockRecord, 'state'>, panel: Panel): PictureList | null {
  const field = panel.find(({ isPictureList }) => isPictureList)
  if (!field) return null
  const rows = state[field.name]
  const hasAlt = field.fields?.some(({ name }) => name === 'alt') ?? false
  return { key: field.name, count: Array.isArray(rows) ? rows.length : 0, hasAlt }
}

/** The picture that a slot has now; null where its row is gone. */
export function inSlot(state: State, { row, key }: PictureSlot): State | null {
  if (!row) return state
  const rows = state[row.list]
  const found: unknown = Array.isArray(rows) ? rows[row.at] : null
  return isRecord(found) && key !== '' ? found : null
}

/** The settings of the block with these values in the slot; those that are undefined are taken away. */
export function withSlot(state: State, { row }: PictureSlot, values: State): State {
  if (!row) return values
  const rows = state[row.list]
  if (!Array.isArray(rows)) return {}
  return {
    [row.list]: rows.map((one: unknown, at) =>
      at === row.at && isRecord(one) ? compact({ ...one, ...values }) : one,
    ),
  }
}

/** What choosing a picture writes: what was said and set of the one before it goes with it. */
export function pictureValues(slot: PictureSlot, shape: State, file: UploadedPicture): State {
  const keepsWords = slot.alt !== null && slot.alt.key !== 'alt' && !slot.alt.key.endsWith('_alt')
  return {
    [slot.key]: file.url,
    ...(slot.alt && !keepsWords ? { [slot.alt.key]: file.alt } : {}),
    ...(slot.hasFocus ? { focus: undefined } : {}),
    ...(slot.mayBeDecorative ? { is_decorative: undefined } : {}),
    // Of a section `width` is something else.
    ...(slot.row === null && slot.key === 'src' && 'width' in shape && 'height' in shape
      ? { width: file.width ?? undefined, height: file.height ?? undefined }
      : {}),
  }
}

export interface UploadedPicture {
  url: string
  alt: string
  width: number | null
  height: number | null
}

function isShown(field: PanelField, panel: Panel, state: State): boolean {
  const conditions = field.when === undefined ? [] : [field.when].flat()
  const usual = (key: string) => panel.find(({ name }) => name === key)?.usual
  return conditions.every(({ key, is }) => is.includes(String(state[key] ?? usual(key))))
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const compact = (values: State): State =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
