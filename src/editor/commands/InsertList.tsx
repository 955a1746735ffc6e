/** What the insert menu offers, in groups; what cannot go here is greyed, with the reason. */
import { definitions } from '#blocks/registry.ts'
import { BlockIcon } from './BlockIcon.tsx'
import type { MenuEntry, MenuSection } from './menuEntries.ts'
import { PatternPicture } from './PatternPicture.tsx'
import { insertMenu } from './texts/insertMenu.ts'

interface ListProps {
  id: string
  label: string
  choices: readonly MenuEntry[]
  active: number
  words: string
  section: MenuSection
  isLoading: boolean
  isLost: boolean
  onActive(index: number): void
  onChoose(choice: MenuEntry, isCopy: boolean): void
  onKey(event: React.KeyboardEvent): void
}

export function InsertList({
  id,
  label,
  choices,
  active,
  words,
  section,
  isLoading,
  isLost,
  ...on
}: ListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="editor-insert-list" data-section={section}>
      {choices.length === 0 ? <Nothing {...{ words, section, isLoading, isLost }} /> : null}
      {choices.map((choice, index) => {
        const isFirst = choices[index - 1]?.group !== choice.group
        const { face, note, answer } = choice
        return (
          <div key={choice.key} role="presentation" className="editor-insert-entry">
            {isFirst ? <h3 aria-hidden="true">{choice.group}</h3> : null}
            <div
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              aria-disabled={!answer.ok}
              className="editor-insert-option"
              onPointerMove={() => on.onActive(index)}
              onClick={(event) => on.onChoose(choice, event.shiftKey)}
              onKeyDown={on.onKey}
            >
              {'pattern' in face ? (
                <PatternPicture query={`pattern=${face.pattern}`} title={choice.label} />
              ) : 'character' in face ? (
                <span aria-hidden="true" className="block-icon editor-insert-character">
                  {face.character}
                </span>
              ) : 'icon' in face ? (
                <face.icon size={16} aria-hidden className="block-icon" />
              ) : (
                <BlockIcon definition={definitions.get(face.type)} />
              )}
              <span>{choice.label}</span>
              {answer.ok ? note === undefined ? null : <small>{note}</small> : <small>{answer.reason}</small>}
            </div>
          </div>
        )
      })}
    </div>
  )
}

type Missing = Pick<ListProps, 'words' | 'section' | 'isLoading' | 'isLost'>

function Nothing({ words, section, isLoading, isLost }: Missing) {
  if (isLoading) return <p>{insertMenu.loading}</p>
  if (words !== '') return <p>{insertMenu.nothing_found({ words })}</p>
  if (isLost)
    return (
      <p role="alert">{section === 'patterns' ? insertMenu.patterns_failed : insertMenu.reusable_failed}</p>
    )
  return <p>{insertMenu.reusable_empty}</p>
}
