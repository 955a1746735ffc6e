/** What is around the page for its panels: the line below it, and the bars that make a panel wider. */
import { PanelLeft, PanelRight } from 'lucide-react'
import { ResizeHandle } from '#ui/ResizeHandle.tsx'
import { Breadcrumbs } from './outline/Breadcrumbs.tsx'
import { sideTexts } from './texts/sideTexts.ts'
import { WordCount } from './WordCount.tsx'
import { type Side, type Sides, sideBounds } from './useSides.ts'

export function Foot({ sides, openHelp }: { sides: Sides; openHelp(): void }) {
  return (
    <>
      <FoldButton side="outline" sides={sides} />
      <Breadcrumbs />
      <WordCount />
      <button type="button" className="editor-keys" onClick={openHelp}>
        {sideTexts.keys} <kbd>?</kbd>
      </button>
      <FoldButton side="settings" sides={sides} />
    </>
  )
}

export function SideHandle({ side, sides: { widths, resize } }: { side: Side; sides: Sides }) {
  return (
    <ResizeHandle
      label={side === 'outline' ? sideTexts.outline_width : sideTexts.settings_width}
      edge={side === 'outline' ? 'end' : 'start'}
      width={widths[side]}
      {...sideBounds[side]}
      onResize={(next) => resize(side, next)}
    />
  )
}

/** Folds a panel away, for a larger page, and opens it again. */
function FoldButton({ side, sides: { folded, fold } }: { side: Side; sides: Sides }) {
  const isOpen = !folded[side]
  const Icon = side === 'outline' ? PanelLeft : PanelRight
  return (
    <button
      type="button"
      className="editor-icon editor-fold"
      aria-label={side === 'outline' ? sideTexts.outline_panel : sideTexts.settings_panel}
      aria-expanded={isOpen}
      data-tip={isOpen ? sideTexts.hide_panel : sideTexts.show_panel}
      onClick={() => fold(side, isOpen)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
