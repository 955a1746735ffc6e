/** Words that docs/glossary.md retires are neither in texts of the interface, nor in names of the code, nor in comments. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Retired {
  texts: string[]
  names: string[]
  /** Of comments and titles of tests. */
  phrases: string[]
}

/** The last column of the table, and the phrases below it. */
function retiredWords(glossary: string): Retired {
  const cells = [...glossary.matchAll(/^\|.*\|([^|]*)\|$/gm)].map(([, cell = '']) => cell).join(' ')
  const [, refused = ''] = glossary.split('These phrases are refused')
  const all = (from: string, pattern: RegExp) => [...from.matchAll(pattern)].map(([, word = '']) => word)
  return {
    texts: all(cells, /“([^”]+)”/g),
    names: all(cells, /`([^`]+)`/g),
    phrases: all(refused, /“([^”]+)”/g).map((phrase) => phrase.replaceAll(/\s+/g, ' ')),
  }
}

/** The source without its comments. */
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')

/** Comments and titles of tests, each line after the other. */
const commentsOf = (source: string) =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*|\btest\(\s*'(?:[^'\\\n]|\\.)*'/g)]
    .map(([comment]) => comment.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' '))
    .join('\n')

/** What people read: strings, templates and text between tags. */
const textsOf = (source: string) =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|>[^<>{}]+</g)]
    .map(([text]) => text)
    .join('\n')

/** The code without its sentences: a product's description may say what no name says. */
const withoutSentences = (code: string) =>
  code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, (text) => (text.includes(' ') ? "''" : text))

/** Where a retired word is used; empty where none is. */
function offenders(path: string, source: string, { texts, names }: Retired): string[] {
  const code = withoutComments(source)
  const read = textsOf(code)
  const named = withoutSentences(code)
  // `tell…` is every name that begins so.
  const isWord = (where: string, word: string) =>
    new RegExp(
      `(?<![\\w-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('…', '[A-Z]\\w*')}(?![\\w-])`,
    ).test(where)
  return [
    ...texts.filter((word) => isWord(read, word)).map((word) => `${path}: “${word}”`),
    ...names.filter((word) => isWord(named, word)).map((word) => `${path}: ${word}`),
  ]
}

const retired = retiredWords(readFileSync('docs/glossary.md', 'utf8'))

test('no text and no name uses a word that the glossary retires', () => {
  // It is a glossary of English: what is retired may be the right word of another language.
  const files = globSync('{src,themes}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/migrations\/|\/texts\/\w+\.\w\w\.ts$/.test(path),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((path) => offenders(path, readFileSync(path, 'utf8'), retired))).toEqual([])
})

test('no comment and no title of a test uses a phrase that the glossary refuses', () => {
  const files = globSync('{src,themes,test,bench,demo}/**/*.{ts,tsx}').filter(
    (path) => !path.includes('/migrations/'),
  )
  const refused = (path: string, source: string) => {
    const comments = commentsOf(source)
    return retired.phrases.filter((phrase) => comments.includes(phrase)).map((phrase) => `${path}: ${phrase}`)
  }
  expect(retired.phrases.length).toBeGreaterThan(10)
  expect(files.flatMap((path) => refused(path, readFileSync(path, 'utf8')))).toEqual([])
  const planted = `/** Nothing is offered to who\n * lacks the right. */\nconst plain = 'for who may'\ntest('a title stands open', work)`
  expect(refused('planted.ts', planted)).toEqual(['planted.ts: who lacks', 'planted.ts: stands open'])
})

test('a retired word is found where it is planted, and a comment is no text', () => {
  expect(retired.texts).toContain('Shop check')
  expect(retired.names).toContain('OrderMatter')
  const planted = `
    /** Rehearsal of a rush */
    const title = 'Shop check'
    const node = <h2>Sums</h2>
    export interface OrderMatter {}
    tellSomebody()`
  expect(offenders('planted.tsx', planted, retired)).toEqual([
    'planted.tsx: “Shop check”',
    'planted.tsx: “Sums”',
    'planted.tsx: OrderMatter',
    'planted.tsx: tell…',
  ])
})

/** Where an address is a postal one. */
const postal = /^src\/(features\/shop|blocks\/(cart|map))\/|\/(orderPage|order)\.tsx$/

/** Where the word is somebody else's, or the place of postal addresses is named. */
const elsewhere: Record<string, string> = {
  'src/main.ts': 'what node:net says of a server',
  'src/platform/mail/sendDueMails.ts': 'what nodemailer asks for',
  'src/platform/mail/sendOnce.ts': 'what nodemailer asks for',
  'src/features/newsletter/rendering/mailFrame.ts': 'what a meta element is called',
  'src/platform/egress/createEgress.ts': 'what node:dns answers',
  'src/platform/egress/ipAddresses.ts': 'what node:dns answers',
  'src/features/content/types/screens/typeTemplates.ts': 'where an event takes place',
  'src/features/people/operations/exportMe.ts': 'the address book',
  'src/editor/commands/pasteHtml.ts': 'the element of HTML',
  'src/patterns/kinds/closing.ts': 'where a business is',
  'src/patterns/kinds/contact.ts': 'where a business is',
  'src/patterns/kinds/hours.ts': 'where a business is',
  'src/dashboard/icons.tsx': 'the icon of the address book',
}

/** Addresses that do not say whether they are of a mailbox or of a machine; a URL is a URL. */
const plainAddresses = (source: string) =>
  source.match(
    /(?<!\b(?:email|IP|IPv[46]|postal)(?:\s|\*|\/\/)+)(?<![`.\w-])address(?:es)?\b(?!\(|\.\w+`)|\b(?!(?:email|ip|remote|postal)Address)[a-z]+Address(?:es)?\b/gi,
  ) ?? []

test('outside the shop an address says whether it is of a mailbox or of a machine', () => {
  const files = globSync('{src,themes}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.tsx?$|\/migrations\/|\/texts\//.test(path) && !postal.test(path),
  )
  const found = files.filter((path) => plainAddresses(readFileSync(path, 'utf8')).length > 0)
  expect(found.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
  const planted = `/** The address of a page; the email\n * address of a person */ const siteAddress = emailAddress + remoteAddress`
  expect(plainAddresses(planted)).toEqual(['address', 'siteAddress'])
})
