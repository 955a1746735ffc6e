/**
 * What the editor does not need to take the first key: menus, dialogs, panels. Each loads when it is first shown, and all
 * of them, with the views of every block, when the canvas stands and the browser is idle.
 */
import { loadViews } from '#blocks/lazyViews.ts'
import { loadWhenIdle, onDemand } from '#ui/onDemand.tsx'
import { loadConverters } from './commands/clipboardEvents.ts'
import { loadTurns } from './commands/loadTurns.ts'

export const InsertMenu = onDemand(() => import('./commands/InsertMenu.tsx').then((part) => part.InsertMenu))
export const BlockMenu = onDemand(() => import('./commands/BlockMenu.tsx').then((part) => part.BlockMenu))
export const PaletteCommands = onDemand(() => import('./commands/PaletteCommands.tsx').then((part) => part.PaletteCommands))
export const FindBar = onDemand(() => import('./commands/FindBar.tsx').then((part) => part.FindBar))
export const LinkDialog = onDemand(() => import('./commands/LinkDialog.tsx').then((part) => part.LinkDialog))
export const HelpDialog = onDemand(() => import('./commands/HelpDialog.tsx').then((part) => part.HelpDialog))
export const RenameDialog = onDemand(() => import('./outline/RenameDialog.tsx').then((part) => part.RenameDialog))
export const ReusableDialog = onDemand(() => import('./commands/ReusableDialog.tsx').then((part) => part.ReusableDialog))
export const ConflictDialog = onDemand(() => import('./saving/ConflictDialog.tsx').then((part) => part.ConflictDialog))
export const PresenceBanner = onDemand(() => import('./saving/PresenceBanner.tsx').then((part) => part.PresenceBanner))
export const ViewMenu = onDemand(() => import('./ViewMenu.tsx').then((part) => part.ViewMenu))
export const SidePanel = onDemand(() => import('./panels/SidePanel.tsx').then((part) => part.SidePanel))
export const BlockPanel = onDemand(() => import('./panels/BlockPanel.tsx').then((part) => part.BlockPanel))
export const PostPanel = onDemand(() => import('./panels/PostPanel.tsx').then((part) => part.PostPanel))
export const ChecksPanel = onDemand(() => import('./checks/ChecksPanel.tsx').then((part) => part.ChecksPanel))
export const DropLayer = onDemand(() => import('./canvas/DropLayer.tsx').then((part) => part.DropLayer))
export const Gestures = onDemand(() => import('./canvas/Gestures.tsx').then((part) => part.Gestures))
export const Overlay = onDemand(() => import('./canvas/Overlay.tsx').then((part) => part.Overlay))
export const Outline = onDemand(() => import('./outline/Outline.tsx').then((part) => part.Outline))
export const OutlineDrop = onDemand(() => import('./outline/OutlineDrag.tsx').then((part) => part.OutlineDrop))
export const SaveNotice = onDemand(() => import('./saving/notices.tsx').then((part) => part.SaveNotice))
export const KeptNotice = onDemand(() => import('./saving/notices.tsx').then((part) => part.KeptNotice))
export const AddressNotice = onDemand(() => import('./saving/AddressNotice.tsx').then((part) => part.AddressNotice))
export const Breadcrumbs = onDemand(() => import('./outline/Breadcrumbs.tsx').then((part) => part.Breadcrumbs))
export const WriterNotes = onDemand(() => import('./canvas/WriterNotes.tsx').then((part) => part.WriterNotes))
export const Starters = onDemand(() => import('./canvas/Starters.tsx').then((part) => part.Starters))

/** Loads what is likely to be used, most likely first. Returns what stops it. */
export function loadRest(): () => void {
  const parts = [InsertMenu, BlockPanel, DropLayer, BlockMenu, LinkDialog, PaletteCommands, RenameDialog, ChecksPanel, FindBar, HelpDialog, ConflictDialog]
  return loadWhenIdle([loadTurns, ...parts.map((part) => part.load), loadConverters, () => loadViews()])
}
