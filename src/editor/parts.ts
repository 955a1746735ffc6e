/**
 * What the editor does not need to take the first key: menus, dialogs, panels. Each loads when it is first shown, and all
 * of them, with the views of every block, when the canvas stands and the browser is idle. What is always around the canvas
 * comes as soon as that stands: before, it would only keep it waiting.
 */
import type { ComponentType } from 'react'
import { loadViews } from '#blocks/lazyViews.ts'
import { loadWhenIdle, onDemand } from '#ui/onDemand.tsx'
import { loadConverters } from './commands/clipboardEvents.ts'
import { canvasReady } from './canvas/canvasReady.ts'
import { BlockPanel, ChecksPanel } from './panels/panelsOnDemand.ts'

const around = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  onDemand(() => canvasReady.then(fetchPart))

export const ViewControls = around(() => import('./ViewControls.tsx').then((part) => part.ViewControls))
export const InsertMenu = onDemand(() => import('./commands/InsertMenu.tsx').then((part) => part.InsertMenu))
export const BlockMenu = onDemand(() => import('./commands/BlockMenu.tsx').then((part) => part.BlockMenu))
export const PaletteCommands = around(() =>
  import('./commands/PaletteCommands.tsx').then((part) => part.PaletteCommands),
)
export const FindBar = onDemand(() => import('./commands/FindBar.tsx').then((part) => part.FindBar))
export const LinkDialog = onDemand(() => import('./commands/LinkDialog.tsx').then((part) => part.LinkDialog))
export const HelpDialog = onDemand(() => import('./commands/HelpDialog.tsx').then((part) => part.HelpDialog))
export const RenameDialog = onDemand(() =>
  import('./outline/RenameDialog.tsx').then((part) => part.RenameDialog),
)
export const ReusableDialog = onDemand(() =>
  import('./commands/ReusableDialog.tsx').then((part) => part.ReusableDialog),
)
export const ConflictDialog = onDemand(() =>
  import('./saving/ConflictDialog.tsx').then((part) => part.ConflictDialog),
)
export const PlannedAt = onDemand(() => import('./saving/PlannedAt.tsx').then((part) => part.PlannedAt))
export const PresenceBanner = around(() =>
  import('./saving/PresenceBanner.tsx').then((part) => part.PresenceBanner),
)
export const SidePanel = around(() => import('./panels/SidePanel.tsx').then((part) => part.SidePanel))
export const DropLayer = around(() => import('./canvas/DropLayer.tsx').then((part) => part.DropLayer))
export const Gestures = around(() => import('./canvas/Gestures.tsx').then((part) => part.Gestures))
export const Overlay = around(() => import('./canvas/Overlay.tsx').then((part) => part.Overlay))
export const Outline = around(() => import('./outline/Outline.tsx').then((part) => part.Outline))
export const SaveNotice = around(() => import('./saving/notices.tsx').then((part) => part.SaveNotice))
export const KeptNotice = around(() => import('./saving/notices.tsx').then((part) => part.KeptNotice))
export const AddressNotice = onDemand(() =>
  import('./saving/AddressNotice.tsx').then((part) => part.AddressNotice),
)
export const Breadcrumbs = around(() => import('./outline/Breadcrumbs.tsx').then((part) => part.Breadcrumbs))
export const WriterNotes = around(() => import('./canvas/WriterNotes.tsx').then((part) => part.WriterNotes))
export const Starters = around(() => import('./canvas/Starters.tsx').then((part) => part.Starters))

/**
 * Loads what is likely to be used, most likely first. What takes keys as soon as it is called comes when the canvas has
 * been drawn; what can be waited for when nobody types. Returns what stops it.
 */
export function loadRest(): () => void {
  const stopSoon = loadWhenIdle(
    [BlockPanel, InsertMenu, BlockMenu, RenameDialog, LinkDialog, FindBar].map((part) => part.load),
    'soon',
  )
  const stopLater = loadWhenIdle(
    [
      ...[ChecksPanel, HelpDialog, ConflictDialog].map((part) => part.load),
      loadConverters,
      () => loadViews(),
    ],
    'at rest',
  )
  return () => {
    stopSoon()
    stopLater()
  }
}
