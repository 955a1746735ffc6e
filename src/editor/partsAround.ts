/**
 * What is always around the canvas: it comes as soon as that is ready, all of it in one file of the build; before, it would
 * only keep the canvas waiting.
 */
import type { ComponentType } from 'react'
import { onDemand } from '#ui/onDemand.tsx'
import { canvasReady } from './canvas/canvasReady.ts'

const around = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  onDemand(() => canvasReady.then(fetchPart))

export const ViewBar = around(() => import('./ViewBar.tsx').then((part) => part.ViewBar))
export const PaletteCommands = around(() =>
  import('./commands/PaletteCommands.tsx').then((part) => part.PaletteCommands),
)
export const SidePanel = around(() => import('./panels/SidePanel.tsx').then((part) => part.SidePanel))
export const DropLayer = around(() => import('./canvas/DropLayer.tsx').then((part) => part.DropLayer))
export const Gestures = around(() => import('./canvas/Gestures.tsx').then((part) => part.Gestures))
export const Overlay = around(() => import('./canvas/Overlay.tsx').then((part) => part.Overlay))
export const Outline = around(() => import('./outline/Outline.tsx').then((part) => part.Outline))
export const Conflict = around(() => import('./saving/Conflict.tsx').then((part) => part.Conflict))
export const Notices = around(() => import('./Notices.tsx').then((part) => part.Notices))
export const Opened = around(() => import('./Opened.tsx').then((part) => part.Opened))
export const Foot = around(() => import('./Foot.tsx').then((part) => part.Foot))
export const SideHandle = around(() => import('./Foot.tsx').then((part) => part.SideHandle))
export const WriterNotes = around(() => import('./canvas/WriterNotes.tsx').then((part) => part.WriterNotes))
export const SiteParts = around(() => import('./canvas/SiteParts.tsx').then((part) => part.SiteParts))
export const Starters = around(() => import('./canvas/Starters.tsx').then((part) => part.Starters))
