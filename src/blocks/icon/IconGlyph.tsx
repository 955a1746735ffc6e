/** One of the icons as lines in the colour of the text; for eyes only, so its name is said elsewhere. */
import { isIconName } from './iconNames.ts'
import { icons } from './icons.ts'

export function IconGlyph({ name, className }: { name: string; className?: string }) {
  if (!isIconName(name)) return null
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
      {icons[name].map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  )
}
