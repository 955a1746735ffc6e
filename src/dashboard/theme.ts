/** Light, dark or as the system: the viewer's choice, kept in this browser. */
const key = 'plinth.theme'
export type Theme = 'light' | 'dark' | 'system'

export function currentTheme(): Theme {
  const stored = localStorage.getItem(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function applyTheme(theme: Theme = currentTheme()): void {
  localStorage.setItem(key, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The next of light, dark, system. */
export function turnTheme(): Theme {
  const next = { light: 'dark', dark: 'system', system: 'light' } as const
  const theme = next[currentTheme()]
  applyTheme(theme)
  return theme
}
