/** A small picture of blocks that are ready: what each row is, not what it says. */
import type { Sketch } from './blockTemplates.ts'

export function SketchPicture({ sketch }: { sketch: Sketch }) {
  return (
    <span className="editor-sketch" aria-hidden>
      {sketch.map((part, index) => (
        <i key={`${index}${part}`} data-part={part} />
      ))}
    </span>
  )
}
