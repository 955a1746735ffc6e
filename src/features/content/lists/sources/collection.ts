/** `content.collection`: what a collection shows, for the canvas; pages ask for the fields alone that their cards show. */
import { defineSource } from '#blocks/source.ts'
import { inSiteLanguage } from '#features/settings/index.ts'
import { readCollection } from '../readCollection.ts'

export const collectionSource = defineSource({
  name: 'content.collection',
  run: (context, args) =>
    // Dates and prices are the site's, whatever language the dashboard has.
    context.viewer
      ? inSiteLanguage(context.platform, () => readCollection(context, args))
      : readCollection(context, args),
})
