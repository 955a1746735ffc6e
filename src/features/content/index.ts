/** What other features, the rendering and the program's start use of content. */
import { onHook } from '#platform/hooks.ts'
import type { Platform } from '#platform/context.ts'
import type { Mount } from '#platform/http/server.ts'
import { nameContent } from './auditNames.ts'
import { createContentDefaults } from './defaults.ts'
import { exportWritings } from './ofAccount.ts'
import { componentHandler } from './snippets/componentFrame.ts'

onHook('site.created', (platform, db, { siteId }) => createContentDefaults(platform, db, siteId))

onHook('user.exported', (platform, db, { userId, into }) => exportWritings(platform, db, userId, into))

onHook('audit.named', (platform, db, { ids, names }) => nameContent(platform, db, ids, names))

export function mounts(platform: Platform): Mount[] {
  return [{ prefix: '/component', handler: componentHandler(platform) }]
}

export { titlesOf } from './auditNames.ts'
export { textOfBlocks } from './document/extract.ts'
export { walkBlocks } from './document/walkBlocks.ts'
export { isSafeAddress } from './document/safeAddress.ts'
export { isAllowedStyleProperty, isSafeStyleValue } from './document/safeState.ts'
export { previewView } from './editablePost.ts'
export { sharedPreview } from './previewShare.ts'
export { partsAfter } from './partsAfter.ts'
export { countLive, countsByKey, oneOf, termTreeMark, withBelow } from './countLive.ts'
export { categoryIds, listLive, liveIds, type LiveQuery } from './listLive.ts'
export { openApiPaths } from './openApiPaths.ts'
export { listTypes, typeOf } from './postTypes.ts'
export { ofType, postsShown } from './shown.ts'
export { findLive, findLiveById, isId, visibleNow, visiblePost, withLayout } from './readPost.ts'
export { withPlacedBlocks } from './placedBlocks.ts'
export { noteMissing, writeMissing } from './missingPaths.ts'
export { addRedirect } from './redirects.ts'
export { resolvePath, viewAround, type ResolveOptions } from './resolvePath.ts'
export { mayReadHidden, mayWrite, seesAllOf, writeCapability } from './rights.ts'
export { searchAnyWord, searchLive } from './searchLive.ts'
export { faultySnippets } from './snippets/storedLists.ts'
export { savePost, savePostIn, type SaveContext } from './savePost.ts'
export { saveCategory } from './saveCategory.ts'
export { saveType } from './saveType.ts'
export { onlyShown } from './visibility.ts'
export { audienceOf, readStoreBy } from './audience.ts'
export { readMetasBy } from './metasOfToday.ts'
export { categoriesForPicker, listCategories, listTaxonomies, taxonomyOf, termFilter } from './taxonomies.ts'
export { isNullPath, isRejectedByExtension, normalisePath, slugOf } from './urls.ts'
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
export type { Resolution, TaxonomyView, TermView } from './resolution.ts'
