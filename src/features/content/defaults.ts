/** What every new site starts with: content types, taxonomies, a layout to begin with. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { newBlockId } from '#blocks/newBlockId.ts'
import { visitor } from '#platform/viewer.ts'
import { builtInTypes } from './types/postTypes.ts'
import { savePostIn } from './posts/savePost.ts'
import { givenTaxonomies } from './taxonomies/taxonomyTitle.ts'
import { inPages } from './texts/inPages.ts'

export async function createContentDefaults(platform: Platform, db: Transaction<Database>): Promise<void> {
  const now = platform.clock.now()
  await db
    .insertInto('post_type')
    .values(
      builtInTypes.map(({ definition, ...type }) => ({
        ...type,
        definition: JSON.stringify(definition),
        is_system: true,
        created_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('taxonomy')
    .values(givenTaxonomies.map((taxonomy) => ({ ...taxonomy })))
    .execute()
  await savePostIn({ ...platform, viewer: { ...visitor, can: () => true } }, db, {
    type: 'layout',
    title: inPages.plain_layout,
    status: 'published',
    value: [{ id: newBlockId(), type: 'content-slot', state: {}, children: [] }],
  })
}
