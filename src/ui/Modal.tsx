/**
 * Modal with cancel and ok buttons (F-UI-01). The browser's own dialog traps the focus; Esc cancels, and asks first where
 * something was typed: it is pressed by mistake more easily than a button.
 */
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { FormProblems } from './FormProblems.tsx'
import type { FieldNames } from './fieldProblems.ts'
import { common } from './texts/common.ts'
import { discard } from './texts/discard.ts'

interface ModalProps {
  title: string
  onCancel: () => void
  onOk?: () => void
  okLabel?: string
  cancelLabel?: string
  /** Another way to go on, beside the one that is meant. */
  other?: { label: string; run: () => void }
  isDanger?: boolean
  isBusy?: boolean
  isWide?: boolean
  /** It rises from the lower edge, where a thumb reaches it. */
  isSheet?: boolean
  /** It holds words only: what does not fit is scrolled by keys in a part that takes the focus itself. */
  isWords?: boolean
  /** What its call was answered: told at the fields, the rest above them. */
  error?: unknown
  /** As of FormProblems. */
  names?: FieldNames | undefined
  tries?: number
  children: ReactNode
}

export function Modal(props: ModalProps) {
  const {
    title,
    onCancel,
    onOk,
    okLabel = 'OK',
    cancelLabel = common.cancel,
    other,
    isDanger,
    isBusy,
    isWide,
    isSheet,
    isWords,
    error,
    names,
    tries,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Before it is taken out of the page: a dialog that is gone already gives the focus back to nobody.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (opened && !opened.open) opened.showModal()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`modal ${isWide ? 'wide' : ''} ${isSheet ? 'sheet' : ''}`}
      aria-labelledby={titleId}
      onInput={(event) => {
        if (isOf(event, dialog.current)) setTyped(true)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOf(event, dialog.current)) return
        if (!isAsking && !(isTyped && isFilledIn(dialog.current))) return
        // The browser would close it at the second Esc, whatever the first one was answered.
        event.preventDefault()
        setAsking(!isAsking)
      }}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          // React hands on to the form around a picker what is done in the picker.
          event.stopPropagation()
          onOk?.()
        }}
      >
        <h2 id={titleId}>{title}</h2>
        <div
          className="modal-body"
          {...(isWords ? { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 } : {})}
        >
          <FormProblems error={error ?? null} names={names} tries={tries}>
            {children}
          </FormProblems>
        </div>
        {isAsking ? (
          <Question onKeep={() => setAsking(false)} onDiscard={onCancel} />
        ) : (
          <div className="row end">
            <button type="button" className="button" onClick={onCancel}>
              {cancelLabel}
            </button>
            {other && (
              <button type="button" className="button" disabled={isBusy} onClick={other.run}>
                {other.label}
              </button>
            )}
            {onOk && (
              <button type="submit" className={`button ${isDanger ? 'danger' : 'primary'}`} disabled={isBusy}>
                {okLabel}
              </button>
            )}
          </div>
        )}
      </form>
    </dialog>
  )
}

/** What happens in a dialog that was opened from this one is its own: React hands it on, the page does not. */
function isOf({ target }: SyntheticEvent, dialog: HTMLDialogElement | null): boolean {
  return target instanceof Element && target.closest('dialog') === dialog
}

/** A form that was sent and is empty again loses nothing. */
function isFilledIn(dialog: HTMLDialogElement | null): boolean {
  const fields = dialog?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=search], [type=checkbox], [type=radio]), textarea',
  )
  return [...(fields ?? [])].some(({ value }) => value.trim() !== '')
}

function Question({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
    keep.current?.focus()
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])
  return (
    <div className="row end" role="alertdialog" aria-label={discard.question}>
      <span>{discard.question}</span>
      <div className="row">
        <button ref={keep} type="button" className="button" onClick={onKeep}>
          {discard.keep_editing}
        </button>
        <button type="button" className="button danger" onClick={onDiscard}>
          {discard.discard}
        </button>
      </div>
    </div>
  )
}
