/** What the rendering and the command line use of themes. */
export { defaultTheme, isTheme, themeNamed } from './themes.ts'
export { checkTheme } from './checkTheme.ts'
