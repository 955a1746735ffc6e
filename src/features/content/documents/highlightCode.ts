/** Marks the parts of code by classes `hl-…`; all text is escaped. Each language is loaded when it is first asked for. */
import type { HLJSApi, LanguageFn } from 'highlight.js'
import type { codeLanguages } from '#blocks/code/languages.ts'

type LanguageName = Exclude<(typeof codeLanguages)[number]['value'], 'plain'>

const languages: Record<LanguageName, () => Promise<{ default: LanguageFn }>> = {
  bash: () => import('highlight.js/lib/languages/bash'),
  cpp: () => import('highlight.js/lib/languages/cpp'),
  csharp: () => import('highlight.js/lib/languages/csharp'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  less: () => import('highlight.js/lib/languages/less'),
  markdown: () => import('highlight.js/lib/languages/markdown'),
  php: () => import('highlight.js/lib/languages/php'),
  python: () => import('highlight.js/lib/languages/python'),
  ruby: () => import('highlight.js/lib/languages/ruby'),
  rust: () => import('highlight.js/lib/languages/rust'),
  scss: () => import('highlight.js/lib/languages/scss'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
}

/** What a language borrows: scripts and styles within HTML, HTML within PHP and Markdown. */
const borrows: Partial<Record<LanguageName, readonly LanguageName[]>> = {
  xml: ['javascript', 'css'],
  php: ['xml'],
  markdown: ['xml'],
}

let core: Promise<HLJSApi> | null = null

/** Returns null for a language that is not known: the code then is plain. */
export async function highlightCode(code: string, language: string): Promise<{ html: string } | null> {
  if (!isLanguage(language)) return null
  core ??= import('highlight.js/lib/core').then((module) => {
    module.default.configure({ classPrefix: 'hl-' })
    return module.default
  })
  const highlighter = await core
  await register(highlighter, language)
  return { html: highlighter.highlight(code, { language, ignoreIllegals: true }).value }
}

async function register(highlighter: HLJSApi, language: LanguageName): Promise<void> {
  if (highlighter.getLanguage(language)) return
  for (const other of borrows[language] ?? []) await register(highlighter, other)
  highlighter.registerLanguage(language, (await languages[language]()).default)
}

function isLanguage(name: string): name is LanguageName {
  return Object.hasOwn(languages, name)
}
