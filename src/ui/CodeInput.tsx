/** A field for code: the code editor where it loads, else a plain field; in a window of its own where that is wanted. */
import { lazy, Suspense, useState } from 'react'
import { Maximize2 } from 'lucide-react'
import type { CodeEditorProps } from './code/CodeEditor.tsx'
import { Modal } from './Modal.tsx'
import { fields } from './texts/fields.ts'

/** Without its file, as offline, code is written in a plain field. */
const CodeEditor = lazy(() => import('./code/CodeEditor.tsx').catch(() => ({ default: PlainCode })))

export function CodeInput(props: CodeEditorProps) {
  const [isLarge, setLarge] = useState(false)
  const editor = (
    <Suspense fallback={<div className="code-editor" aria-busy />}>
      <CodeEditor {...props} isFirst={isLarge} />
    </Suspense>
  )
  if (isLarge) {
    return (
      <Modal title={props.label} isWide cancelLabel={fields.done} onCancel={() => setLarge(false)}>
        <div className="code-large">{editor}</div>
      </Modal>
    )
  }
  return (
    <div className="code-input">
      {editor}
      <button type="button" className="link" onClick={() => setLarge(true)}>
        <Maximize2 size={13} aria-hidden /> {fields.enlarge}
        <span className="hidden"> {props.label}</span>
      </button>
    </div>
  )
}

function PlainCode({ label, value, describedBy, onChange }: CodeEditorProps) {
  return (
    <textarea
      className="code"
      rows={6}
      spellCheck={false}
      aria-label={label}
      aria-describedby={describedBy}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
