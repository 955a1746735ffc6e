/** A picture of the page beside it: which point stays in sight where it is cropped, what it shows in words, another file in its place. */
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { common } from '#ui/texts/common.ts'
import { settings } from '#blocks/texts/settings.ts'
import { useEditor, useRecord, useSelectedId, useView } from '../EditorContext.ts'
import { inSlot, type PictureSlot, withSlot } from '../model/pictureSlots.ts'
import { FocusField } from '../panels/FocusField.tsx'
import { cardPlace } from './cardPlace.ts'
import { writePicture } from './dropPictures.ts'
import type { Box } from './elements.ts'
import { deskOf } from './pictureDesk.ts'
import { slotsOf } from './pictureUnder.ts'
import { usePictureBox } from './usePictureBox.ts'
import { pictures } from './texts/pictures.ts'
import { dropOf } from '#ui/droppedPictures.ts'
import type { PickedFile } from '#ui/FileBrowser.tsx'
import { FileBrowser } from '#ui/fileBrowserPart.ts'

interface CardProps {
  id: string
  at: number
  isAsked: boolean
}

export function PictureCard({ id, at, isAsked }: CardProps) {
  const editor = useEditor()
  const { editorDocument } = editor
  const desk = deskOf(editorDocument)
  const record = useRecord(id)
  const selected = useSelectedId()
  const card = useRef<HTMLDialogElement>(null)
  const slots = record ? slotsOf(editorDocument, id) : []
  const slot = slots[at]
  const box = usePictureBox(id, at)
  const place = usePlace(card, box)
  // It belongs to the block that somebody works at.
  const isOver = selected !== id || !slot
  useEffect(() => {
    if (isOver) desk.change({ open: null })
  }, [isOver, desk])
  const isPlaced = place !== null
  useEffect(() => {
    if (isAsked && isPlaced)
      card.current?.querySelector<HTMLElement>('textarea, input, [role=slider]')?.focus()
  }, [isAsked, isPlaced])
  if (!record || !slot || isOver || !box) return null
  const write = ({ url, file: { alt, width, height } }: PickedFile) =>
    writePicture(editor, id, slot, { url, alt, width, height })
  const close = () => {
    editorDocument.blur()
    desk.change({ open: null })
  }
  const shown = slots.flatMap(({ src }, index) => (src === '' ? [] : [index]))
  const turn = (step: number) => {
    const next = shown[(shown.indexOf(at) + step + shown.length) % shown.length]
    if (next !== undefined) desk.change({ open: { id, at: next }, isAsked: true })
  }
  const title =
    shown.length > 1 ? pictures.which({ number: shown.indexOf(at) + 1, count: shown.length }) : slot.title
  return (
    <dialog
      ref={card}
      open
      className="editor-picture-card"
      aria-label={title}
      style={place ?? { visibility: 'hidden' }}
      {...dropOf(([picked]) => {
        if (picked) write(picked)
      })}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') close()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) editorDocument.blur()
      }}
    >
      <header>
        <b>{title}</b>
        {shown.length > 1 ? (
          <>
            <button
              type="button"
              className="editor-icon"
              aria-label={pictures.previous}
              onClick={() => turn(-1)}
            >
              <ChevronLeft size={16} aria-hidden />
            </button>
            <button type="button" className="editor-icon" aria-label={pictures.next} onClick={() => turn(1)}>
              <ChevronRight size={16} aria-hidden />
            </button>
          </>
        ) : null}
        <button type="button" className="editor-icon" aria-label={common.close} onClick={close}>
          <X size={16} aria-hidden />
        </button>
      </header>
      <Fields id={id} slot={slot} state={record.state} />
    </dialog>
  )
}

function Fields({
  id,
  slot,
  state,
}: {
  id: string
  slot: PictureSlot
  state: Readonly<Record<string, unknown>>
}) {
  const editor = useEditor()
  const { editorDocument } = editor
  const [isChoosing, setChoosing] = useState(false)
  const own = useId()
  const values = inSlot(state, slot) ?? {}
  const set = (next: Record<string, unknown>) => editorDocument.patch(id, withSlot(state, slot, next))
  const isDecorative = values.is_decorative === true
  const alt = slot.alt ? values[slot.alt.key] : ''
  return (
    <>
      {slot.hasFocus && slot.src !== '' ? (
        <div className="field">
          <span className="editor-label" id={`${own}-focus-title`}>
            {settings.focal_point}
          </span>
          <FocusField
            id={`${own}-focus`}
            src={slot.src}
            value={values.focus}
            onChange={(focus) => set({ focus })}
          />
        </div>
      ) : null}
      {slot.alt ? (
        <div className="field">
          <label htmlFor={`${own}-alt`}>{slot.alt.title}</label>
          <textarea
            id={`${own}-alt`}
            rows={2}
            value={typeof alt === 'string' ? alt : ''}
            placeholder={pictures.alt_placeholder}
            disabled={isDecorative}
            onChange={({ target }) => slot.alt && set({ [slot.alt.key]: target.value })}
          />
        </div>
      ) : null}
      <p className="row">
        {slot.mayBeDecorative && slot.alt ? (
          <label>
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) =>
                slot.alt &&
                set(
                  target.checked ? { is_decorative: true, [slot.alt.key]: '' } : { is_decorative: undefined },
                )
              }
            />
            {settings.decorative}
          </label>
        ) : null}
        <button type="button" className="button small" onClick={() => setChoosing(true)}>
          {pictures.replace_by}
        </button>
      </p>
      {isChoosing
        ? createPortal(
            <FileBrowser
              title={slot.title}
              isPicture
              onCancel={() => setChoosing(false)}
              onPick={(url, { alt: words, width, height }) => {
                setChoosing(false)
                writePicture(editor, id, slot, { url, alt: words, width, height })
              }}
            />,
            document.body,
          )
        : null}
    </>
  )
}

/** Null until the card has been measured, and while nothing of the picture is in sight. */
function usePlace(
  card: React.RefObject<HTMLDialogElement | null>,
  box: Box | null,
): { left: number; top: number } | null {
  const { width, height, scale } = useView(({ page }) => page)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const hasBox = box !== null
  useEffect(() => {
    const element = card.current
    if (!element || !hasBox) return undefined
    const sizes = new ResizeObserver(() =>
      setSize({ width: element.offsetWidth, height: element.offsetHeight }),
    )
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [card, hasBox])
  return box && size && cardPlace(box, size, { width: width * scale, height: height * scale })
}
