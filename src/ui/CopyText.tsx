/** A text to take along: shown whole, chosen by a click, copied by a button that says so. */
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { notify } from './notices.ts'

interface CopyProps {
  label: string
  text: string
  /** What is shown where it differs from what is copied, such as a key in groups of four. */
  shown?: string
}

export function CopyText({ label, text, shown = text }: CopyProps) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      notify({
        title: 'Copy it by hand',
        text: 'The browser does not let the page copy. Choose the text and press Ctrl-C.',
      })
    }
  }
  return (
    <div className="copy-text">
      <input
        readOnly
        aria-label={label}
        value={shown}
        className="code"
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
        <span role="status">{isCopied ? 'Copied' : 'Copy'}</span>
        <span className="hidden"> {label}</span>
      </button>
    </div>
  )
}
