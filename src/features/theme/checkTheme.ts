/** What is wrong with the folder of a theme: its manifest, its colours in light and dark, its sheet, files that nobody reads. */
import parse from 'css-tree/parser'
import generate from 'css-tree/generator'
import walk from 'css-tree/walker'
import { contrastProblems } from '#ui/contrast.ts'
import { referredToken, tokens as allTokens } from '#ui/tokens.ts'
import { themeManifest } from './themeManifest.ts'

export interface ThemeFolder {
  /** Names of its files. */
  files: readonly string[]
  /** `theme.json` as text; null where there is none. */
  manifest: string | null
  /** `style.css` as text; '' where there is none. */
  style: string
}

const readFiles = new Set(['theme.json', 'style.css', 'README.md'])
/** The layer of themes: over blocks, below plugins and what the owner set. */
const layer = 'style'
const longestSheet = 40_000

/** Returns a line for each fault; none where the theme is whole. */
export function checkTheme({ files, manifest, style }: ThemeFolder): string[] {
  return [
    ...files
      .filter((name) => !readFiles.has(name))
      .map((name) => `${name}: nothing reads this file (a theme has ${[...readFiles].join(', ')})`),
    ...(manifest === null ? ['theme.json: missing'] : manifestFaults(manifest)),
    ...styleFaults(style),
  ]
}

function manifestFaults(text: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return [`theme.json: ${error instanceof Error ? error.message : 'no JSON'}`]
  }
  const read = themeManifest.safeParse(value)
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `theme.json: ${path.join('.') || 'file'}: ${message}`)
  const { tokens } = read.data
  // One that follows another may be left to it.
  const missing = allTokens.filter(
    ({ name, value: own }) => !referredToken(own) && !Object.hasOwn(tokens, name),
  )
  return [
    ...missing.map(({ name }) => `theme.json: tokens.${name}: missing`),
    ...contrastProblems(tokens).map(({ over, on, scheme, least, ratio }) =>
      ratio === null
        ? `theme.json: tokens.${over} on ${on}: a colour is written in a way that cannot be calculated`
        : `theme.json: tokens.${over} on ${on}: ${ratio.toFixed(2)}:1 in ${scheme}, at least ${least}:1`,
    ),
  ]
}

function styleFaults(text: string): string[] {
  if (text.trim() === '') return []
  const faults: string[] = []
  if (text.length > longestSheet) faults.push(`style.css: longer than ${longestSheet} characters`)
  const sheet = parse(text, {
    positions: true,
    onParseError: (error) => faults.push(`style.css: ${error.message}`),
  })
  if (sheet.type !== 'StyleSheet') return faults
  for (const node of sheet.children) {
    if (node.type === 'Comment') continue
    const isInLayer =
      node.type === 'Atrule' &&
      node.name === 'layer' &&
      node.prelude !== null &&
      generate(node.prelude) === layer &&
      node.block !== null
    if (!isInLayer) faults.push(`style.css:${node.loc?.start.line ?? 1}: not in @layer ${layer}`)
  }
  walk(sheet, (node) => {
    const line = node.loc?.start.line ?? 1
    if (node.type === 'Url') faults.push(`style.css:${line}: loads a file (${node.value.slice(0, 60)})`)
    if (node.type === 'Atrule' && ['import', 'font-face'].includes(node.name))
      faults.push(`style.css:${line}: @${node.name} loads a file; fonts are named in the tokens`)
    if (node.type === 'Declaration' && node.important)
      faults.push(`style.css:${line}: !important would stand over what the owner set`)
  })
  return faults
}
