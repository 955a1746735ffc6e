/** Where a comment or a reply is written: at most 256 characters, with a counter (F-COM-02). */
import { useId, useState } from 'react'
import { commentMaxLength } from '#constants.ts'
import { lengthOf, withinLimit } from './thread.ts'
import { common } from '#ui/texts/common.ts'

export interface CommentBoxProps {
  label: string
  submit: string
  /** Returns whether the text was taken; it is kept when not. */
  onSend(value: string): Promise<boolean>
  onCancel?: () => void
  hasFocus?: boolean
}

export function CommentBox({ label, submit, onSend, onCancel, hasFocus }: CommentBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy || !text.trim()) return
    setBusy(true)
    if (await onSend(text.trim())) setText('')
    setBusy(false)
  }
  return (
    <form
      className="comment-box"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        value={text}
        ref={hasFocus ? focusOnce : undefined}
        aria-describedby={`${id}-count`}
        onChange={(event) => setText(withinLimit(event.target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.()
        }}
      />
      <div className="comment-box-foot">
        <span id={`${id}-count`} className="comment-count">
          {lengthOf(text)} / {commentMaxLength}
        </span>
        {onCancel ? (
          <button type="button" className="text-button" onClick={onCancel}>
            {common.cancel}
          </button>
        ) : null}
        <button type="submit" className="button button-small" disabled={!text.trim()} aria-busy={isBusy}>
          {submit}
        </button>
      </div>
    </form>
  )
}

function focusOnce(element: HTMLTextAreaElement | null): void {
  element?.focus()
}
