/** What the insert menu can list: blocks, patterns, or the reusable blocks of the site. */
import { common } from '#ui/texts/common.ts'
import { useEditor } from '../EditorContext.ts'
import { type MenuSection, sections } from './menuEntries.ts'
import { insertMenu } from './texts/insertMenu.ts'

export const sectionTitles = {
  blocks: common.blocks,
  patterns: insertMenu.patterns,
  reusable: insertMenu.reusable,
} as const

/** @param type of the post: an email is made of blocks alone */
export const sectionsOf = (type: string): readonly MenuSection[] =>
  type === 'newsletter' ? ['blocks'] : sections

interface SectionsProps {
  section: MenuSection
  turnTo(section: MenuSection): void
}

export function MenuSections({ section, turnTo }: SectionsProps) {
  const offered = sectionsOf(useEditor().type)
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
