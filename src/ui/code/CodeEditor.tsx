/**
 * A text of code with line numbers, marks of its language and its faults at their lines (F-UI-21, F-EDIT-08). It is in a
 * shadow root: its styles need no exception from the content policy, and its keys and clipboard are its own. Tab indents;
 * Esc and then Tab leaves.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { lintGutter, linter } from '@codemirror/lint'
import { Annotation, Compartment, EditorState, Prec } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { loadLanguage } from './languages.ts'
import { ownReplacement } from './ownReplacement.ts'
import { type CodeProblem, codeProblems } from './problems.ts'
import { codeMarks, codeTheme } from './theme.ts'
import { fields } from '../texts/fields.ts'

export interface CodeEditorProps {
  label: string
  /** As the code block names languages; unknown ones are plain text. */
  language: string
  value: string
  describedBy?: string
  /** True: it is written in at once. */
  isFirst?: boolean
  onChange(value: string): void
}

/** Set on what comes from outside: it is no typing. */
const fromOutside = Annotation.define<boolean>()
const lintDelayMs = 400

export default function CodeEditor({ label, language, value, isFirst = false, onChange }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const opened = useRef<{ view: EditorView; language: Compartment } | null>(null)
  const [problems, setProblems] = useState<CodeProblem[]>([])
  const changed = useEffectEvent(onChange)
  const initial = useEffectEvent(() => value)

  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open', delegatesFocus: true })
    const languagePart = new Compartment()
    const view = new EditorView({
      parent: shadow,
      state: EditorState.create({
        doc: initial(),
        extensions: [
          Prec.highest(keymap.of([{ key: 'Escape', run: letTabLeave }])),
          keymap.of([indentWithTab, ...defaultKeymap, ...historyKeymap]),
          lineNumbers(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          history(),
          bracketMatching(),
          indentOnInput(),
          lintGutter(),
          ownReplacement,
          linter(
            (asked) => {
              const found = codeProblems(asked.state)
              setProblems(found)
              return found.map(({ from, to, message }) => ({ from, to, message, severity: 'error' as const }))
            },
            { delay: lintDelayMs },
          ),
          EditorState.tabSize.of(2),
          EditorView.lineWrapping,
          syntaxHighlighting(codeMarks),
          codeTheme,
          languagePart.of([]),
          EditorView.contentAttributes.of({
            'aria-label': label,
            'aria-description': fields.code_keys,
            spellcheck: 'false',
            autocapitalize: 'off',
          }),
          EditorView.updateListener.of((update) => {
            const isTyped =
              update.docChanged && !update.transactions.some((one) => one.annotation(fromOutside))
            if (isTyped) changed(update.state.doc.toString())
            if (update.focusChanged && !update.view.hasFocus) update.view.setTabFocusMode(false)
          }),
        ],
      }),
    })
    opened.current = { view, language: languagePart }
    // The window's single keys (go to a screen, remove a block) are not meant while code is written.
    const keep = (event: KeyboardEvent) => {
      const isCommand = (event.metaKey || event.ctrlKey) && ['s', 'k'].includes(event.key.toLowerCase())
      if (!isCommand) event.stopPropagation()
    }
    place.addEventListener('keydown', keep)
    // A dialog gives the focus to what comes first in it, once it is open.
    const focusing = requestAnimationFrame(() => isFirst && view.focus())
    return () => {
      cancelAnimationFrame(focusing)
      place.removeEventListener('keydown', keep)
      opened.current = null
      view.destroy()
    }
  }, [label, isFirst])

  useEffect(() => {
    let isGone = false
    void loadLanguage(language).then((support) => {
      const { view, language: part } = opened.current ?? {}
      if (!isGone) view?.dispatch({ effects: part?.reconfigure(support ?? []) })
    })
    return () => {
      isGone = true
    }
  }, [language, label])

  // Undo, a conflict or another version: what is shown follows; what was just typed is the same text and stays.
  useEffect(() => {
    const view = opened.current?.view
    if (view && view.state.doc.toString() !== value) {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: value },
        annotations: fromOutside.of(true),
      })
    }
  }, [value])

  const [first] = problems
  return (
    <>
      <div ref={host} className="code-editor" />
      <span className="code-state" role="status">
        {first ? (
          <span className="bad">
            {[
              fields.line({ line: first.line, message: first.message }),
              ...(problems.length > 1 ? [fields.and_more({ count: problems.length - 1 })] : []),
            ].join(' ')}
          </span>
        ) : (
          <span className="muted">{fields.code_leave}</span>
        )}
      </span>
    </>
  )
}

/** The first Esc gives Tab back to the page; another one goes to what is around. */
function letTabLeave(view: EditorView): boolean {
  const wasOn = leaving.has(view)
  if (wasOn) return false
  view.setTabFocusMode(true)
  leaving.add(view)
  const end = () => {
    leaving.delete(view)
    view.setTabFocusMode(false)
  }
  view.contentDOM.addEventListener('blur', end, { once: true })
  view.contentDOM.addEventListener('beforeinput', end, { once: true })
  return true
}

const leaving = new WeakSet<EditorView>()
