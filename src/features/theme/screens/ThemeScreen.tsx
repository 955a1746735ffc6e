/**
 * The look of the site beside its pages: what is changed shows at once on real pages in light and dark, and reaches visitors when it
 * is applied.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { useCommands, useSaveShortcut } from '#ui/commands.ts'
import { Loaded } from '#ui/states.tsx'
import { fontFaces, fontsWorn, ownFaces, ownFontsWorn } from '#ui/siteFonts.ts'
import { refresh, showFailure, useCall } from '#ui/useCall.ts'
import { useLeaveWarning } from '#ui/useLeaveWarning.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import { back, begin, change, endGesture, forward } from '../history.ts'
import { sheetOf } from '../look.ts'
import type { Draft, ThemeState } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ColourPart } from './ColourPart.tsx'
import { draftOf, isSameDraft, previewUrl } from './draft.ts'
import { FontPart } from './FontPart.tsx'
import { fontUrl } from './fontFiles.ts'
import { LogoPart } from './LogoPart.tsx'
import type { PartProps } from './parts.ts'
import { PresetPart } from './PresetPart.tsx'
import { Preview } from './Preview.tsx'
import { ShapePart } from './ShapePart.tsx'
import { ThemeBar } from './ThemeBar.tsx'
import './theme.css'

const path = '/api/theme'
/** Whose answers are old when the theme has changed. */
const old = [path, '/api/options', '/api/init']

export default function ThemeScreen() {
  const query = useCall<ThemeState>(path)
  return (
    <div className="theme-screen">
      <Loaded query={query} rows={8}>
        {(saved) => <Theme saved={saved} />}
      </Loaded>
    </div>
  )
}

/** Null: the part of the logos, which are no design values. */
const parts: readonly { name: string; title: string; Controls: ComponentType<PartProps> | null }[] = [
  { name: 'presets', title: themeScreen.presets, Controls: PresetPart },
  { name: 'logo', title: themeScreen.logo, Controls: null },
  { name: 'colours', title: themeScreen.colours, Controls: ColourPart },
  { name: 'fonts', title: themeScreen.fonts, Controls: FontPart },
  { name: 'shapes', title: themeScreen.shapes, Controls: ShapePart },
]

function Theme({ saved }: { saved: ThemeState }) {
  const client = useQueryClient()
  const showUndo = useUndoNotice()
  const [history, setHistory] = useState(() => begin(draftOf(saved)))
  /** What the changes here began from. */
  const [base, setBase] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState('colours')
  const [meanwhile, setMeanwhile] = useState<ThemeState | null>(null)
  const draft = history.now
  const { look } = draft
  const isChanged = !isSameDraft(draft, base)
  const [seen, setSeen] = useState(saved.version)
  // The theme came anew (taken back, changed elsewhere): what nobody has changed here follows it.
  if (seen !== saved.version) {
    setSeen(saved.version)
    if (saved.version !== base.version && !isChanged) {
      setBase(saved)
      setHistory(begin(draftOf(saved)))
    }
  }
  useEffect(() => {
    document.title = themeScreen.title
  }, [])
  useLeaveWarning(isChanged)

  const undo = history.past.length > 0 ? () => setHistory(back) : null
  const redo = history.future.length > 0 ? () => setHistory(forward) : null
  const set = (next: Partial<Draft>, gesture: string | null = null) =>
    setHistory((now) => change(now, { ...now.now, ...next }, gesture))

  async function apply(basedOn = base.version) {
    if (isBusy || !isChanged) return
    setBusy(true)
    try {
      const applied = await call<ThemeState>('POST', path, { ...draft, based_on: basedOn })
      setBase(applied)
      setHistory(begin(draftOf(applied)))
      await refresh(client, old)
      showUndo(themeScreen.applied, {
        path,
        input: { ...draftOf(base), based_on: applied.version },
        old,
        failed: themeScreen.not_undone,
      })
    } catch (error) {
      if (error instanceof CallError && error.code === 'theme.changed')
        setMeanwhile(await call<ThemeState>('GET', path).catch(() => null))
      else showFailure(error, themeScreen.not_applied)
    }
    setBusy(false)
  }
  useSaveShortcut(() => void apply())
  useCommands([
    { id: 'theme:apply', title: themeScreen.apply, group: themeScreen.title, run: () => void apply() },
    ...parts.map(({ name, title }) => ({
      id: `theme:${name}`,
      title,
      group: themeScreen.title,
      run: () => setShown(name),
    })),
  ])

  const part = parts.find(({ name }) => name === shown)
  return (
    <div
      className="theme-layout"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        if (event.shiftKey) redo?.()
        else undo?.()
      }}
    >
      <ThemeBar
        changes={isChanged ? Math.max(1, history.past.length) : 0}
        isBusy={isBusy}
        onUndo={undo}
        onRedo={redo}
        onDiscard={() => setHistory((now) => change(now, draftOf(base)))}
        onApply={() => void apply()}
      />
      <nav className="theme-parts" aria-label={themeScreen.parts}>
        {parts.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            aria-current={shown === name || undefined}
            onClick={() => setShown(name)}
          >
            {title}
          </button>
        ))}
      </nav>
      <section className="theme-controls" aria-label={part?.title}>
        <h2>{part?.title}</h2>
        {part?.Controls ? (
          <part.Controls
            look={look}
            fonts={saved.fonts}
            onChange={(next, gesture) => set({ look: next }, gesture)}
            onEnd={() => setHistory(endGesture)}
            onUndo={undo}
          />
        ) : (
          <LogoPart draft={draft} onChange={(next) => set(next)} />
        )}
      </section>
      <Preview
        css={sheetOf(
          look,
          fontFaces(fontsWorn(look), fontUrl, 'swap') + ownFaces(ownFontsWorn(look, saved.fonts), 'swap'),
        )}
        urlOf={(page) => previewUrl(page, draft, saved)}
        text={isChanged ? themeScreen.only_you : themeScreen.everybody}
      />
      {meanwhile && (
        <ChangedMeanwhile
          theirs={meanwhile}
          onCancel={() => setMeanwhile(null)}
          onReplace={() => {
            setMeanwhile(null)
            void apply(meanwhile.version)
          }}
          onTake={() => {
            setMeanwhile(null)
            setBase(meanwhile)
            setHistory((now) => change(now, draftOf(meanwhile)))
            void refresh(client, old)
          }}
        />
      )}
    </div>
  )
}
