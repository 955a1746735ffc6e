/** The page of a preview at one width, which is dragged at its edge. */
import { useRef } from 'react'
import { ResizeHandle } from '#ui/ResizeHandle.tsx'
import { common } from '#ui/texts/common.ts'
import { useBoxSize } from '#ui/useScaled.ts'
import { previewScreen } from '../texts/previewScreen.ts'
import type { Frames } from './frames.ts'
import { PageFrame } from './PageFrame.tsx'
import { type Choices, widthBounds } from './previewChoices.ts'
import type { ShownPage } from './previewPaths.ts'

interface StageProps {
  frames: Frames
  /** In CSS pixels; null: as wide as the window. */
  width: number | null
  choices: Choices
  onWidth(width: number): void
  onPage(page: ShownPage): void
}

export function PreviewFrame({ frames, width, choices, onWidth, onPage }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const room = useBoxSize(stage)
  const scale = width === null || room.width === 0 ? 1 : Math.min(1, room.width / width)
  const own = width ?? room.width
  // The page is in the middle: both edges move when one is dragged.
  const isDraggable = room.width > 760
  return (
    <div ref={stage} className="preview-stage">
      <div
        className="preview-paper"
        data-full={width === null ? '' : undefined}
        style={{ inlineSize: own * scale, blockSize: room.height }}
      >
        <PageFrame
          frames={frames}
          title={common.preview}
          width={own}
          height={room.height / scale}
          scale={scale}
          choices={choices}
          onPage={onPage}
        />
        {isDraggable ? (
          <ResizeHandle
            label={previewScreen.width_of_the_page}
            width={own}
            min={widthBounds.min}
            max={
              width === null || width <= room.width ? Math.min(room.width, widthBounds.max) : widthBounds.max
            }
            edge={document.documentElement.dir === 'rtl' ? 'start' : 'end'}
            rate={2}
            onResize={onWidth}
          />
        ) : null}
      </div>
    </div>
  )
}
