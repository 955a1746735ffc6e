/** A block of a component: which of its settings each place that uses the component may set, and what they are called there. */
import { useId } from 'react'
import { isRecord } from '#platform/isRecord.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { Disclosure } from '../panels/Disclosure.tsx'
import type { StateProps } from '../panels/useSettings.ts'
import { settingsOfType } from './componentSettings.ts'
import './components.css'
import { components as texts } from './texts/components.ts'

export default function ExposedSettings({ record, set }: StateProps) {
  const id = useId()
  const settings = settingsOfType(record.type)
  const exposed = isRecord(record.state.exposed) ? record.state.exposed : {}
  if (settings.length === 0) return null
  const put = (next: Record<string, unknown>) =>
    set('exposed')(Object.keys(next).length > 0 ? next : undefined)
  const without = (key: string) =>
    Object.fromEntries(Object.entries(exposed).filter(([name]) => name !== key))
  return (
    <Disclosure
      className="editor-section"
      title={texts.set_where_used}
      open={Object.keys(exposed).length > 0}
    >
      <p className="muted">{texts.set_where_used_help}</p>
      {settings.map(({ key, title }) => {
        const name = exposed[key]
        return (
          <div key={key} className="component-exposed">
            <label className="check">
              <input
                type="checkbox"
                checked={name !== undefined}
                onChange={({ target }) => put(target.checked ? { ...exposed, [key]: title } : without(key))}
              />
              {title}
            </label>
            {name === undefined ? null : (
              <TextInput
                id={`${id}-${key}`}
                label={texts.name_of({ title })}
                value={typeof name === 'string' ? name : ''}
                maxLength={60}
                placeholder={title}
                onChange={(to) => put({ ...exposed, [key]: to })}
              />
            )}
          </div>
        )
      })}
    </Disclosure>
  )
}
