/** The language of a code block by the name that people and other programs write for it. */
import { codeLanguages } from './languages.ts'

/** Names beside those of the block's own list. */
const otherNames: Readonly<Record<string, string>> = {
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  ts: 'typescript',
  tsx: 'typescript',
  html: 'xml',
  svg: 'xml',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  console: 'bash',
  yml: 'yaml',
  md: 'markdown',
  rb: 'ruby',
  rs: 'rust',
  golang: 'go',
  cs: 'csharp',
  'c#': 'csharp',
  c: 'cpp',
  'c++': 'cpp',
}

/** Returns the value of the language; undefined where the block does not know the name. */
export function codeLanguageOf(name: string): string | undefined {
  const lower = name.toLowerCase()
  const meant = otherNames[lower] ?? lower
  return codeLanguages.find(({ value }) => value === meant)?.value
}
