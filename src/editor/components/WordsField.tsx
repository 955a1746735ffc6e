/** A text of a component where it is used: written as on the canvas, with its marks, in a field of the panel. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TextActions } from '../canvas/textActions.ts'
import { loadWriting } from '../canvas/loadWriting.ts'
import { components as texts } from './texts/components.ts'

interface WordsProps {
  id: string
  /** Id of what names it. */
  labelledBy: string
  title: string
  /** Rich text without blocks. */
  value: string
  onChange(html: string): void
}

export function WordsField({ id, labelledBy, title, value, onChange }: WordsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const text = useRef<{ sync(html: string): void } | null>(null)
  const changed = useEffectEvent(onChange)
  const first = useEffectEvent(() => value)
  useEffect(() => {
    let isShown = true
    let destroy = (): void => undefined
    void loadWriting().then(
      ({ mountText }) => {
        const mount = box.current?.firstElementChild
        if (!isShown || !(mount instanceof HTMLElement)) return
        let at = { anchor: 0, head: 0 }
        const handle = mountText(mount, first(), {
          ...alone,
          placeholder: title,
          changed: (html) => changed(html),
          caret: (anchor, head) => void (at = { anchor, head }),
        })
        const edge = handle.view.dom
        edge.id = id
        edge.removeAttribute('aria-label')
        edge.setAttribute('aria-labelledby', labelledBy)
        text.current = { sync: (html) => handle.sync(html, at.anchor, at.head) }
        destroy = () => handle.destroy()
      },
      () => void (isShown && setFailed(true)),
    )
    return () => {
      isShown = false
      text.current = null
      destroy()
    }
  }, [id, labelledBy, title])
  useEffect(() => text.current?.sync(value), [value])
  if (hasFailed) return <p className="problem">{texts.words_failed}</p>
  return (
    <div className="component-words" ref={box}>
      <div />
    </div>
  )
}

const no = () => false

/** The keys of a text that is no block: it ends where it ends. */
const alone: Omit<TextActions, 'placeholder' | 'changed' | 'caret'> = {
  split: () => undefined,
  leaveList: no,
  makeList: () => true,
  addSection: () => true,
  deleteAtEnd: no,
  backspaceAtStart: no,
  selectBlocks: no,
  leave: no,
  shortcut: no,
  typed: () => undefined,
  align: () => undefined,
  escape: () => undefined,
  isEdited: () => true,
  undoBeyond: no,
  redoBeyond: no,
  editLink: () => undefined,
  full: () => undefined,
}
