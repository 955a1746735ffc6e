/**
 * What axe-core finds on the drawn page, block by block. It is loaded into the frame when the checks are first looked at
 * (docs/decisions/009-axe-in-the-editor.md); what checkDocument and checkCanvas say in plainer words is left to them.
 */
import axeUrl from 'axe-core/axe.min.js?url'
import { currentLanguage } from '#platform/language/current.ts'
import type { Finding } from './checkDocument.ts'

/** Blocks of the top level that one look goes through at most: a longer page would hold up the typing. */
const lookedAt = 250

/** Said by the own checks, or about the page around the blocks, which the canvas does not draw. */
const leftOut = [
  'color-contrast',
  'image-alt',
  'heading-order',
  'empty-heading',
  'link-name',
  'page-has-heading-one',
  'region',
  'bypass',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'landmark-no-duplicate-main',
  'skip-link',
  'meta-viewport',
]

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns nothing where the frame is gone or axe cannot be loaded. */
export async function checkAxe(inside: Document, signal: AbortSignal): Promise<Finding[]> {
  const axe = await axeIn(inside)
  if (signal.aborted || !axe) return []
  const include = [...inside.querySelectorAll('[data-bid]')]
    .filter((block) => block.parentElement?.closest('[data-bid]') === null)
    .slice(0, lookedAt)
  if (include.length === 0) return []
  const answer = await axe(
    { include, exclude: [['.ProseMirror'], ['.canvas-note']] },
    {
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      elementRef: true,
      iframes: false,
    },
  )
  return signal.aborted ? [] : findingsOf(answer)
}

type Run = (context: object, options: object) => Promise<unknown>

const loading = new WeakMap<Document, Promise<Run | null>>()

function axeIn(inside: Document): Promise<Run | null> {
  const before = loading.get(inside)
  if (before) return before
  const loaded = new Promise<Run | null>((resolve) => {
    const script = inside.createElement('script')
    script.src = axeUrl
    script.addEventListener('load', () => resolve(speakOwnLanguage(inside).then(() => runOf(inside))))
    script.addEventListener('error', () => {
      loading.delete(inside)
      resolve(null)
    })
    inside.head.append(script)
  })
  loading.set(inside, loaded)
  return loaded
}

const axeOf = (inside: Document): unknown =>
  inside.defaultView ? Reflect.get(inside.defaultView, 'axe') : null

const translations = {
  de: () => import('axe-core/locales/de.json'),
  es: () => import('axe-core/locales/es.json'),
}

/** What cannot be loaded leaves what is found in English. */
async function speakOwnLanguage(inside: Document): Promise<void> {
  const language = currentLanguage()
  if (language !== 'de' && language !== 'es') return
  const configure = read(axeOf(inside), 'configure')
  const { default: locale } = await translations[language]().catch(() => ({ default: null }))
  if (locale !== null && typeof configure === 'function') configure({ locale })
}

/** One run waits for the one before it: axe refuses a second while the first is under way. */
function runOf(inside: Document): Run | null {
  const run = read(axeOf(inside), 'run')
  if (typeof run !== 'function') return null
  let before: Promise<unknown> = Promise.resolve()
  return (context, options) => {
    const own = before.then(async (): Promise<unknown> => run(context, options))
    before = own.catch(() => undefined)
    return own
  }
}

/** One line for each rule and block, however many elements of it are concerned. */
export function findingsOf(answer: unknown): Finding[] {
  // Made in the frame, so no instance of this window's classes: read by shape.
  const violations = read(answer, 'violations')
  const found = new Map<string, Finding>()
  if (!Array.isArray(violations)) return []
  for (const violation of violations) {
    const [help, impact, nodes] = [
      read(violation, 'help'),
      read(violation, 'impact'),
      read(violation, 'nodes'),
    ]
    if (!Array.isArray(nodes)) continue
    for (const node of nodes) {
      const id = blockOf(read(node, 'element'))
      const message = `${String(help)}.`
      const level = impact === 'critical' || impact === 'serious' ? 'problem' : 'hint'
      found.set(`${id} ${message}`, { id, level, message })
    }
  }
  return [...found.values()]
}

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined

function blockOf(element: unknown): string | null {
  if (
    typeof element !== 'object' ||
    element === null ||
    !('closest' in element) ||
    typeof element.closest !== 'function'
  )
    return null
  const block: unknown = element.closest('[data-bid]')
  const id =
    typeof block === 'object' &&
    block !== null &&
    'getAttribute' in block &&
    typeof block.getAttribute === 'function'
      ? block.getAttribute('data-bid')
      : null
  return typeof id === 'string' ? id : null
}
