/** CSS that holds within the block and nowhere else (F-EDIT-06); what cannot be used is named and not taken over. */
import { useId, useState } from 'react'
import { longestCustomCss, readCustomCss } from '#blocks/shell/customCss.ts'
import type { StateProps } from './useSettings.ts'
import { look } from './texts/look.ts'

const example = '& { max-width: 40rem; }\n&:hover img { scale: 1.03; }'

export function OwnCss({ record, set }: StateProps) {
  const id = useId()
  const stored = typeof record.state.own_css === 'string' ? record.state.own_css : ''
  // What is refused stays in the field until it is put right.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? stored
  const read = readCustomCss(shown)
  return (
    <div className="field">
      <label htmlFor={id}>{look.custom_css}</label>
      <textarea
        id={id}
        className="editor-css"
        rows={6}
        spellCheck={false}
        maxLength={longestCustomCss}
        value={shown}
        placeholder={example}
        aria-invalid={!read.ok}
        aria-describedby={`${id}-help`}
        onBlur={() => read.ok && setTyped(null)}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (readCustomCss(value).ok) set('own_css')(value.trim() === '' ? undefined : value)
        }}
      />
      <span className={read.ok ? 'help' : 'error'} id={`${id}-help`} role={read.ok ? undefined : 'alert'}>
        {read.ok ? look.css_help : read.reason}
      </span>
    </div>
  )
}
