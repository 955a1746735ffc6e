/**
 * Checks that imports run one way (docs/architecture.md section 2) and that no circle of files exists. What is found by
 * file name (`import.meta.glob`) is imported as well: each file that a pattern fits is an edge like any other.
 * Reads the files as text: every import of this project is written out with its ending.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { isBesideModules, moduleComplaint } from './modules.ts'

interface Import {
  from: string
  to: string
  isType: boolean
  isDynamic: boolean
  isGlob: boolean
}

interface Rule {
  words: string
  from: RegExp
  to: RegExp
  /** What `to` matches and is allowed all the same. `$1` is the first group of `from`. */
  but?: (from: string, to: string) => boolean
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
const isFrontDoor = (path: string) =>
  /^src\/features\/[^/]+\/(index|schema|tables)\.ts$/.test(path) ||
  // What the editor shows of a feature, in the browser.
  /^src\/features\/[^/]+\/[^/]+\/editorParts\.ts$/.test(path)

/** Who finds files of features by their names: the front doors of these are the folders, whatever feature or module they lie in. */
const finders: { from: string; to: RegExp }[] = [
  { from: 'src/features.ts', to: /^src\/features\/[^/]+\/(index|sealed)\.ts$/ },
  { from: 'src/operations.ts', to: /^src\/features\/.*\/operations\/[^/]+\.ts$/ },
  { from: 'src/jobs.ts', to: /^src\/features\/.*\/jobs\/[^/]+\.ts$/ },
  {
    from: 'src/databaseSchema.ts',
    to: /^src\/features\/.*\/(migrations\/\d{8}T\d{4}_\w+\.ts|functions\/\w+\.sql)$/,
  },
  { from: 'src/rendering/sources.ts', to: /^src\/features\/.*\/sources\/[^/]+\.ts$/ },
  { from: 'src/features/content/documents/blockSources.ts', to: /^src\/features\/.*\/sources\/[^/]+\.ts$/ },
  { from: 'src/dashboard/routes.ts', to: /^src\/features\/.*\/screens\/[^/]+\.screen\.tsx$/ },
]

const isAmong = (list: { from: string; to: RegExp }[], { from, to }: Import) =>
  list.some((one) => one.from === from && one.to.test(to))

const throughFrontDoors: Rule = {
  words: 'a feature is reached through its index.ts (its types through schema.ts)',
  from: /^(src|themes|demo)\//,
  to: /^src\/features\//,
  but: (from, to) => featureOf(from) === featureOf(to) || isFrontDoor(to),
}

const rules: Rule[] = [
  {
    words: 'the platform knows nothing of content',
    from: /^src\/platform\//,
    to: /^(src\/(rules|ui|blocks|patterns|features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'rules and ui stand below blocks',
    from: /^src\/(rules|ui)\//,
    to: /^(src\/(blocks|patterns|features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'blocks stand below features',
    from: /^src\/blocks\//,
    to: /^(src\/(patterns|features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'patterns stand between blocks and features',
    from: /^src\/patterns\//,
    to: /^(src\/(features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'features stand below the faces',
    from: /^src\/features\//,
    to: /^(src\/(rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
    // A manifest is data.
    but: (_from, to) => /^themes\/[^/]+\/theme\.json$/.test(to),
  },
  {
    words: 'the public faces know nothing of the dashboard',
    from: /^src\/(rendering|visitor|editor)\//,
    to: /^src\/(dashboard|cli)\//,
  },
  {
    words: 'only the ways into the program know all of it',
    from: /^src\/(?!cli\/)[^/]+\//,
    to: /^src\/(main|program|features|operations|jobs|databaseSchema)\.ts$/,
  },
  throughFrontDoors,
  {
    words: 'public pages load no zod, no editor, no dashboard',
    from: /^src\/(visitor\/|blocks\/[^/]+\/view\.tsx|platform\/client\/)/,
    to: /^(src\/(editor|dashboard)\/|zod$)/,
  },
]

const files = globSync('{src,themes,demo}/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
const known = new Set(files)
const unread: string[] = []
const imports = files.flatMap(importsOf)
const complaints = [...unread, ...directionComplaints(), ...moduleComplaints(), ...circleComplaints()]

for (const line of complaints) process.stdout.write(`${line}\n`)
process.stdout.write(
  `${imports.length} imports of ${files.length} files looked at, ${complaints.length} against the rules\n`,
)
process.exit(complaints.length === 0 ? 0 : 1)

function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8')
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm,
  )
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...globsOf(from, text),
    ...[...statements].map(([, type, name = '']) => ({
      from,
      to: resolve(from, name),
      isType: Boolean(type),
      isDynamic: false,
      isGlob: false,
    })),
    ...[...dynamic].map(([, name = '']) => ({
      from,
      to: resolve(from, name),
      isType: false,
      isDynamic: true,
      isGlob: false,
    })),
  ]
}

/** The files that the patterns of `import.meta.glob` in a file fit. */
function globsOf(from: string, text: string): Import[] {
  return [...text.matchAll(/import\.meta\.glob\b/g)].flatMap(({ index }) => {
    const call = callAt(text, text.indexOf('(', skipTypes(text, index)))
    const [patterns = '', options = ''] = call ?? []
    const names = [...patterns.matchAll(/(['"])(.*?)\1/g)].map(([, , name = '']) => name)
    if (names.length === 0 || names.some((name) => !/^!?\.{1,2}\//.test(name))) {
      unread.push(`${from} has a glob that nobody can read: relative patterns, written out`)
      return []
    }
    const paths = (wanted: boolean) =>
      names
        .filter((name) => name.startsWith('!') !== wanted)
        .flatMap((name) => globSync(normalize(join(dirname(from), name.replace(/^!/, '')))))
    const left = new Set([from, ...paths(false)])
    return paths(true)
      .filter((to) => !left.has(to) && !/\.test\.tsx?$/.test(to))
      .map((to) => ({ from, to, isType: false, isDynamic: !/\beager:\s*true\b/.test(options), isGlob: true }))
  })
}

/** Where the types of a call end: `<Record<string, unknown>>`. */
function skipTypes(text: string, start: number): number {
  let place = start + 'import.meta.glob'.length
  if (text[place] !== '<') return place
  for (let depth = 0; place < text.length; place += 1) {
    if (text[place] === '<') depth += 1
    if (text[place] === '>' && text[place - 1] !== '=' && --depth === 0) return place + 1
  }
  return place
}

/** What a call is handed, first and second, without comments. */
function callAt(text: string, open: number): [first: string, second: string] | null {
  const parts = ['']
  let quote = ''
  for (let place = open + 1, depth = 0; place < text.length; place += 1) {
    const sign = text[place] ?? ''
    if (quote === '' && text.startsWith('//', place)) {
      place = text.indexOf('\n', place)
      continue
    }
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (/['"`]/.test(sign)) quote = sign
    else if (/[([{]/.test(sign)) depth += 1
    else if (/[)\]}]/.test(sign)) depth -= 1
    if (depth < 0) return [parts[0] ?? '', parts[1] ?? '']
    if (sign === ',' && depth === 0 && quote === '') parts.push('')
    else parts[parts.length - 1] += sign
  }
  return null
}

/** A path of the project, or the name of a package. */
function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('#demo/')) return `demo/${name.slice(6)}`
  if (name.startsWith('#themes/')) return `themes/${name.slice(8)}`
  return name.startsWith('#') ? `src/${name.slice(1)}` : name
}

function directionComplaints(): string[] {
  return imports.flatMap((edge) => {
    const { from, to, isGlob } = edge
    return rules
      .filter((rule) => rule.from.test(from) && rule.to.test(to) && !rule.but?.(from, to))
      .filter((rule) => !(rule === throughFrontDoors && isGlob && isAmong(finders, edge)))
      .map(({ words }) => `${from} ${isGlob ? 'finds' : 'imports'} ${to}: ${words}`)
  })
}

function moduleComplaints(): string[] {
  return imports.flatMap((edge) => {
    const { from, to, isType, isGlob } = edge
    if (isGlob && isAmong(finders, edge)) return []
    const used = isType
      ? []
      : imports.filter((next) => next.from === to && !next.isType && isBesideModules(to))
    const complaints = [to, ...used.map((next) => next.to)].flatMap(
      (path) => moduleComplaint(from, path, isType) ?? [],
    )
    return complaints.map((words) => `${from} ${isGlob ? 'finds' : 'imports'} ${to}: ${words}`)
  })
}

/** A translation has the shape of its English, which is the one that has it. */
function isTranslationOf({ from, to, isType }: Import): boolean {
  return isType && /\/texts\/\w+\.\w\w\.ts$/.test(from) && from.replace(/\.\w\w\.ts$/, '.ts') === to
}

/** Circles of files, whichever way they need each other: types and what loads later make one as well. */
function circleComplaints(): string[] {
  const next = new Map<string, string[]>()
  for (const edge of imports) {
    const { from, to } = edge
    if (known.has(to) && !isTranslationOf(edge)) next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set<string>()
  const found: string[] = []
  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path)
    if (start >= 0) {
      found.push(`a circle: ${[...trail.slice(start), path].join(' -> ')}`)
      return
    }
    if (done.has(path)) return
    for (const to of next.get(path) ?? []) visit(to, [...trail, path])
    done.add(path)
  }
  for (const path of files) visit(path, [])
  return found
}
