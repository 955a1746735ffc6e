/**
 * The look of the site beside its pages: what is changed shows at once on real pages in light and dark, and reaches visitors when it
 * is applied.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ComponentType } from 'react'
import { call } from '#platform/client/call.ts'
import { useCommands, useSaveShortcut } from '#ui/commands.ts'
import { Loaded } from '#ui/states.tsx'
import { fontFaces, fontsWorn } from '#ui/siteFonts.ts'
import { refresh, showFailure, useCall } from '#ui/useCall.ts'
import { useLeaveWarning } from '#ui/useLeaveWarning.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import { back, begin, change, endGesture, forward } from '../history.ts'
import { isSameLook, sheetOf, type Look } from '../look.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { ColourPart } from './ColourPart.tsx'
import { FontPart } from './FontPart.tsx'
import { fontUrl } from './fontFiles.ts'
import type { PartProps } from './parts.ts'
import { PresetPart } from './PresetPart.tsx'
import { Preview } from './Preview.tsx'
import { ShapePart } from './ShapePart.tsx'
import { ThemeBar } from './ThemeBar.tsx'
import './theme.css'

const setting = '/api/options/theme_tokens'

export default function ThemeScreen() {
  const query = useCall<Look>(setting)
  return (
    <div className="theme-screen">
      <Loaded query={query} rows={8}>
        {(saved) => <Theme saved={saved} />}
      </Loaded>
    </div>
  )
}

interface Part {
  name: string
  title: string
  Controls: ComponentType<PartProps>
}

const parts: readonly Part[] = [
  { name: 'presets', title: themeScreen.presets, Controls: PresetPart },
  { name: 'colours', title: themeScreen.colours, Controls: ColourPart },
  { name: 'fonts', title: themeScreen.fonts, Controls: FontPart },
  { name: 'shapes', title: themeScreen.shapes, Controls: ShapePart },
]

function Theme({ saved }: { saved: Look }) {
  const client = useQueryClient()
  const showUndo = useUndoNotice()
  const [history, setHistory] = useState(() => begin(saved))
  const [base, setBase] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState('colours')
  const look = history.now
  const isChanged = !isSameLook(look, saved)
  // The setting came anew (applied, taken back, changed elsewhere): what nobody has changed here follows it.
  if (!isSameLook(base, saved)) {
    setBase(saved)
    if (isSameLook(look, base)) setHistory(begin(saved))
  }
  useEffect(() => {
    document.title = themeScreen.title
  }, [])
  useLeaveWarning(isChanged)

  const undo = history.past.length > 0 ? () => setHistory(back) : null
  const redo = history.future.length > 0 ? () => setHistory(forward) : null

  async function apply() {
    if (isBusy || !isChanged) return
    setBusy(true)
    try {
      const value = Object.keys(look).length > 0 ? look : null
      await call('POST', '/api/options', { name: 'theme_tokens', value })
      await refresh(client, [setting, '/api/options'])
      showUndo(themeScreen.applied, {
        path: '/api/options',
        input: { name: 'theme_tokens', value: saved },
        old: [setting, '/api/options'],
        failed: themeScreen.not_undone,
      })
    } catch (error) {
      showFailure(error, themeScreen.not_applied)
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

  const { Controls } = parts.find(({ name }) => name === shown) ?? { Controls: ColourPart }
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
        onDiscard={() => setHistory((now) => change(now, saved))}
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
      <section className="theme-controls" aria-label={parts.find(({ name }) => name === shown)?.title}>
        <h2>{parts.find(({ name }) => name === shown)?.title}</h2>
        <Controls
          look={look}
          onChange={(next, gesture) => setHistory((now) => change(now, next, gesture))}
          onEnd={() => setHistory(endGesture)}
          onUndo={undo}
        />
      </section>
      <Preview
        css={sheetOf(look, fontFaces(fontsWorn(look), fontUrl, 'swap'))}
        text={isChanged ? themeScreen.only_you : themeScreen.everybody}
      />
    </div>
  )
}
