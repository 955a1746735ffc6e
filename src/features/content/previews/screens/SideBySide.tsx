/** The page of a preview on a phone, a tablet and a desktop, side by side and equally small; each width is chosen by its name. */
import { useRef } from 'react'
import { common } from '#ui/texts/common.ts'
import { useScaled } from '#ui/useScaled.ts'
import { previewScreen } from '../texts/previewScreen.ts'
import type { Frames } from './frames.ts'
import { PageFrame } from './PageFrame.tsx'
import { type Choices, deviceWidths } from './previewChoices.ts'
import type { ShownPage } from './previewPaths.ts'

interface SideProps {
  frames: Frames
  choices: Choices
  onWidth(width: number): void
  onPage(page: ShownPage): void
}

export function SideBySide(props: SideProps) {
  return (
    <div className="preview-stage preview-side">
      <div
        className="preview-devices"
        style={{ gridTemplateColumns: deviceWidths.map((width) => `minmax(0, ${width}fr)`).join(' ') }}
      >
        {deviceWidths.map((width) => (
          <Device key={width} width={width} {...props} />
        ))}
      </div>
    </div>
  )
}

function Device({ width, frames, choices, onWidth, onPage }: SideProps & { width: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { scale, height } = useScaled(box, width)
  const name = previewScreen.pixels({ width: String(width) })
  return (
    <div className="preview-device">
      <button type="button" className="button small" onClick={() => onWidth(width)}>
        {name}
      </button>
      <div ref={box} className="preview-paper">
        <PageFrame
          frames={frames}
          title={`${common.preview}: ${name}`}
          width={width}
          height={height}
          scale={scale}
          choices={choices}
          onPage={onPage}
        />
      </div>
    </div>
  )
}
