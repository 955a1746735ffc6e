/** The bar above the theme screen: how much is changed, steps back and forth, discard and apply. */
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { common } from '#ui/texts/common.ts'
import { themeScreen } from '../texts/themeScreen.ts'

interface ThemeBarProps {
  /** Steps since what visitors see. */
  changes: number
  isBusy: boolean
  /** Null where there is no step. */
  onUndo: (() => void) | null
  onRedo: (() => void) | null
  onDiscard: () => void
  onApply: () => void
}

export function ThemeBar({ changes, isBusy, onUndo, onRedo, onDiscard, onApply }: ThemeBarProps) {
  return (
    <header className="theme-bar">
      <Link className="icon-button" href="/user" aria-label={themeScreen.back}>
        <ArrowLeft size={18} className="turns" aria-hidden />
      </Link>
      <div className="theme-name">
        <h1>{themeScreen.title}</h1>
        <span className="muted small-text" role="status">
          {changes > 0 ? themeScreen.changes({ count: changes }) : themeScreen.no_changes}
        </span>
      </div>
      <div className="theme-acts">
        <button
          type="button"
          className="icon-button"
          aria-label={common.undo}
          disabled={!onUndo}
          onClick={() => onUndo?.()}
        >
          <Undo2 size={18} aria-hidden />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={common.redo}
          disabled={!onRedo}
          onClick={() => onRedo?.()}
        >
          <Redo2 size={18} aria-hidden />
        </button>
        <button type="button" className="button plain" disabled={changes === 0} onClick={onDiscard}>
          {themeScreen.discard}
        </button>
        <button type="button" className="button primary" disabled={changes === 0 || isBusy} onClick={onApply}>
          {themeScreen.apply}
        </button>
      </div>
    </header>
  )
}
