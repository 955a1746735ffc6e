/** Files that were dropped on pictures of the page: they go up where they are seen, and take their places in one step of Undo. */
import { fileValue } from '#ui/field.ts'
import { withPictures } from '#ui/samplePictures.ts'
import { isRecord } from '#platform/isRecord.ts'
import { mayHelpToRetry, uploadFile } from '#ui/uploadFile.ts'
import type { EditorValue } from '../EditorContext.ts'
import type { Change } from '../model/operation.ts'
import {
  inSlot,
  type PictureSlot,
  pictureValues,
  type UploadedPicture,
  withSlot,
} from '../model/pictureSlots.ts'
import { actOf, type FileAim, wordsOfAdding } from './fileAim.ts'
import { deskOf, type Upload } from './pictureDesk.ts'
import { listOf, slotsOf } from './pictureUnder.ts'
import { pictures } from './texts/pictures.ts'

let lastKey = 0

/** Puts one file in the place of a picture. */
export function replacePicture(
  editor: EditorValue,
  aim: Extract<FileAim, { kind: 'picture' }>,
  file: File,
): void {
  const { editorDocument, announce } = editor
  const { id, at, slot } = aim
  if (editorDocument.selection.id !== id) editorDocument.select({ id })
  void inSight(editor, id, at, [file], ([picture]) => {
    const now = slotNow(editor, id, slot)
    if (!picture || !now) return announce(pictures.place_gone)
    writePicture(editor, id, now, picture)
    showCard(editor, id, now)
  })
}

/** Adds files to a list of pictures, in their order. */
export function addPictures(
  editor: EditorValue,
  { id, list, index }: Extract<FileAim, { kind: 'list' }>,
  files: readonly File[],
): void {
  const { editorDocument } = editor
  if (editorDocument.selection.id !== id) editorDocument.select({ id })
  void inSight(editor, id, null, files, (made) => addRows(editor, { id, list, index }, made))
}

/** Adds pictures of the media library to a list of pictures: one step of Undo. */
export function addRows(
  editor: EditorValue,
  { id, list, index }: Pick<Extract<FileAim, { kind: 'list' }>, 'id' | 'list' | 'index'>,
  made: readonly Pick<UploadedPicture, 'url' | 'alt'>[],
): void {
  const { editorDocument, announce } = editor
  const rows = editorDocument.blocks.get(id)?.state[list]
  if (!Array.isArray(rows)) return announce(pictures.place_gone)
  if (made.length === 0) return
  const hasAlt = listOf(editorDocument, id)?.hasAlt
  const added = made.map(({ url, alt }) => ({ src: url, ...(hasAlt ? { alt } : {}) }))
  const next = withPictures(rows.filter(isRecord), added, { index })
  change(editor, id, { [list]: next }, wordsOfAdding(rows, added.length))
  const at = next.findIndex((row) => row === added[0])
  const slot = slotsOf(editorDocument, id).find(({ row }) => row?.list === list && row.at === at)
  if (slot) showCard(editor, id, slot)
}

/** Writes a picture of the media library into its place: one step of Undo, with the overlay that text on it needs. */
export function writePicture(
  editor: EditorValue,
  id: string,
  slot: PictureSlot,
  picture: UploadedPicture,
): void {
  const { editorDocument, frame } = editor
  const { state, type } = editorDocument.blocks.need(id)
  const shape = editorDocument.registry.get(type)?.state.shape ?? {}
  const label = actOf(slot)
  change(editor, id, withSlot(state, slot, pictureValues(slot, shape, picture)), label)
  const inside = frame.document
  if (!slot.isBackground || !inside) return
  void import('../checks/pictureContrast.ts')
    .then(({ overlayForPicture }) => overlayForPicture(inside, editorDocument.blocks, id))
    .then((patch) => {
      const now = editorDocument.blocks.get(id)?.state
      if (patch && now) editorDocument.history.amend(id, changesOf(now, { ...patch }), label)
    })
}

/** The card of the picture asks what it shows; the focus stays where it is. */
function showCard(
  { editorDocument, announce }: EditorValue,
  id: string,
  { row, key, alt }: PictureSlot,
): void {
  const at = slotsOf(editorDocument, id).findIndex(
    (one) => one.key === key && one.row?.list === row?.list && one.row?.at === row?.at,
  )
  deskOf(editorDocument).change({ open: { id, at }, isAsked: false })
  announce(alt ? pictures.replaced_describe : pictures.replaced)
}

function change(
  { editorDocument }: EditorValue,
  id: string,
  values: Readonly<Record<string, unknown>>,
  label: string,
) {
  const { state } = editorDocument.blocks.need(id)
  // Whoever writes elsewhere by now goes on there.
  editorDocument.run(
    label,
    [{ kind: 'patch', id, on: 'state', changes: changesOf(state, values) }],
    editorDocument.selection,
  )
}

function changesOf(
  state: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, Change> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key, to]) => state[key] !== to)
      .map(([key, to]) => [key, [state[key], to] as const]),
  )
}

/** The slot as it is by now: rows may have moved while the file went up. */
function slotNow({ editorDocument }: EditorValue, id: string, slot: PictureSlot): PictureSlot | null {
  const state = editorDocument.blocks.get(id)?.state
  const slots = slotsOf(editorDocument, id).filter(
    ({ row, key }) => key === slot.key && row?.list === slot.row?.list,
  )
  const isSame = ({ src }: PictureSlot) => src === slot.src
  const found = slots.find((one) => one.row?.at === slot.row?.at && isSame(one)) ?? slots.find(isSame)
  return state && found && inSlot(state, found) ? found : null
}

/** Sends files up, seen at their place; one that is refused stays named there. */
async function inSight(
  editor: EditorValue,
  id: string,
  at: number | null,
  files: readonly File[],
  done: (made: UploadedPicture[]) => void,
): Promise<void> {
  const desk = deskOf(editor.editorDocument)
  const key = ++lastKey
  const [first] = files
  if (!first) return
  const name = files.length === 1 ? first.name : pictures.files({ count: files.length })
  const put = (next: Partial<Upload>) =>
    desk.change({ uploads: desk.now.uploads.map((one) => (one.key === key ? { ...one, ...next } : one)) })
  // An error that stood there is about a file of before.
  const others = desk.now.uploads.filter((one) => one.error === null || one.id !== id || one.at !== at)
  desk.change({ uploads: [...others, { key, id, at, name, share: 0, error: null, again: null }] })
  const made: UploadedPicture[] = []
  const failed: { file: File; error: unknown }[] = []
  for (const [turn, file] of files.entries()) {
    try {
      if (!file.type.startsWith('image/')) throw new Refusal(pictures.no_picture)
      const answer = await uploadFile(file, { folder: '/', isPublic: true }, (share) =>
        put({ share: (turn + share) / files.length }),
      )
      made.push(pictureOf(answer))
    } catch (error) {
      failed.push({ file, error })
    }
  }
  if (failed.length === 0) desk.change({ uploads: desk.now.uploads.filter((one) => one.key !== key) })
  else {
    const reasons = failed.map(({ file, error }) =>
      pictures.not_taken({ name: file.name, reason: error instanceof Error ? error.message : String(error) }),
    )
    const isWorthIt = failed.some(({ error }) => !(error instanceof Refusal) && mayHelpToRetry(error))
    put({
      error: reasons.join(' '),
      again: isWorthIt
        ? () => {
            desk.change({ uploads: desk.now.uploads.filter((one) => one.key !== key) })
            void inSight(
              editor,
              id,
              at,
              failed.map(({ file }) => file),
              done,
            )
          }
        : null,
    })
  }
  if (made.length > 0) done(made)
}

/** The file is no picture: trying again does not help. */
class Refusal extends Error {}

/** @throws Error where the answer holds no file */
function pictureOf(answer: unknown): UploadedPicture {
  const list: readonly unknown[] = isRecord(answer) && Array.isArray(answer.d) ? answer.d : []
  const [file] = list
  if (!isRecord(file) || typeof file.url !== 'string' || typeof file.id !== 'string')
    throw new Error(pictures.failed)
  return {
    url: String(fileValue([{ id: file.id, url: file.url }], false)),
    alt: typeof file.alt === 'string' ? file.alt : '',
    width: typeof file.width === 'number' ? file.width : null,
    height: typeof file.height === 'number' ? file.height : null,
  }
}
