/**
 * Handles on the space of the selected section, grid or columns: padding, gaps and column edges, dragged or moved by keys.
 * They lie over the page in the editor's own document. What they change is the block's own layout at the width of the
 * canvas, so the page itself shows it; a drag is one step of Undo.
 */
import { useState } from 'react'
import { gapSteps, type Layout, layoutAt, layoutFor, paddingSteps } from '#blocks/shell/layout.ts'
import { useEditor, useRecord, useView } from '../EditorContext.ts'
import { layoutPatch, layoutWidthOf, moveEdge, percentsOf, sharesOf } from '../panels/layoutModel.ts'
import { layoutPanel } from '../panels/texts/layoutPanel.ts'
import { type Box, scaledBox } from './elements.ts'
import { isSameLayout, type LayoutBoxes, layoutBoxesOf } from './layoutBoxes.ts'
import { SpaceHandle } from './SpaceHandle.tsx'
import './layoutHandles.css'
import { layoutHandles as texts } from './texts/layoutHandles.ts'
import { useMeasured } from './useBox.ts'

/** Edges of so many columns can be dragged; more are the columns of a page, which blocks choose from. */
const columnsWithEdges = 6

const read = (inside: Document, id: string): LayoutBoxes | null => layoutBoxesOf(inside, id)

export function LayoutHandles({ id, box }: { id: string; box: Box }) {
  const { editorDocument } = useEditor()
  const record = useRecord(id)
  const boxes = useMeasured(id, read, isSameLayout, record)
  const { scale } = useView(({ page }) => page)
  const width = layoutWidthOf(useView((now) => now.view.at))
  if (!record || !boxes) return null
  const { state, type } = record
  const set = (values: Layout, others: Record<string, unknown> = {}) => {
    const now = editorDocument.blocks.need(id).state
    editorDocument.patch(id, { ...others, ...layoutPatch(now, width, values) })
  }
  const done = () => editorDocument.blur()
  /** A step that holds for a desktop is the section's own setting; anything else is a value of the layout. */
  const pad = (pixels: number, sides: readonly ('above' | 'below')[]) => {
    const step = stepOf(paddingSteps, pixels)
    const value = step ?? pixels
    const isSetting = width === 'all' && step !== null
    set(
      Object.fromEntries(sides.map((side) => [side, isSetting ? undefined : value])),
      isSetting
        ? Object.fromEntries(sides.map((side) => [side === 'above' ? 'padding_top' : 'padding_bottom', step]))
        : {},
    )
  }
  const shares = sharesOf(state, width)
  const count = boxes.tracks.length
  const hasEdges =
    count > 1 && count <= columnsWithEdges && (shares !== null || type === 'columns') && width !== 'phone'
  const gap = Math.round(layoutNumber(layoutFor(state, width).gap) ?? boxes.gap)
  return (
    <div className="editor-layout" role="group" aria-label={texts.handles}>
      {(['above', 'below'] as const).map((side) => {
        const space = boxes[side]
        if (!space) return null
        return (
          <SpaceHandle
            key={side}
            kind="padding"
            axis="y"
            at={side === 'above' ? 'end' : 'start'}
            label={side === 'above' ? texts.padding_top : texts.padding_bottom}
            box={scaledBox(space, scale)}
            scale={scale}
            value={Math.round(space.height)}
            steps={paddingSteps}
            isRuled
            onMove={(pixels, isBoth) => pad(pixels, isBoth ? ['above', 'below'] : [side])}
            onDone={done}
          />
        )
      })}
      {boxes.gaps.map((space, index) => (
        <SpaceHandle
          key={index}
          kind="gap"
          axis={boxes.axis}
          at="middle"
          label={layoutPanel.gap}
          isSecond={index > 0}
          box={scaledBox(space, scale)}
          scale={scale}
          value={gap}
          steps={gapSteps}
          onMove={(pixels) => set({ gap: stepOf(gapSteps, pixels) ?? pixels })}
          onDone={done}
        />
      ))}
      {hasEdges ? (
        <ColumnEdges
          tracks={boxes.tracks.map((track) => scaledBox(track, scale))}
          bottom={box.top + box.height}
          shares={shares?.length === count ? shares : boxes.tracks.map((track) => track.width)}
          isOwn={layoutAt(state, width).columns !== undefined}
          onMove={(next) => set({ columns: next })}
          onDone={done}
        />
      ) : null}
    </div>
  )
}

/** The name of a value on a scale; null: it is none of it. */
function stepOf<Step extends string>(steps: Readonly<Record<Step, number>>, pixels: number): Step | null {
  for (const step in steps) if (steps[step] === pixels) return step
  return null
}

const layoutNumber = (gap: Layout['gap']): number | null =>
  gap === undefined ? null : typeof gap === 'number' ? gap : gapSteps[gap]

interface ColumnEdgesProps {
  tracks: readonly Box[]
  /** Of the block: the shares are shown below it. */
  bottom: number
  shares: readonly number[]
  isOwn: boolean
  onMove(shares: number[]): void
  onDone(): void
}

/** The share of each column below it, and between them the edges. */
function ColumnEdges({ tracks, bottom, shares, isOwn, onMove, onDone }: ColumnEdgesProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const percents = percentsOf(shares)
  const first = tracks[0]
  const last = tracks.at(-1)
  if (!first || !last) return null
  const whole = last.left + last.width - first.left
  const sum = shares.reduce((total, share) => total + share, 0)
  const edgeAt = (index: number) =>
    shares.slice(0, index + 1).reduce((total, share) => total + share, 0) / sum
  const move = (index: number, to: number, isFree: boolean) => {
    const next = moveEdge(shares, index, to, isFree)
    if (next.some((share, at) => share !== shares[at])) onMove(next)
  }
  return (
    <>
      {tracks.map(({ left, width }, index) => (
        <span
          key={index}
          className="editor-column-share"
          data-own={isOwn || undefined}
          aria-hidden="true"
          style={{ left, width, top: bottom + 8 }}
        >
          {percents[index]}%
        </span>
      ))}
      {tracks.slice(1).map((track, index) => {
        const before = tracks[index]
        if (!before) return null
        const middle = (before.left + before.width + track.left) / 2
        return (
          <span
            key={index}
            className="editor-edge"
            data-dragging={dragged === index || undefined}
            style={{ left: middle }}
          >
            <i aria-hidden="true" style={{ top: first.top, height: bottom + 28 - first.top }} />
            <button
              type="button"
              role="slider"
              aria-label={texts.edge({ column: index + 1 })}
              aria-orientation="horizontal"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(edgeAt(index) * 100)}
              aria-valuetext={texts.shares({ left: percents[index] ?? 0, right: percents[index + 1] ?? 0 })}
              style={{ top: bottom + 4 }}
              onPointerDown={(event) => {
                if (event.button !== 0) return
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(index)
              }}
              onPointerMove={(event) => {
                if (dragged !== index) return
                const origin =
                  event.currentTarget.closest('.editor-overlay')?.getBoundingClientRect().left ?? 0
                const at = (event.clientX - origin - first.left) / whole
                const isMirrored = event.currentTarget.ownerDocument.dir === 'rtl'
                move(index, isMirrored ? 1 - at : at, event.altKey)
              }}
              onLostPointerCapture={() => {
                setDragged(null)
                onDone()
              }}
              onBlur={onDone}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                if (step === 0) return
                event.preventDefault()
                const size = event.altKey ? 0.01 : 1 / 12
                const now = edgeAt(index)
                // The next twelfth, not the one that it stands beside.
                const to = event.altKey ? now + step * size : Math.round(now * 12 + step * 0.51) / 12
                move(index, to, event.altKey)
              }}
            />
          </span>
        )
      })}
    </>
  )
}
