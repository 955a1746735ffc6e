/**
 * Checks that imports run one way (docs/architecture.md section 2) and that no circle of modules exists.
 * Reads the files as text: every import of this project is written out with its ending.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { moduleComplaint } from './modules.ts'

interface Import {
  from: string
  to: string
  isType: boolean
  isDynamic: boolean
}

interface Rule {
  words: string
  from: RegExp
  to: RegExp
  /** What `to` matches and is allowed all the same. `$1` is the first group of `from`. */
  but?: (from: string, to: string) => boolean
}

const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
const isFrontDoor = (path: string) => /^src\/features\/[^/]+\/(index|schema|tables)\.ts$/.test(path)

const rules: Rule[] = [
  {
    words: 'the platform knows nothing of content',
    from: /^src\/platform\//,
    to: /^(src\/(rules|ui|blocks|features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'rules and ui stand below blocks',
    from: /^src\/(rules|ui)\//,
    to: /^(src\/(blocks|features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'blocks stand below features',
    from: /^src\/blocks\//,
    to: /^(src\/(features|rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'features stand below the faces',
    from: /^src\/features\//,
    to: /^(src\/(rendering|editor|dashboard|visitor|cli)|themes|demo)\//,
  },
  {
    words: 'the public faces know nothing of the dashboard',
    from: /^src\/(rendering|visitor|editor)\//,
    to: /^src\/(dashboard|cli)\//,
  },
  {
    words: 'a feature is reached through its index.ts (its types through schema.ts)',
    from: /^(src|themes|demo)\//,
    to: /^src\/features\//,
    but: (from, to) => featureOf(from) === featureOf(to) || isFrontDoor(to),
  },
  {
    words: 'public pages load no zod, no editor, no dashboard',
    from: /^src\/(visitor\/|blocks\/[^/]+\/view\.tsx|platform\/client\/)/,
    to: /^(src\/(editor|dashboard)\/|zod$)/,
  },
]

const files = globSync('{src,themes,demo}/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path))
const known = new Set(files)
const imports = files.flatMap(importsOf)
const complaints = [...directionComplaints(), ...moduleComplaints(), ...circleComplaints()]

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
    ...[...statements].map(([, type, name = '']) => ({
      from,
      to: resolve(from, name),
      isType: Boolean(type),
      isDynamic: false,
    })),
    ...[...dynamic].map(([, name = '']) => ({
      from,
      to: resolve(from, name),
      isType: false,
      isDynamic: true,
    })),
  ]
}

/** A path of the project, or the name of a package. */
function resolve(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  if (name.startsWith('#demo/')) return `demo/${name.slice(6)}`
  if (name.startsWith('#themes/')) return `themes/${name.slice(8)}`
  return name.startsWith('#') ? `src/${name.slice(1)}` : name
}

function directionComplaints(): string[] {
  return imports.flatMap(({ from, to }) =>
    rules
      .filter((rule) => rule.from.test(from) && rule.to.test(to) && !rule.but?.(from, to))
      .map(({ words }) => `${from} imports ${to}: ${words}`),
  )
}

function moduleComplaints(): string[] {
  return imports.flatMap(({ from, to, isType }) => {
    const complaint = moduleComplaint(from, to, isType)
    return complaint === null ? [] : [`${from} imports ${to}: ${complaint}`]
  })
}

/** Circles of imports that run; types and dynamic imports do not make one. */
function circleComplaints(): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, isType, isDynamic } of imports) {
    if (!isType && !isDynamic && known.has(to)) next.set(from, [...(next.get(from) ?? []), to])
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
