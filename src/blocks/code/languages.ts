/** The languages that the code block names, each as its highlighter calls it. */
import { code as texts } from './texts/code.ts'

export const codeLanguages = [
  {
    value: 'plain',
    get title() {
      return texts.plain_text
    },
  },
  { value: 'javascript', title: 'JavaScript' },
  { value: 'typescript', title: 'TypeScript' },
  {
    value: 'xml',
    get title() {
      return texts.html_or_xml
    },
  },
  { value: 'css', title: 'CSS' },
  { value: 'scss', title: 'SCSS' },
  { value: 'less', title: 'Less' },
  { value: 'json', title: 'JSON' },
  { value: 'yaml', title: 'YAML' },
  { value: 'markdown', title: 'Markdown' },
  { value: 'bash', title: 'Shell' },
  { value: 'sql', title: 'SQL' },
  { value: 'php', title: 'PHP' },
  { value: 'python', title: 'Python' },
  { value: 'ruby', title: 'Ruby' },
  { value: 'go', title: 'Go' },
  { value: 'rust', title: 'Rust' },
  { value: 'java', title: 'Java' },
  { value: 'csharp', title: 'C#' },
  {
    value: 'cpp',
    get title() {
      return texts.c_and_cpp
    },
  },
  {
    value: 'diff',
    get title() {
      return texts.differences
    },
  },
] as const

export function languageTitle(value: string): string {
  return codeLanguages.find((language) => language.value === value)?.title ?? value
}
