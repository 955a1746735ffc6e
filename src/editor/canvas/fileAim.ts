/** What a file that is dragged over the page would do where it is: replace a picture, join a gallery, become an image of its own. */
import type { DropAnswer } from '#blocks/dropRule.ts'
import type { EditorValue } from '../EditorContext.ts'
import { isRecord } from '#platform/isRecord.ts'
import { isOnlySamples } from '#ui/samplePictures.ts'
import { aimOfNew, type NewAim } from '../model/dropPosition.ts'
import { rootId } from '../model/record.ts'
import type { PictureSlot } from '../model/pictureSlots.ts'
import { blockIdAt, type Box, boxOf } from './elements.ts'
import { listOf, slotBox, slotsOf, slotUnder } from './pictureUnder.ts'
import { isEmptyHtml } from './richText.ts'
import { pictures } from './texts/pictures.ts'

export type FileAim =
  | {
      kind: 'picture'
      id: string
      at: number
      slot: PictureSlot
      answer: DropAnswer
      box: Box
      words: string
    }
  /** `index`: before which row; the block's own box, or that of the picture before it. */
  | { kind: 'list'; id: string; list: string; index: number; answer: DropAnswer; box: Box; words: string }
  | ({ kind: 'new'; box: Box } & NewAim)

/** @param count how many files there are, as far as the browser says it */
export function fileAim(editor: EditorValue, x: number, y: number, count: number): FileAim | null {
  const { editorDocument, frame } = editor
  const inside = frame.document
  if (!inside) return null
  const { blocks } = editorDocument
  const hit = inside.elementFromPoint(x, y)
  const under = blockIdAt(hit) ?? blocks.root.children.at(-1) ?? null
  const box = under === null ? null : boxOf(inside, under)
  if (under === null || under === rootId || !box) return null
  const { type, state } = blocks.need(under)
  const slots = slotsOf(editorDocument, under)
  const at = slotUnder(inside, under, slots, x, y)
  const slot = at === null ? undefined : slots[at]
  const list = listOf(editorDocument, under)
  if (list && (count > 1 || !slot))
    return {
      kind: 'list',
      id: under,
      list: list.key,
      index: slot?.row ? slot.row.at + 1 : list.count,
      answer: mayChange(editor, type, list.key),
      box: slot && at !== null ? (slotBox(inside, under, slots, at) ?? box) : box,
      words: wordsOfAdding(state[list.key], count),
    }
  if (slot && at !== null && count === 1)
    return {
      kind: 'picture',
      id: under,
      at,
      slot,
      answer: mayChange(editor, type, slot.row?.list ?? slot.key),
      box: slotBox(inside, under, slots, at) ?? box,
      words: actOf(slot),
    }
  const isEmpty = type === 'paragraph' && isEmptyHtml(state.text)
  const share = box.height > 0 ? (y - box.top) / box.height : 0.5
  const aim = aimOfNew(editorDocument, 'image', under, share, isEmpty)
  // The block draws what products or posts say, which may be on other pages, too.
  const isOfEntry = editorDocument.registry.get(type)?.needs !== undefined && hit?.localName === 'img'
  const answer: DropAnswer = isOfEntry ? { ok: false, reason: pictures.of_an_entry } : aim.answer
  return { kind: 'new', ...aim, answer, box }
}

/** What adding pictures to a list does, in words: also the name of the step that Undo takes back. */
export const wordsOfAdding = (rows: unknown, count: number): string =>
  Array.isArray(rows) && isOnlySamples(rows.filter(isRecord))
    ? pictures.replace_samples
    : pictures.add({ count })

/** What a drop does, in words: also the name of the step that Undo takes back. */
export function actOf({ src, isBackground, title, key }: PictureSlot): string {
  if (isBackground) return src === '' ? pictures.set_background : pictures.replace_background
  if (src === '') return pictures.place
  return key === 'src' ? pictures.replace : pictures.replace_named({ title })
}

function mayChange({ editorDocument }: EditorValue, type: string, key: string): DropAnswer {
  return editorDocument.mayPatch(type, key)
    ? { ok: true }
    : { ok: false, reason: editorDocument.guard('words') ?? editorDocument.guard('design') ?? '' }
}
