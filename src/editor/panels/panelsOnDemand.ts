/** What is in the tabs of the right side: each loads when it is first shown. */
import { onDemand } from '#ui/onDemand.tsx'

export const BlockPanel = onDemand(() => import('./BlockPanel.tsx').then((part) => part.BlockPanel))
export const PostPanel = onDemand(() => import('./PostPanel.tsx').then((part) => part.PostPanel))
export const ChecksPanel = onDemand(() =>
  import('../checks/ChecksPanel.tsx').then((part) => part.ChecksPanel),
)
