/** What the rendering and the command line use of themes. */
export { defaultTheme, isTheme, themeNamed } from './themes.ts'
export { checkTheme } from './checkTheme.ts'
export { applyTheme, readTheme } from './themeState.ts'
export { lookOfPreset } from './choices.ts'
