/**
 * The question before a screen is left over what is not saved: the browser's own where the window closes or another site opens,
 * ours on the way to another screen, by a link as by the browser's Back. For the latter it takes the Navigation API (Chrome 102,
 * Safari 26.2, Firefox 147); an older browser asks for the window alone.
 */
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { Modal } from './Modal.tsx'
import { discard } from './texts/discard.ts'
import { leaving } from './texts/leaving.ts'

interface LeaveProps {
  isChanged: boolean
  /** What is shown depends on the query of the URL, too: another one takes it away. */
  isOfQuery?: boolean
}

/** Asks for as long as something is changed. */
export function LeaveWarning({ isChanged, isOfQuery = false }: LeaveProps) {
  const [, go] = useLocation()
  /** Goes on to where somebody was about to go; null: nobody is asked. */
  const [leave, setLeave] = useState<{ now: () => void } | null>(null)
  const isDiscarded = useRef(false)
  useEffect(() => {
    if (!isChanged) return
    isDiscarded.current = false
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDiscarded.current) event.preventDefault()
    }
    function ask(event: NavigateEvent) {
      const { key, sameDocument, url } = event.destination
      const to = new URL(url)
      const isElsewhere = to.pathname !== location.pathname || (isOfQuery && to.search !== location.search)
      // Another document is asked about by the browser.
      if (!isElsewhere || !sameDocument || !event.cancelable || isDiscarded.current) return
      event.preventDefault()
      const isBack = event.navigationType === 'traverse'
      setLeave({
        now() {
          if (isBack) globalThis.navigation.traverseTo(key)
          else go(`${to.pathname}${to.search}${to.hash}`)
        },
      })
    }
    addEventListener('beforeunload', warn)
    globalThis.navigation?.addEventListener('navigate', ask)
    return () => {
      removeEventListener('beforeunload', warn)
      globalThis.navigation?.removeEventListener('navigate', ask)
    }
  }, [isChanged, isOfQuery, go])

  if (!leave) return null
  // Within a form the dialog's own form would not be sent.
  return createPortal(
    <Modal
      title={discard.question}
      isDanger
      isWords
      okLabel={discard.discard}
      cancelLabel={discard.keep_editing}
      onCancel={() => setLeave(null)}
      onOk={() => {
        isDiscarded.current = true
        setLeave(null)
        leave.now()
      }}
    >
      <p>{leaving.unsaved}</p>
    </Modal>,
    document.body,
  )
}
