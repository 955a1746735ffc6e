/** Chooses an icon: the program's own at a glance, and some 1,700 more by words of their English names. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { type DrawnIcon, IconGlyph } from '#blocks/icon/IconGlyph.tsx'
import { iconNames, isIconName } from '#blocks/icon/iconNames.ts'
import { iconTitles } from '#blocks/icon/texts/iconTitles.ts'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { byName } from '#platform/language/sort.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { icons as texts } from './texts/icons.ts'
import './iconField.css'

type Chosen = string | DrawnIcon

interface IconFieldProps {
  id: string
  value: unknown
  onChange(value: Chosen): void
}

const own = iconNames
  .map((name) => ({ name, title: iconTitles[name] }))
  .toSorted(byName(({ title }) => title))

export function IconField({ id, value, onChange }: IconFieldProps) {
  const listId = useId()
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim().toLowerCase())
  const more = useQuery({
    queryKey: ['/api/icons', wanted],
    queryFn: ({ signal }) => call<DrawnIcon[]>('GET', '/api/icons', { keywords: wanted }, { signal }),
    enabled: wanted !== '',
    placeholderData: (last) => last,
  })
  const chosen = nameOf(value)
  const offered = own.filter(({ name, title }) => isFoundBy(wanted, [name, title]))
  const others = wanted === '' ? [] : (more.data ?? []).filter(({ name }) => !isIconName(name))
  const count = offered.length + others.length
  const isLooking = more.isFetching && count === 0
  return (
    <div className="editor-icons-field">
      <input
        id={id}
        type="search"
        value={words}
        placeholder={texts.search}
        aria-controls={listId}
        onChange={({ target }) => setWords(target.value)}
      />
      <div id={listId} className="editor-icons-list" role="group" aria-label={texts.icons}>
        {offered.map(({ name, title }) => (
          <Choice key={name} icon={name} title={title} isChosen={name === chosen} onChoose={onChange} />
        ))}
        {others.map((icon) => (
          <Choice
            key={icon.name}
            icon={icon}
            title={icon.name.replaceAll('-', ' ')}
            isChosen={icon.name === chosen}
            onChoose={onChange}
          />
        ))}
      </div>
      <p role="status" className={count > 0 ? 'hidden' : 'muted'}>
        {more.isError
          ? texts.failed
          : isLooking
            ? texts.looking
            : count > 0
              ? texts.found({ count })
              : texts.nothing({ words: words.trim() })}
      </p>
    </div>
  )
}

interface ChoiceProps {
  icon: Chosen
  title: string
  isChosen: boolean
  onChoose(icon: Chosen): void
}

function Choice({ icon, title, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-label={title}
      aria-pressed={isChosen}
      data-tip={title}
      onClick={() =>
        onChoose(typeof icon === 'string' ? icon : { name: icon.name, strokes: [...icon.strokes] })
      }
    >
      <IconGlyph name={icon} />
    </button>
  )
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  return isRecord(value) && typeof value.name === 'string' ? value.name : ''
}
