/** Parts of the dashboard that not every screen needs at once. The page's head names the frame where its screen has one. */
import { loadWhenIdle, onDemand } from '#ui/onDemand.tsx'

export const Frame = onDemand(() => import('./Frame.tsx').then((part) => part.Frame))
export const Palette = onDemand(() => import('./Palette.tsx').then((part) => part.Palette))
export const KeySheet = onDemand(() => import('./KeySheet.tsx').then((part) => part.KeySheet))
export const NotFound = onDemand(() => import('./NotFound.tsx').then((part) => part.NotFound))
export const Toasts = onDemand(() => import('#ui/Toasts.tsx').then((part) => part.Toasts))
export const SignInAgain = onDemand(() => import('./SignInAgain.tsx').then((part) => part.SignInAgain))

/** Notices and the question who it is are shown also where the server cannot be reached any more. */
export const loadRest = (): (() => void) =>
  loadWhenIdle(
    [
      Palette.load,
      Toasts.load,
      SignInAgain.load,
      KeySheet.load,
      () => import('#ui/tooltips.ts').then((part) => part.startTooltips()),
    ],
    'soon',
  )
