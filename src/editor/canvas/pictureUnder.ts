/** Which picture of which block is at a point of the frame, and where a picture is drawn. */
import { panelOf } from '#blocks/panels.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { type PictureList, pictureList, type PictureSlot, pictureSlots } from '../model/pictureSlots.ts'
import { type Box, boxOf, blockIdAt, elementsOf } from './elements.ts'

export function slotsOf({ blocks, registry }: EditorDocument, id: string): PictureSlot[] {
  const record = blocks.get(id)
  const shape = record ? registry.get(record.type)?.state.shape : undefined
  return record && shape ? pictureSlots(record, panelOf(record.type), shape) : []
}

export function listOf({ blocks }: EditorDocument, id: string): PictureList | null {
  const record = blocks.get(id)
  return record ? pictureList(record, panelOf(record.type)) : null
}

/** Returns which of the block's slots is at the point: the one whose picture is drawn there, or an empty one. */
export function slotUnder(
  inside: Document,
  id: string,
  slots: readonly PictureSlot[],
  x: number,
  y: number,
): number | null {
  const drawn = imagesOf(inside, id).find((image) => holds(image.getBoundingClientRect(), x, y))
  if (drawn) {
    const at = slotOfImage(imagesOf(inside, id), drawn, slots)
    if (at !== null) return at
  }
  const own = slots.flatMap(({ row, src }, at) => (row === null && src === '' ? [at] : []))
  if (own.length === 1 && slots.length === 1) return own[0] ?? null
  return emptyRowUnder(inside, id, slots, x, y)
}

/** A row without a picture, as a person without a portrait: the rows are drawn one by one, as list items or figures. */
function emptyRowUnder(
  inside: Document,
  id: string,
  slots: readonly PictureSlot[],
  x: number,
  y: number,
): number | null {
  const item = inside.elementFromPoint(x, y)?.closest('li, figure')
  if (!item || blockIdAt(item) !== id) return null
  const siblings = [...(item.parentElement?.children ?? [])]
  const rows = slots.flatMap((slot, at) => (slot.row ? [{ ...slot, at }] : []))
  const row = siblings.length === rows.length ? rows[siblings.indexOf(item)] : undefined
  return row?.src === '' ? row.at : null
}

/** True where a block shows no picture yet and asks for one, or for several. */
export function isWithoutPicture(editorDocument: EditorDocument, id: string): boolean {
  const [slot, ...others] = slotsOf(editorDocument, id)
  return listOf(editorDocument, id)?.count === 0 || (slot?.src === '' && others.length === 0)
}

/** Where a picture is drawn; where it is not drawn yet, where its block is. */
export function slotBox(
  inside: Document,
  id: string,
  slots: readonly PictureSlot[],
  at: number | null,
): Box | null {
  const images = imagesOf(inside, id)
  const image = at === null ? undefined : images.find((one) => slotOfImage(images, one, slots) === at)
  const box = image?.getBoundingClientRect()
  return box && box.width > 0
    ? { left: box.left, top: box.top, width: box.width, height: box.height }
    : boxOf(inside, id)
}

/** The images that a block draws itself, in their order. */
function imagesOf(inside: Document, id: string): HTMLImageElement[] {
  return elementsOf(inside, id)
    .flatMap((element) => [...element.querySelectorAll('img')])
    .filter((image) => blockIdAt(image) === id)
}

/** Images are known by their URLs; of those with the same URL the first is that of the first slot, and so on. */
function slotOfImage(
  images: readonly HTMLImageElement[],
  image: HTMLImageElement,
  slots: readonly PictureSlot[],
): number | null {
  const path = pathOf(image.getAttribute('src') ?? '')
  const same = slots.flatMap(({ src }, at) => (src !== '' && pathOf(src) === path ? [at] : []))
  const nth = images.filter((one) => pathOf(one.getAttribute('src') ?? '') === path).indexOf(image)
  return same[Math.min(nth, same.length - 1)] ?? null
}

const pathOf = (url: string): string => decodeURI(url.replace(/[?#].*$/, ''))

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
