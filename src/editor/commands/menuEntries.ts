/** What the insert menu lists beside block types: sections that are ready, and the reusable blocks of the site. */
import type { LucideIcon } from 'lucide-react'
import type { EditorView } from 'prosemirror-view'
import type { DropAnswer } from '#blocks/dropRule.ts'
import { definitions } from '#blocks/registry.ts'
import type { BuiltBlock } from '#patterns/build.ts'
import type { Pattern, PatternKind } from '#patterns/pattern.ts'
import { keywords as keywordTexts } from '#patterns/texts/keywords.ts'
import { call } from '#platform/client/call.ts'
import type { EditorValue, InsertRequest } from '../EditorContext.ts'
import type { EntryType } from '../collection/entryFields.ts'
import { chooseType } from '../collection/firstCard.ts'
import { canDrop } from '../model/canDrop.ts'
import { isRecord } from '#platform/isRecord.ts'
import { allPosts, type PostOfType } from '#ui/allPosts.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { type StoredBlock } from '../model/serialise.ts'
import type { EditorDocument, Outcome } from '../model/editorDocument.ts'
import { pasteBlocks } from '../model/paste.ts'
import { insertChoices } from './insertChoices.ts'
import { list } from '#blocks/list/texts/list.ts'
import { listOf } from '../model/becomeText.ts'
import { newBlock } from '../model/newBlock.ts'
import { categoryTitles } from './categoryTitles.ts'
import { blockActions } from './texts/blockActions.ts'
import { insertMenu } from './texts/insertMenu.ts'
import { acts } from '../model/texts/acts.ts'
import { placeNear, sectionPlace } from './sectionPlace.ts'
import { topOnce } from './topOnce.ts'

type InsertPlace = InsertRequest['place']
type Choice = ReturnType<typeof insertChoices>[number]

export interface MenuEntry {
  key: string
  label: string
  /** The heading that it is under. */
  group: string
  answer: DropAnswer
  /** The type whose icon it wears, the pattern that is drawn as it would look, an icon of its own, or the character. */
  face: { type: string } | { pattern: string } | { icon: LucideIcon } | { character: string }
  /** Said under the label. */
  note?: string
  /** Puts it there, or what was made of it in the meantime. */
  insert(editorDocument: EditorDocument, place: InsertPlace, made?: BuiltBlock): Outcome
  /** The section of a pattern, which may show pictures and forms that the site does not have yet. */
  make?: () => BuiltBlock
  /** The type that is remembered as inserted last. */
  type?: string
  /** Goes into the text itself, in place of what asked for it. */
  act?: (editor: EditorValue, view: EditorView) => void
  /** The component that a copy can be made of. */
  componentId?: string
}

export interface ComponentOfSite extends PostOfType {
  /** It is the component that is written, or holds it. */
  isCircle?: boolean
}

/** Loads the reusable blocks of the site, by title. @param within the component that is written; null: something else is */
export async function componentsOfSite(within: string | null): Promise<ComponentOfSite[]> {
  const [posts, holders] = await Promise.all([
    allPosts('component'),
    within === null ? null : call<string[]>('GET', `/api/posts/components/${within}/holders`),
  ])
  return posts.map((post) => ({ ...post, isCircle: holders?.includes(post.id) ?? false }))
}

/** The blocks of a component, as they are written there. */
export async function blocksOfComponent(id: string): Promise<StoredBlock[]> {
  const post = await call<unknown>('GET', `/api/posts/${id}`)
  return isRecord(post) && Array.isArray(post.value) ? post.value.filter(isRecord) : []
}

export const sections = ['blocks', 'patterns', 'reusable'] as const
/** Characters are offered where somebody writes. */
export type MenuSection = (typeof sections)[number] | 'characters'

interface Asked {
  offered: typeof definitions
  editorDocument: EditorDocument
  place: InsertPlace
  words: string
  section: MenuSection
  recent: readonly string[]
  components: readonly ComponentOfSite[]
  patternKinds: readonly PatternKind[]
  /** Types of the site's own, whose entries a collection shows. */
  types: readonly EntryType[]
}

/** Returns what the menu lists: a section, or with words all that is called so. */
export function menuEntries({
  offered,
  editorDocument,
  place,
  words,
  section,
  recent,
  components,
  patternKinds,
  types,
}: Asked): MenuEntry[] {
  const wanted = words.trim().toLowerCase()
  const isIn = (one: MenuSection) => wanted !== '' || section === one
  const found: MenuEntry[] = [
    ...(isIn('blocks')
      ? insertChoices(offered, editorDocument.blocks, place, words, recent).map((choice) =>
          ofTypeNear(choice, editorDocument, place),
        )
      : []),
    ...(wanted.length < kindsFrom ? [] : listKinds(words, offered, editorDocument, place)),
    ...(wanted === ''
      ? []
      : types
          .filter(({ title }) => isFoundBy(words, [title]))
          .flatMap((type) => entriesOf(type, offered, editorDocument, place))),
    ...(isIn('patterns')
      ? patternKinds.flatMap((kind) =>
          kind.patterns
            .filter(({ title, keywords }) =>
              isFoundBy(words, [
                title(),
                kind.title(),
                insertMenu.patterns,
                ...keywords.map((name) => keywordTexts[name]),
              ]),
            )
            .map((pattern) => ofPattern(pattern, kind, editorDocument, place)),
        )
      : []),
    ...(isIn('reusable')
      ? components
          .filter(({ title }) => isFoundBy(words, [title, insertMenu.reusable]))
          .map(({ id, title, status, isCircle }) => {
            const made = () => [newBlock('reusable', { component_id: id })]
            const circle: DropAnswer = { ok: false, reason: blockActions.holds_this_component }
            return {
              key: `component ${id}`,
              label: title,
              group: blockActions.reusable_blocks,
              answer: isCircle ? circle : answerOf(editorDocument, placeNear(editorDocument, place), made()),
              face: { type: 'reusable' },
              ...(status === 'published' ? {} : { note: blockActions.not_published }),
              componentId: id,
              insert: (into: EditorDocument, at: InsertPlace) =>
                pasteBlocks(into, made(), placeNear(into, at), acts.insert({ label: title })),
            }
          })
      : []),
  ]
  // What is called so comes before what has only to do with it.
  return wanted === ''
    ? found
    : [true, false].flatMap((isNamed) =>
        found.filter(({ label, key }) => isNamedBy(wanted, label, key) === isNamed),
      )
}

/** A kind of list is only there where one of its own names was typed. */
const isNamedBy = (wanted: string, label: string, key: string): boolean =>
  label.toLowerCase().startsWith(wanted) || key.startsWith(listKey)

/** As it would be put there; where it may not be there, near by. */
function ofTypeNear(choice: Choice, editorDocument: EditorDocument, place: InsertPlace): MenuEntry {
  if (choice.answer.ok) return ofType(choice, place)
  const near = placeNear(editorDocument, place)
  const answer = answerOf(editorDocument, near, [{ type: choice.definition.type }])
  return answer.ok ? ofType({ ...choice, answer }, near) : ofType(choice, place)
}

/** How the key of a kind of list begins. */
const listKey = 'list:'
/** With fewer letters typed, another block is more likely meant: `/ta` is a table, not tasks. */
const kindsFrom = 3

/** The kinds of a list that have a name of their own. */
function listKinds(
  words: string,
  offered: Asked['offered'],
  editorDocument: EditorDocument,
  place: InsertPlace,
): MenuEntry[] {
  const definition = offered.get('list')
  if (!definition) return []
  const kinds = [
    { kind: 'tasks', label: list.tasks, keywords: list.tasks_keywords },
    { kind: 'numbers', label: list.numbers, keywords: list.numbers_keywords },
  ] as const
  const choice = {
    definition,
    group: categoryTitles[definition.category],
    answer: answerOf(editorDocument, place, [{ type: 'list' }]),
  }
  return kinds
    .filter(({ label, keywords }) => isFoundBy(words, [label, keywords]))
    .map(({ kind, label }) => {
      const entry = ofTypeNear(choice, editorDocument, place)
      return {
        ...entry,
        key: `${listKey}${kind}`,
        label,
        note: definition.label,
        insert(into, at) {
          const outcome = entry.insert(into, at)
          if (outcome.ok) {
            const { text } = into.blocks.need(outcome.id).state
            into.history.amend(outcome.id, { text: [text, listOf([''], kind)] })
          }
          return outcome
        },
      }
    })
}

/** A collection that shows the entries of a type from the beginning. */
function entriesOf(
  type: EntryType,
  offered: Asked['offered'],
  editorDocument: EditorDocument,
  place: InsertPlace,
): MenuEntry[] {
  const definition = offered.get('collection')
  if (!definition) return []
  const made = [{ type: definition.type }]
  const answer = answerOf(editorDocument, place, made)
  const near = answer.ok ? place : placeNear(editorDocument, place)
  const entry = ofType(
    {
      definition,
      group: definition.label,
      answer: answer.ok ? answer : answerOf(editorDocument, near, made),
    },
    near,
  )
  return [
    {
      ...entry,
      key: `entries ${type.slug}`,
      label: type.title,
      note: insertMenu.entries_of_type,
      insert(into, at) {
        const outcome = entry.insert(into, at)
        if (outcome.ok) chooseType(into, outcome.id, type)
        return outcome
      },
    },
  ]
}

function ofPattern(
  { name, title, make }: Pattern,
  kind: PatternKind,
  editorDocument: EditorDocument,
  place: InsertPlace,
): MenuEntry {
  const label = title()
  return {
    key: `pattern ${name}`,
    label,
    group: kind.title(),
    // Each is one section.
    answer: answerOf(editorDocument, sectionPlace(editorDocument, place), [{ type: 'group' }]),
    face: { pattern: name },
    make,
    insert: (into, at, made = make()) =>
      pasteBlocks(into, [{ ...topOnce(into, made) }], sectionPlace(into, at), acts.insert({ label })),
  }
}

function ofType({ definition, answer, group }: Choice, asked: InsertPlace): MenuEntry {
  const { type, label } = definition
  return {
    key: `${group} ${type}`,
    label,
    group,
    answer,
    face: { type },
    type,
    insert(editorDocument) {
      // A section is asked for behind the section that somebody writes in, not in its column; "/" makes one within it.
      const isSection = type === 'group' && asked.position === 'after'
      const { target, position } = isSection ? sectionPlace(editorDocument, asked) : asked
      return position === 'replace'
        ? editorDocument.replace(target, type)
        : editorDocument.insertNew(type, { target, position })
    },
  }
}

/** The first refusal that one of the blocks would get. */
function answerOf(
  { registry, blocks }: EditorDocument,
  { target, position }: InsertPlace,
  stored: readonly StoredBlock[],
): DropAnswer {
  for (const { type } of stored) {
    const answer = canDrop(
      registry,
      blocks,
      String(type),
      target,
      position === 'replace' ? 'before' : position,
    )
    if (!answer.ok) return answer
  }
  return { ok: true }
}
