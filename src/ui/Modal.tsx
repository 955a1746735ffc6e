/** Modal with cancel and ok buttons (F-UI-01). The browser's own dialog traps the focus; Esc cancels. */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { FormProblems } from './FormProblems.tsx'
import type { FieldNames } from './fieldProblems.ts'
import { common } from './texts/common.ts'

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
      </form>
    </dialog>
  )
}
