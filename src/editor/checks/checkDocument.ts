/**
 * What a page should put right before people see it, from its blocks alone: the order of headings, pictures without
 * words, links that say or lead to nothing. What needs the drawn page is in checkCanvas.ts.
 */
import type { Registry } from '../model/canDrop.ts'
import type { BlockDocument } from '../model/document.ts'
import type { BlockRecord } from '../model/record.ts'
import { isRecord } from '#platform/isRecord.ts'
import { plainText } from '#blocks/plainText.ts'
import { elementIdOf } from '#blocks/shell/elementId.ts'
import { urlsOf } from '#blocks/urlsIn.ts'
import { sampleContactIn } from '#patterns/sampleContact.ts'
import { pageChecks } from './texts/pageChecks.ts'

/** What a finding is about: where nothing of it is found, the check has passed. */
export const checkSubjects = [
  'content',
  'headings',
  'pictures',
  'links',
  'contact',
  'contrast',
  'accessibility',
  'weight',
] as const
export type CheckSubject = (typeof checkSubjects)[number]

export const about = (subject: CheckSubject, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ subject, ...finding }))

export interface Finding {
  subject?: CheckSubject
  /** The block to jump to; null: the page as a whole. */
  id: string | null
  /** A `problem` keeps somebody out; a `hint` makes the page better. */
  level: 'problem' | 'hint'
  message: string
  /** What one press puts right: settings of a block. */
  fix?: { title: string; id: string; patch: Record<string, unknown> }
  /** The setting of the block whose words are missing: it is written where this is read. */
  asks?: 'alt'
}

/** Words that say nothing of where a link leads, in any language: a page need not be in its writer's. */
const emptyWords = new Set([
  ...['here', 'click here', 'more', 'read more', 'link', 'this'],
  ...['hier', 'hier klicken', 'klick hier', 'mehr', 'mehr lesen', 'weiterlesen'],
  ...['aquí', 'haz clic aquí', 'pulsa aquí', 'más', 'leer más', 'enlace'],
])

/**
 * @param isTitled the page shows its title above the blocks, as its heading of the first level
 * @param isDrawn whether the drawn page has an element of that id, as within the components that it uses
 */
export function checkDocument(
  registry: Registry,
  document: BlockDocument,
  isTitled = false,
  isDrawn: (id: string) => boolean = () => false,
): Finding[] {
  const isPlace = (name: string) => hasPlace(document, name) || isDrawn(name)
  const records = document
    .order()
    .map((id) => document.need(id))
    .filter(({ state, do_not_render: isOut }) => !isOut && state.is_hidden !== true)
    .map(asFilled)
  return [
    ...about('headings', headings(records, isTitled)),
    ...records.flatMap((record) => [
      ...about('pictures', pictures(registry, record)),
      ...about('links', [...buttons(record), ...links(record, isPlace)]),
      ...about('contact', contacts(record)),
    ]),
  ]
}

/** What an entry of a collection says is there, and no picture of one has words that are missing here. */
function asFilled(record: BlockRecord): BlockRecord {
  const keys = isRecord(record.state.bind) ? Object.keys(record.state.bind) : []
  if (keys.length === 0) return record
  const filled = Object.fromEntries(
    [...keys, ...(keys.includes('src') ? ['alt'] : [])].map((key) => [key, '…']),
  )
  return { ...record, state: { ...record.state, ...filled } }
}

function headings(records: readonly BlockRecord[], isTitled: boolean): Finding[] {
  const findings: Finding[] = []
  let last = 1
  let tops = isTitled ? 1 : 0
  for (const { id, type, state } of records) {
    if (type !== 'heading') continue
    const level = Number(state.level ?? 2)
    if (plainText(String(state.text ?? '')) === '')
      findings.push({ id, level: 'problem', message: pageChecks.heading_empty })
    if (level === 1 && ++tops > 1)
      findings.push({
        id,
        level: 'hint',
        message: pageChecks.second_top,
      })
    if (level > last + 1)
      findings.push({
        id,
        level: 'problem',
        message:
          last === 1
            ? pageChecks.level_after_title({ level, missing: last + 1 })
            : pageChecks.level_left_out({ level, last, missing: last + 1 }),
      })
    last = level
  }
  return findings
}

function pictures(registry: Registry, { id, type, state }: BlockRecord): Finding[] {
  const definition = registry.get(type)
  const findings: Finding[] = []
  const hasWords = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  const isAsked = definition && 'alt' in definition.state.shape && state.is_decorative !== true
  if (isAsked && hasWords(state.src) && !hasWords(state.alt)) {
    findings.push({
      id,
      level: 'problem',
      message: pageChecks.no_alternative,
      asks: 'alt',
    })
  }
  const missing = Object.values(state)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : []))
    .filter(isRecord)
    .filter((one) => hasWords(one.src) && 'alt' in one && !hasWords(one.alt) && one.is_decorative !== true)
  if (missing.length > 0)
    findings.push({
      id,
      level: 'problem',
      message: pageChecks.no_alternatives({ count: missing.length }),
    })
  if (type === 'image' && !hasWords(state.src))
    findings.push({ id, level: 'hint', message: pageChecks.no_picture })
  return findings
}

function buttons({ id, type, state }: BlockRecord): Finding[] {
  const findings: Finding[] = []
  if (type === 'button' && (typeof state.url !== 'string' || state.url.trim() === ''))
    findings.push({ id, level: 'problem', message: pageChecks.button_nowhere })
  if (type === 'button' && plainText(String(state.text ?? '')) === '')
    findings.push({ id, level: 'problem', message: pageChecks.button_empty })
  return findings
}

function links({ id, state }: BlockRecord, isPlace: (name: string) => boolean): Finding[] {
  const findings: Finding[] = []
  for (const html of [state.text, state.caption]) {
    if (typeof html !== 'string') continue
    for (const { 1: href = '', 2: inner = '' } of html.matchAll(
      /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi,
    )) {
      const words = plainText(inner)
      if (words === '') findings.push({ id, level: 'problem', message: pageChecks.link_empty })
      else if (emptyWords.has(words.toLowerCase()))
        findings.push({ id, level: 'hint', message: pageChecks.link_vague({ words }) })
      if (isNowhere(href, isPlace))
        findings.push({ id, level: 'problem', message: pageChecks.link_nowhere({ words, href }) })
    }
  }
  for (const href of [state.url, state.link])
    if (typeof href === 'string' && isNowhere(href, isPlace))
      findings.push({
        id,
        level: 'problem',
        message: pageChecks.link_nowhere({ words: plainText(String(state.text ?? state.alt ?? '')), href }),
      })
  return findings
}

/** Nobody is reached by what a pattern shows until the owner's own contact is there. */
function contacts({ id, state }: BlockRecord): Finding[] {
  const contact = sampleContactIn(JSON.stringify(state))
  return contact === null ? [] : [{ id, level: 'problem', message: pageChecks.sample_contact({ contact }) }]
}

/** True for a place on the page that is not there. */
function isNowhere(href: string, isPlace: (name: string) => boolean): boolean {
  if (!href.startsWith('#') || href.length === 1) return false
  const name = decoded(href.slice(1).replaceAll('&amp;', '&'))
  // Browsers know the top of every page by this name.
  return name.toLowerCase() !== 'top' && !isPlace(name)
}

/** A link may write the letters of a name as URLs do. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Whether a block is called so on the live page, or has markup that is. */
function hasPlace(document: BlockDocument, name: string): boolean {
  return document.order().some((id) => {
    const { type, state } = document.need(id)
    const own = elementIdOf(state.element_id)
    // A heading that is listed in the table of contents has a name without being given one.
    const isListed = type === 'heading' && state.as_tb_content !== false
    return (
      (own || (isListed ? `h-${id}` : '')) === name ||
      Object.values(state).some((value) => typeof value === 'string' && value.includes(`id="${name}"`))
    )
  })
}

/** Returns the path of a URL of this site; null for one elsewhere. */
export function innerPath(url: string): string | null {
  if (!url.startsWith('/') || url.startsWith('//')) return null
  return url.replaceAll('&amp;', '&').replace(/[#?].*$/, '')
}

/** Returns the URLs of this site that the settings of blocks name, each with the first block that does. */
export function innerLinks(document: BlockDocument): Map<string, string> {
  const found = new Map<string, string>()
  for (const id of document.order())
    for (const url of urlsOf(document.need(id).state)) {
      const path = innerPath(url)
      if (path && !found.has(path)) found.set(path, id)
    }
  return found
}
