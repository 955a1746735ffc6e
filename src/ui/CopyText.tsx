/** A text to take along: shown whole, chosen by a click, copied by a button that says so. */
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { notify } from './notices.ts'
import { frame } from './texts/frame.ts'

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
        title: frame.copy_it_by_hand,
        text: frame.copy_by_hand_more,
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
        <span role="status">{isCopied ? frame.copied : frame.copy}</span>
        <span className="hidden"> {label}</span>
      </button>
    </div>
  )
}
