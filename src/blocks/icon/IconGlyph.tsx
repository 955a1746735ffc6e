/** One of the icons as lines in the colour of the text; for eyes only, so its name is said elsewhere. */
import { isIconName } from './iconNames.ts'
import { icons } from './icons.ts'

/** An icon that the program does not hold, with the strokes that draw it on a field of 24 x 24. */
export interface DrawnIcon {
  name: string
  strokes: readonly string[]
}

export function IconGlyph({ name, className }: { name: string | DrawnIcon; className?: string }) {
  const strokes = typeof name === 'object' ? name.strokes : isIconName(name) ? icons[name] : null
  if (!strokes) return null
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes.map((stroke, index) => (
        <path key={index} d={stroke} />
      ))}
    </svg>
  )
}
