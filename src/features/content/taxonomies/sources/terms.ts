/** `content.terms`: the entries of a taxonomy for the taxonomy list block, those above before those below. */
import { z } from 'zod'
import { defineSource } from '#blocks/source.ts'
import type { TermListData } from '#blocks/taxonomy-list/data.ts'
import { listCategories, taxonomyOf } from '../taxonomies.ts'

const shape = z.object({
  taxonomy: z.string().catch('category'),
  shows_empty: z.boolean().catch(false),
  limit: z.coerce.number().int().min(1).max(200).catch(50),
})

export const terms = defineSource({
  name: 'content.terms',
  async run({ platform, db }, args): Promise<TermListData> {
    const asked = shape.parse(args)
    const now = platform.clock.now()
    const taxonomy = await taxonomyOf(db, asked.taxonomy, now)
    if (!taxonomy) return { title: '', items: [] }
    const parents = new Map(
      (await listCategories(db, asked.taxonomy, now)).map(({ id, parent_id: parent }) => [id, parent]),
    )
    const known = new Set(taxonomy.terms.map(({ id }) => id))
    const below = (above: string | null, depth: number): TermListData['items'] =>
      taxonomy.terms
        .filter(({ id }) => (known.has(parents.get(id) ?? '') ? parents.get(id) : null) === above)
        .flatMap(({ id, title, url, count }) => [
          { id, title, url, count, depth },
          ...(depth < 8 ? below(id, depth + 1) : []),
        ])
    const items = below(null, 0).filter(({ count }) => asked.shows_empty || count > 0)
    return { title: taxonomy.title, items: items.slice(0, asked.limit) }
  },
})
