/** What the insert menu can list: blocks, patterns, or the reusable blocks of the site. */
import { common } from '#ui/texts/common.ts'
import { characters } from '../characters/texts/characters.ts'
import { type MenuSection, sections } from './menuEntries.ts'
import { insertMenu } from './texts/insertMenu.ts'

export const sectionTitles = {
  blocks: common.blocks,
  patterns: insertMenu.patterns,
  reusable: insertMenu.reusable,
  characters: characters.characters,
} as const

/** @param type of the post: an email is made of blocks alone */
export const sectionsOf = (type: string): readonly MenuSection[] =>
  type === 'newsletter' ? ['blocks'] : sections

interface SectionsProps {
  offered: readonly MenuSection[]
  section: MenuSection
  turnTo(section: MenuSection): void
}

export function MenuSections({ offered, section, turnTo }: SectionsProps) {
  if (offered.length === 1) return null
  return (
    <div className="editor-insert-sections" role="group" aria-label={insertMenu.sections}>
      {offered.map((name) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          aria-pressed={name === section}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => turnTo(name)}
        >
          {sectionTitles[name]}
        </button>
      ))}
    </div>
  )
}
