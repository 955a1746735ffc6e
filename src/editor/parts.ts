/**
 * What the editor does not need to take the first key: menus, dialogs, panels. Each loads when it is first shown, and all
 * of them, with the views of every block, when the canvas is ready and the browser is idle (partsAround.ts: what is always there).
 */
import { loadViews } from '#blocks/lazyViews.ts'
import { loadWhenIdle, onDemand } from '#ui/onDemand.tsx'
import { loadTyped } from './canvas/loadTyped.ts'
import { loadConverters } from './commands/loadClipboard.ts'
import { loadTransforms } from './commands/loadTransforms.ts'
import { BlockPanel, ChecksPanel } from './panels/panelsOnDemand.ts'

export const InsertMenu = onDemand(() => import('./commands/InsertMenu.tsx').then((part) => part.InsertMenu))
export const BlockMenu = onDemand(() => import('./commands/BlockMenu.tsx').then((part) => part.BlockMenu))
export const FindBar = onDemand(() => import('./commands/FindBar.tsx').then((part) => part.FindBar))
export const LinkPopover = onDemand(() =>
  import('./commands/LinkPopover.tsx').then((part) => part.LinkPopover),
)
export const TableHandles = onDemand(
  () => import('./canvas/TableHandles.tsx').then((part) => part.TableHandles),
  'hide',
)
export const LayoutHandles = onDemand(
  () => import('./canvas/LayoutHandles.tsx').then((part) => part.LayoutHandles),
  'hide',
)
export const PictureLayer = onDemand(
  () => import('./canvas/PictureLayer.tsx').then((part) => part.PictureLayer),
  'hide',
)
export const PictureButton = onDemand(
  () => import('./canvas/PictureButton.tsx').then((part) => part.PictureButton),
  'hide',
)
export const HelpDialog = onDemand(() => import('./commands/HelpDialog.tsx').then((part) => part.HelpDialog))
export const RenameDialog = onDemand(() =>
  import('./outline/RenameDialog.tsx').then((part) => part.RenameDialog),
)
export const ReusableDialog = onDemand(() =>
  import('./commands/ReusableDialog.tsx').then((part) => part.ReusableDialog),
)
export const PublishDialog = onDemand(() =>
  import('./publishing/PublishDialog.tsx').then((part) => part.PublishDialog),
)
export const ConflictDialog = onDemand(() =>
  import('./saving/ConflictDialog.tsx').then((part) => part.ConflictDialog),
)
export const StatusBadge = onDemand(
  () => import('./saving/StatusBadge.tsx').then((part) => part.StatusBadge),
  'hide',
)
export const SitePanel = onDemand(() => import('./site/SitePanel.tsx').then((part) => part.SitePanel))
/** For a page that cannot be opened. */
export const OpenFailed = onDemand(() => import('./OpenFailed.tsx').then((part) => part.OpenFailed))
export const UrlNotice = onDemand(() => import('./saving/UrlNotice.tsx').then((part) => part.UrlNotice))

/**
 * Loads what is likely to be used, most likely first. What takes keys as soon as it is called comes when the canvas has
 * been drawn; what can be waited for when nobody types. Returns what stops it.
 */
export function loadRest(): () => void {
  const stopSoon = loadWhenIdle(
    [
      loadTransforms,
      loadTyped,
      () => import('#blocks/shell/compileLayout.ts'),
      ...[BlockPanel, InsertMenu, BlockMenu, RenameDialog, LinkPopover, FindBar].map((part) => part.load),
    ],
    'soon',
  )
  const stopLater = loadWhenIdle(
    [
      ...[PublishDialog, TableHandles, PictureLayer, ChecksPanel, HelpDialog, ConflictDialog].map(
        (part) => part.load,
      ),
      loadConverters,
      () => loadViews(),
    ],
    'rest',
  )
  return () => {
    stopSoon()
    stopLater()
  }
}
