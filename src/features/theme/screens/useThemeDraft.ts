/**
 * What the theme screen changes before it is applied: steps back and forth, also over what was applied meanwhile, Apply with its undo,
 * and the choice where somebody else was faster.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { refresh, showFailure } from '#ui/useCall.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import { back, begin, change, endGesture, forward } from '../history.ts'
import type { Draft, ThemeState } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { draftOf, isSameDraft } from './draft.ts'

export const themePath = '/api/theme'
/** Whose answers are old when the theme has changed. */
const old = [themePath, '/api/options', '/api/init']

export function useThemeDraft(saved: ThemeState) {
  const client = useQueryClient()
  const showUndo = useUndoNotice()
  const [history, setHistory] = useState(() => begin(draftOf(saved)))
  /** What the changes here began from. */
  const [base, setBase] = useState(saved)
  /** How many steps led to what visitors see. */
  const [applied, setApplied] = useState(0)
  const [isBusy, setBusy] = useState(false)
  /** What was changed here of themes that are not chosen now. */
  const [left, setLeft] = useState<Readonly<Record<string, Draft['look']>>>({})
  const [meanwhile, setMeanwhile] = useState<ThemeState | null>(null)
  const draft = history.now
  const isChanged = !isSameDraft(draft, base)
  const [seen, setSeen] = useState(saved.version)
  // The theme came anew (taken back, changed elsewhere): what nobody has changed here follows it.
  if (seen !== saved.version) {
    setSeen(saved.version)
    if (saved.version !== base.version && !isChanged) {
      setBase(saved)
      stepTo(saved)
    }
  }

  /** What visitors see now is a step of its own, from which those before it are still reached. */
  function stepTo(state: ThemeState) {
    const next = change(history, draftOf(state))
    setHistory(next)
    setApplied(next.past.length)
  }

  async function apply(basedOn = base.version) {
    if (isBusy || !isChanged) return
    setBusy(true)
    try {
      const now = await call<ThemeState>('POST', themePath, { ...draft, based_on: basedOn })
      setBase(now)
      setLeft({})
      setHistory(endGesture)
      setApplied(history.past.length)
      await refresh(client, old)
      showUndo(themeScreen.applied, {
        path: themePath,
        input: { ...draftOf(base), based_on: now.version },
        old,
        failed: themeScreen.not_undone,
      })
    } catch (error) {
      if (error instanceof CallError && error.code === 'theme.changed')
        setMeanwhile(await call<ThemeState>('GET', themePath).catch(() => null))
      else showFailure(error, themeScreen.not_applied)
    }
    setBusy(false)
  }

  /** Another theme, with what was set for it: here before, or when the site wore it last. */
  function choose(theme: string) {
    if (theme === draft.theme) return
    const stored = theme === base.theme ? base.look : (base.looks[theme] ?? {})
    setLeft({ ...left, [draft.theme]: draft.look })
    setHistory((now) => change(now, { ...now.now, theme, look: left[theme] ?? stored }))
  }

  return {
    draft,
    choose,
    /** What visitors see, as far as it is known here. */
    base,
    isChanged,
    isBusy,
    changes: isChanged ? Math.max(1, Math.abs(history.past.length - applied)) : 0,
    undo: history.past.length > 0 ? () => setHistory(back) : null,
    redo: history.future.length > 0 ? () => setHistory(forward) : null,
    set: (next: Partial<Draft>, gesture: string | null = null) =>
      setHistory((now) => change(now, { ...now.now, ...next }, gesture)),
    endStep: () => setHistory(endGesture),
    discard: () => setHistory((now) => change(now, draftOf(base))),
    apply,
    /** What somebody else applied while it was being changed here. */
    meanwhile,
    decide: {
      later: () => setMeanwhile(null),
      mine() {
        setMeanwhile(null)
        void apply(meanwhile?.version)
      },
      theirs() {
        setMeanwhile(null)
        if (!meanwhile) return
        setBase(meanwhile)
        stepTo(meanwhile)
        void refresh(client, old)
      },
    },
  }
}
