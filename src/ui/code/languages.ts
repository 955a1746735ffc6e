/** The languages that the code editor marks, each loaded when a text of it is opened; others are plain text. */
import type { LanguageSupport } from '@codemirror/language'

const loaders: Readonly<Record<string, () => Promise<LanguageSupport>>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  xml: async () => (await import('@codemirror/lang-xml')).xml(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  scss: async () => (await import('@codemirror/lang-sass')).sass({ indented: false }),
  less: async () => (await import('@codemirror/lang-less')).less(),
  javascript: async () => (await import('@codemirror/lang-javascript')).javascript({ jsx: true }),
  typescript: async () =>
    (await import('@codemirror/lang-javascript')).javascript({ jsx: true, typescript: true }),
  json: async () => (await import('@codemirror/lang-json')).json(),
}

/** Languages by name; the code block calls HTML and XML by one. */
export const markedLanguages: readonly string[] = Object.keys(loaders)

export async function loadLanguage(name: string): Promise<LanguageSupport | null> {
  return (await loaders[name]?.()) ?? null
}
