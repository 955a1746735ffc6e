/** Sealed values of content: `_secret` fields, in every version that is kept. */
import { sql } from 'kysely'
import type { SealedPlace } from '#platform/sealedPlaces.ts'
import { sealedFields as texts } from './texts/sealedFields.ts'
import { sealedTextOf, withSealedText } from './types/secrets.ts'

const batch = 500
/** As the index post_version_sealed has it. */
const holdsSealed = sql<boolean>`jsonb_path_exists(metas, '$[*] ? (@.name like_regex "_secret$" && @.value starts with "sealed:")')`

export const sealedFields: SealedPlace = {
  purpose: 'metas',
  screen: '/user/settings',
  async walk(db, visit) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (let found = batch; found === batch;) {
      const rows = await db
        .selectFrom('post_version')
        .select(['id', 'title', 'metas'])
        .where('id', '>', after)
        .where(holdsSealed)
        .orderBy('id')
        .limit(batch)
        .execute()
      for (const { id, title, metas } of rows) {
        const changed = metas.map((meta) => {
          const sealed = sealedTextOf(meta)
          return sealed === null
            ? meta
            : withSealedText(meta, visit(sealed, texts.field({ name: meta.name, title })))
        })
        if (changed.some((meta, at) => meta.value !== metas[at]?.value))
          await db
            .updateTable('post_version')
            .set({ metas: JSON.stringify(changed) })
            .where('id', '=', id)
            .execute()
      }
      after = rows.at(-1)?.id ?? after
      found = rows.length
    }
  },
}
