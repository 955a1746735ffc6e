/** The way for a reader to report a comment: a reason, sent once (F-COM-07). */
import { useEffect, useId, useRef, useState } from 'react'
import { reportReasons, type ReportReason } from './data.ts'
import { comments } from './texts/comments.ts'
import { common } from '#ui/texts/common.ts'

interface ReportCommentProps {
  author: string
  /** Returns whether the report was taken. */
  onReport(reason: ReportReason): Promise<boolean>
}

const words = (): Record<ReportReason, string> => ({
  inappropriate: comments.inappropriate,
  abusive: comments.abusive,
  misinformation: comments.misinformation,
})

export function ReportComment({ author, onReport }: ReportCommentProps) {
  const id = useId()
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>('closed')
  const [reason, setReason] = useState<ReportReason>('inappropriate')
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (step === 'sent') thanks.current?.focus()
  }, [step])
  const close = () => {
    setStep('closed')
    button.current?.focus()
  }
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    const isTaken = await onReport(reason)
    setBusy(false)
    if (isTaken) setStep('sent')
  }
  if (step === 'sent') {
    return (
      <p ref={thanks} className="comment-reported" tabIndex={-1}>
        {comments.reported}
      </p>
    )
  }
  return (
    <div className="comment-report">
      <button
        ref={button}
        type="button"
        className="text-button"
        aria-label={comments.report_comment_of({ author })}
        aria-expanded={step === 'open'}
        onClick={() => setStep(step === 'open' ? 'closed' : 'open')}
      >
        {comments.report}
      </button>
      {step === 'open' ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <fieldset>
            <legend>{comments.what_is_wrong({ author })}</legend>
            {reportReasons.map((one) => (
              <label key={one} htmlFor={`${id}-${one}`}>
                <input
                  id={`${id}-${one}`}
                  type="radio"
                  name={id}
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                />{' '}
                {words()[one]}
              </label>
            ))}
          </fieldset>
          <button type="submit" className="button button-small" aria-busy={isBusy}>
            {comments.send_report}
          </button>{' '}
          <button type="button" className="text-button" onClick={close}>
            {common.cancel}
          </button>
        </form>
      ) : null}
    </div>
  )
}
