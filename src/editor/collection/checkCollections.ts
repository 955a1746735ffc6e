/** Collections that show nothing, and blocks of their cards that show a field which is gone. */
import { bindingsOf } from '#blocks/binding.ts'
import { call } from '#platform/client/call.ts'
import type { Finding } from '../checks/checkDocument.ts'
import type { BlockDocument } from '../model/document.ts'
import { collectionAround, type EntryType, typesFrom } from './entryFields.ts'
import { fieldAsked, rulesIn } from './filters.ts'
import { collectionPanel as texts } from './texts/collectionPanel.ts'

export async function checkCollections(document: BlockDocument, signal: AbortSignal): Promise<Finding[]> {
  const ids = document.order()
  if (!ids.some((id) => document.need(id).type === 'collection')) return []
  return collectionFindings(
    document,
    typesFrom(await call<unknown>('GET', '/api/types', undefined, { signal })),
  )
}

export function collectionFindings(document: BlockDocument, types: readonly EntryType[]): Finding[] {
  const typeOf = (state: Readonly<Record<string, unknown>>) => types.find(({ slug }) => slug === state.type)
  return document.order().flatMap((id): Finding[] => {
    const { type, state } = document.need(id)
    const problem = (message: string): Finding => ({ id, level: 'problem', message })
    if (type === 'collection') {
      if (!state.type) return [problem(texts.check_type_missing)]
      const shown = typeOf(state)
      if (!shown) return [problem(texts.check_type_gone)]
      const asked = [
        ...rulesIn(state.filters).map(fieldAsked),
        ...(typeof state.sort === 'string' ? [state.sort] : []),
      ]
      const gone = asked.find((name) => !hasField(shown, name))
      return gone === undefined ? [] : [problem(texts.check_filter_gone({ field: gone }))]
    }
    const shown = typeOf(collectionAround(document, id)?.state ?? {})
    if (!shown) return []
    return Object.values(bindingsOf(state)).flatMap(({ field }) =>
      hasField(shown, field) ? [] : [problem(texts.check_field_gone({ field }))],
    )
  })
}

/** The page of an entry is no link where there is none; nothing is wrong with that. */
const hasField = ({ fields }: EntryType, name: string): boolean =>
  name === '' || name === 'url' || fields.some((field) => field.name === name)
