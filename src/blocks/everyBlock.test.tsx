/** What holds for every block type: its folder is whole, its schema strict, and what it draws can be named and is in the language that holds. */
import { expect, test } from 'vitest'
import { pseudoLanguage } from '#platform/language/current.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { checkBlock, drawBlock } from './blockChecks.testing.tsx'
import type { PanelField } from './defineBlock.ts'
import { examplesOf } from './examples.ts'
import { definitions } from './registry.ts'
import { views } from './viewRegistry.ts'

const folders = new Set(Object.keys(import.meta.glob('./*/definition.ts')).map((path) => path.split('/')[1]))

test('F-POST-04 every folder of a block holds its definition and its view, under the name of the type', () => {
  expect(new Set(definitions.keys())).toEqual(folders)
  expect(new Set(views.keys())).toEqual(folders)
})

test.each([...definitions.values()])(
  'F-POST-04 $type says what it is, for people who look for it, and shows itself',
  (definition) => {
    const { type, label, icon, keywords, examples, version, migrations = {} } = definition
    expect({ type, label, icon }).toMatchObject({
      label: expect.stringMatching(/^[A-Z]/),
      icon: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
    })
    expect(keywords.length).toBeGreaterThan(0)
    expect(examples?.length ?? 0).toBeGreaterThan(0)
    expect(examplesOf(definition).length).toBeGreaterThan(0)
    // A step for each version before this one.
    expect(Object.keys(migrations).map(Number)).toEqual(
      Array.from({ length: version - 1 }, (_, index) => index + 1),
    )
  },
)

for (const definition of definitions.values()) checkBlock(definition)

/** What people read of markup, also by ear. */
const readIn = (html: string): string[] => [
  ...[...html.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(([, text = '']) => text),
  ...html.replace(/<(script|pre)[^>]*>[\s\S]*?<\/\1>/g, '').split(/<[^>]*>/),
]

const titlesOf = (panel: readonly PanelField[]): string[] =>
  panel.flatMap(({ title, description = '', values = [], fields = [] }) => [
    title,
    description,
    ...values.map((choice) => choice.title),
    ...titlesOf(fields),
  ])

/** Texts of the pseudo language are in brackets, one within the other where one is a value of the other. */
function rest(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*(⟧|…$)/g, '')
  return without === text ? text : rest(without)
}

/** Names that are the same in every language, code, and days as the tests’ language writes them. */
const sameEverywhere: Record<string, RegExp> = {
  // Their marks are part of the text, which the pseudo language changes with it.
  paragraph: /./,
  list: /./,
  countdown: /^Dec 31, 2099|^31 Dec 2099/,
  'opening-hours': /^\d+:\d\d [AP]M$/,
  schedule: /^\d+(:\d\d)?\s[AP]M$/,
  table: /^\d+ (cm|ml)$/,
  'social-links': /./,
  'share-links': /^(WhatsApp|Facebook|LinkedIn|Mastodon)$/,
  download: /^PDF/,
  html: /./,
  code: /./,
  icon: /^(: )?[A-Z][a-z ]+$/,
  embed: /YouTube|Vimeo|SoundCloud/,
}
const names = /^(Ines Varga|Otto|Ines|[A-Z][a-z]+ \d+, 2026|2026-[-\d: AM]+)$/

test.each([...definitions.values()])('13.2 $type says nothing outside the catalogues', (definition) => {
  const { type } = definition
  const descriptions = inLanguage(pseudoLanguage, () => [
    definition.label,
    String(definition.keywords),
    ...titlesOf(definition.panel),
    ...examplesOf(definition).flatMap(({ title, block, data }) => [
      title,
      ...readIn(drawBlock(type, block.state, { data, children: block.children })),
    ]),
    ...[true, false].flatMap((isCanvas) => readIn(drawBlock(type, {}, { isCanvas }))),
  ])
  const own = sameEverywhere[type]
  expect(descriptions.length).toBeGreaterThan(2)
  expect(
    descriptions
      .map(rest)
      .filter((text) => /\p{L}{2}/u.test(text) && !names.test(text.trim()) && !own?.test(text)),
  ).toEqual([])
})
