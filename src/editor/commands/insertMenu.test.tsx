/** The insert menu: its height, what it offers, what it greys out and why. */
import { emptyFrame } from '../useEditorValue.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { definitions } from '#blocks/registry.ts'
import { insertMenuHeightPx } from '#constants.ts'
import { ViewState } from '../canvas/view.ts'
import { EditorContext, type EditorValue } from '../EditorContext.ts'
import { EditorDocument } from '../model/editorDocument.ts'
import { countingIds, testRegistry } from '../model/testing.ts'
import { insertChoices } from './insertChoices.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { noteInserted, recentTypes } from './recentTypes.ts'

afterEach(() => void vi.unstubAllGlobals())

const columns = [{ id: 'cols', type: 'columns', state: {}, children: [] }]

function anEditorDocument(registry = testRegistry, value: unknown = columns): EditorDocument {
  return new EditorDocument(registry, value, countingIds())
}

test('F-EDIT-05 F-CONST-03 the insert menu is 340 px high', () => {
  vi.stubGlobal('window', { innerHeight: 900, innerWidth: 1400 })
  vi.stubGlobal('document', { activeElement: null, documentElement: { lang: '' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  const value: EditorValue = {
    editorDocument: anEditorDocument(definitions, []),
    page: {
      path: '/',
      postId: null,
      title: '',
      siteName: '',
      currency: { code: null, symbol: '--', exponent: 2 },
      timeZone: 'UTC',
      isCanvas: true,
      isPreview: true,
    },
    frame: emptyFrame(),
    type: 'page',
    mayWrite: true,
    mayDesign: true,
    openInsert: () => undefined,
    openMenu: () => undefined,
    openRename: () => undefined,
    openReusable: () => undefined,
    openLink: () => undefined,
    openSite: () => undefined,
    announce: () => undefined,
    view: new ViewState(),
    report: ({ ok }) => ok,
  }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={value}>
        <InsertMenu
          request={{ place: { target: '', position: 'append' }, at: { left: 10, top: 10, bottom: 40 } }}
          close={() => undefined}
          shown={null}
        />
      </EditorContext>
    </QueryClientProvider>,
  )
  expect(insertMenuHeightPx).toBe(340)
  expect(html).toContain('height:340px')
  expect(html).toContain('Paragraph')
  expect(html).toContain('Search blocks')
})

test('F-EDIT-04 a type that may not go here is offered with the reason', () => {
  const choices = insertChoices(
    testRegistry,
    anEditorDocument().blocks,
    { target: 'cols', position: 'append' },
    '',
  )
  const answers = new Map(choices.map(({ definition, answer }) => [definition.type, answer]))
  expect(answers.get('column')).toEqual({ ok: true })
  expect(answers.get('paragraph')).toEqual({ ok: false, reason: 'Columns takes only column.' })
})

test('F-EDIT-05 words filter by label and keyword; a label that begins with them comes first', () => {
  const place = { target: '', position: 'append' } as const
  const { blocks } = anEditorDocument(definitions, [])
  const found = insertChoices(definitions, blocks, place, 'head').map(({ definition }) => definition.type)
  expect(found[0]).toBe('heading')
  expect(insertChoices(definitions, blocks, place, 'zzzz')).toEqual([])
})

test('F-EDIT-04 every block of this site can be inserted where its class allows, and only there', () => {
  for (const definition of definitions.values()) {
    const writer = anEditorDocument(definitions, [])
    const outcome = writer.insertNew(definition.type, { target: '', position: 'append' })
    expect(outcome.ok, definition.type).toBe(definition.parents === undefined)
  }
})

test('F-EDIT-05 what was inserted last comes first, and only where it may go', () => {
  const place = { target: '', position: 'append' } as const
  const { blocks } = anEditorDocument(definitions, [])
  const choices = insertChoices(definitions, blocks, place, '', ['quote', 'column', 'gone'])
  expect(choices.filter(({ group }) => group === 'Recent').map(({ definition }) => definition.type)).toEqual([
    'quote',
  ])
  expect(choices.filter(({ definition }) => definition.type === 'quote')).toHaveLength(2)
})

test('F-EDIT-05 what was inserted is remembered on this device; a store that holds something else is an empty one', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  for (const type of ['image', 'quote', 'image', 'list', 'heading', 'table']) noteInserted(store, type)
  expect(recentTypes(store)).toEqual(['table', 'heading', 'list', 'image'])
  expect(recentTypes({ getItem: () => '{' })).toEqual([])
})
