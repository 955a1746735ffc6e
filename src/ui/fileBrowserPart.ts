/** The media library to choose from, as parts of screens show it: its code comes with the first look at it. */
import { onDemand } from './onDemand.tsx'

export const FileBrowser = onDemand(() => import('./FileBrowser.tsx').then((part) => part.default))
