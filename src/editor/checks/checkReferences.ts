/** Products, forms and other entries that blocks name by their id: those that are gone, or not on the site, are found. */
import { call, CallError } from '#platform/client/call.ts'
import { panelOf } from '#blocks/panels.ts'
import type { BlockDocument } from '../model/document.ts'
import { about, type Finding } from './checkDocument.ts'
import { pageChecks } from './texts/pageChecks.ts'

/** Entries that one look asks the server for at most. */
const asked = 60
const named: ReadonlySet<string> = new Set(['product', 'form', 'menu', 'sniplet', 'component'])

interface Reference {
  id: string
  /** The title of the setting: `Form`. */
  title: string
  to: string
}

/** What the blocks of a page name by id. */
export function referencesOf(document: BlockDocument): Reference[] {
  return document.order().flatMap((id) => {
    const { type, state } = document.need(id)
    return panelOf(type).flatMap(({ name, title, picks }): Reference[] => {
      const to = state[name]
      return picks !== undefined && named.has(picks) && typeof to === 'string' && to !== ''
        ? [{ id, title, to }]
        : []
    })
  })
}

export async function checkReferences(document: BlockDocument, signal: AbortSignal): Promise<Finding[]> {
  const references = referencesOf(document)
  const gone = new Set<string>()
  await Promise.all(
    [...new Set(references.map(({ to }) => to))].slice(0, asked).map(async (to) => {
      try {
        await call('GET', `/api/posts/${to}`, undefined, { signal })
      } catch (cause) {
        if (cause instanceof CallError && (cause.status === 404 || cause.status === 400)) gone.add(to)
      }
    }),
  )
  return about(
    'links',
    references
      .filter(({ to }) => gone.has(to))
      .map(({ id, title }) => ({ id, level: 'problem', message: pageChecks.reference_gone({ title }) })),
  )
}
