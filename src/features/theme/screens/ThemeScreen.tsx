/**
 * The look of the site beside its pages: what is changed shows at once on real pages in light and dark, and reaches visitors when it
 * is applied.
 */
import { useEffect, useState, type ComponentType } from 'react'
import { useCommands, useSaveShortcut } from '#ui/commands.ts'
import { Loaded } from '#ui/states.tsx'
import { fontFaces, fontsWorn, ownFaces, ownFontsWorn } from '#ui/siteFonts.ts'
import { useCall } from '#ui/useCall.ts'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { sheetOf, shownPalette } from '../look.ts'
import type { ThemeState } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import { AppliedBefore } from './AppliedBefore.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ColourPart } from './ColourPart.tsx'
import { overTheme, previewUrl } from './draft.ts'
import { FontPart } from './FontPart.tsx'
import { fontUrl } from './fontFiles.ts'
import { LogoPart } from './LogoPart.tsx'
import { LookFile } from './LookFile.tsx'
import type { PartProps } from './parts.ts'
import { PresetPart } from './PresetPart.tsx'
import { Preview } from './Preview.tsx'
import { ShapePart } from './ShapePart.tsx'
import { ThemeBar } from './ThemeBar.tsx'
import { ThemesPart } from './ThemesPart.tsx'
import { themePath, useThemeDraft } from './useThemeDraft.ts'
import './theme.css'

export default function ThemeScreen() {
  const query = useCall<ThemeState>(themePath)
  return (
    <div className="theme-screen">
      <Loaded query={query} rows={8}>
        {(saved) => <Theme saved={saved} />}
      </Loaded>
    </div>
  )
}

/** Null: what is no design value, the theme and the logos. */
const parts: readonly { name: string; title: string; Controls: ComponentType<PartProps> | null }[] = [
  { name: 'themes', title: themeScreen.themes, Controls: null },
  { name: 'presets', title: themeScreen.presets, Controls: PresetPart },
  { name: 'logo', title: themeScreen.logo, Controls: null },
  { name: 'colours', title: themeScreen.colours, Controls: ColourPart },
  { name: 'fonts', title: themeScreen.fonts, Controls: FontPart },
  { name: 'shapes', title: themeScreen.shapes, Controls: ShapePart },
]

function Theme({ saved }: { saved: ThemeState }) {
  const theme = useThemeDraft(saved)
  const { draft, isChanged, undo, redo, set } = theme
  const own = saved.themes.find(({ name }) => name === draft.theme)?.tokens ?? {}
  const look = { ...own, ...draft.look }
  const [hasAll, setAll] = useState(false)
  const [shown, setShown] = useState('colours')
  useEffect(() => {
    document.title = themeScreen.title
  }, [])
  useSaveShortcut(() => void theme.apply())
  useCommands([
    { id: 'theme:apply', title: themeScreen.apply, group: themeScreen.title, run: () => void theme.apply() },
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
      <LeaveWarning isChanged={isChanged} />
      <ThemeBar
        changes={theme.changes}
        isBusy={theme.isBusy}
        onUndo={undo}
        onRedo={redo}
        onDiscard={theme.discard}
        onApply={() => void theme.apply()}
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
      {/* Each part begins at its top. */}
      <section key={shown} className="theme-controls" aria-label={part?.title}>
        <h2>{part?.title}</h2>
        {part?.Controls ? (
          <part.Controls
            look={look}
            own={own}
            fonts={saved.fonts}
            onChange={(next, gesture) => set({ look: overTheme(next, own) }, gesture)}
            onEnd={theme.endStep}
            onUndo={undo}
          />
        ) : shown === 'themes' ? (
          <ThemesPart
            themes={saved.themes}
            chosen={draft.theme}
            onChoose={(name) => {
              theme.choose(name)
              setAll(true)
            }}
          />
        ) : (
          <LogoPart draft={draft} ground={shownPalette(look).bg} onChange={(next) => set(next)} />
        )}
        {shown === 'presets' && (
          <>
            <AppliedBefore before={saved.before} themes={saved.themes} onChoose={(next) => set(next)} />
            <LookFile draft={draft} themes={saved.themes} onImport={(next) => set(next)} />
          </>
        )}
      </section>
      <Preview
        css={sheetOf(
          look,
          fontFaces(fontsWorn(look), fontUrl, 'swap') + ownFaces(ownFontsWorn(look, saved.fonts), 'swap'),
        )}
        urlOf={(page) => previewUrl(page, draft)}
        hasAll={hasAll}
        onAll={setAll}
        text={isChanged ? themeScreen.only_you : themeScreen.everybody}
      />
      {theme.meanwhile && (
        <ChangedMeanwhile
          theirs={theme.meanwhile}
          onCancel={theme.decide.later}
          onReplace={theme.decide.mine}
          onTake={theme.decide.theirs}
        />
      )}
    </div>
  )
}
