/** What other features, the rendering and the program's start use of content. */
import { onHook } from '#platform/hooks.ts'
import type { Platform } from '#platform/context.ts'
import type { Mount } from '#platform/http/server.ts'
import { nameContent } from './auditNames.ts'
import { createContentDefaults } from './defaults.ts'
import { countDemoContent, noteDemoContent, removeDemoContent } from './demoContent.ts'
import { exportWritings } from './ofAccount.ts'
import { putReferences } from './references/storeReferences.ts'
import { refuseCircle } from './snippets/componentCircles.ts'
import { componentHandler } from './snippets/componentFrame.ts'
import { checkSnippet } from './snippets/storedSnippet.ts'
import { planSettling } from './versions/scheduledPublishing.ts'

onHook('site.created', (platform, db) => createContentDefaults(platform, db))

onHook('demo.seeded', (_platform, db) => noteDemoContent(db))
onHook('demo.counted', (_platform, db, { left }) => countDemoContent(db, left))
onHook('demo.removed', (_platform, db, removal) => removeDemoContent(db, removal))

onHook('user.exported', (_platform, db, { userId, into }) => exportWritings(db, userId, into))

onHook('audit.named', (_platform, db, { ids, names }) => nameContent(db, ids, names))

onHook('post.offered', async (_platform, _db, offered) => checkSnippet(offered))
onHook('post.offered', (_platform, db, offered) => refuseCircle(db, offered))
onHook('post.planned', planSettling)
onHook('post.version_stored', (_platform, db, { postId, content, isLiveKept }) =>
  putReferences(db, postId, content, { isLiveKept }),
)

export function mounts(platform: Platform): Mount[] {
  return [{ prefix: '/component', handler: componentHandler(platform) }]
}

export { titlesOf } from './auditNames.ts'
export { pictureOf, textOfBlocks } from './documents/extract.ts'
export { walkBlocks } from './documents/walkBlocks.ts'
export { lookView, mayPreview, previewView } from './previews/previewView.ts'
export { sharedPreview } from './previews/previewShare.ts'
export { partsAfter } from './types/partsAfter.ts'
export { countLive, countsByKey, withBelow } from './live/countLive.ts'
export { oneOf, termTreeMark, visibleNow } from './live/liveRows.ts'
export { ownDateOf } from './lists/ownDateOf.ts'
export { listByOwnDate, ownDatesOf, type OwnDate } from './lists/ownDates.ts'
export { categoryIds, listLive, liveIds, type LiveQuery } from './lists/listLive.ts'
export { readCollection } from './lists/readCollection.ts'
export { openApiPaths } from './entries/openApiPaths.ts'
export { listTypes, typeOf } from './types/postTypes.ts'
export { ofType, postsShown } from './live/shown.ts'
export { currentRow, findLive, findLiveById, isId, visiblePost, withLayout } from './posts/readPost.ts'
export { withPlacedBlocks } from './snippets/placedBlocks.ts'
export { noteMissing, writeMissing } from './routing/missingPaths.ts'
export { addRedirect } from './urls/redirects.ts'
export { resolvePath, viewAround, type ResolveOptions } from './routing/resolvePath.ts'
export { mayReadHidden, mayWrite, seesAllOf, writeCapability } from './rights.ts'
export { searchAnyWord, rankPublished } from './search/searchPublished.ts'
export { faultySnippets } from './snippets/storedLists.ts'
export { savePost, savePostIn, type SaveContext } from './posts/savePost.ts'
export { saveCategory } from './taxonomies/saveCategory.ts'
export { saveType } from './types/saveType.ts'
export { onlyShown } from './documents/visibility.ts'
export { audienceOf, readStoreBy } from './documents/audience.ts'
export { readMetasBy } from './posts/metasOfToday.ts'
export {
  categoriesForPicker,
  listCategories,
  listTaxonomies,
  taxonomyOf,
  termFilter,
} from './taxonomies/taxonomies.ts'
export { isNullPath, isRejectedByExtension, normalisePath, slugOf } from './urls/urls.ts'
export type {
  CategoryView,
  LayoutPost,
  Meta,
  PageSnippet,
  PageView,
  Pagination,
  Post,
  PostComponent,
  PostList,
  PostStatus,
  PostSummary,
  PostTypeDefinition,
  SavePostInput,
} from './schema.ts'
export type { Resolution, TaxonomyView, TermView } from './routing/resolution.ts'
export { menuItems } from './menus/menuItems.ts'
