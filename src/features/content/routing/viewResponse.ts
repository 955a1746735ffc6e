/** The view response of SPEC.md section 3: what POST /api/posts/view answers for a path. */
import type { Platform, RequestInfo } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem as platformProblem } from '#platform/operations/problem.ts'
import { audienceAsking } from '../documents/audience.ts'
import { resolvePath, viewAround } from './resolvePath.ts'
import { mayWrite } from '../rights.ts'
import type { Resolution } from './resolution.ts'
import type { PageView, Post } from '../schema.ts'

export interface CurUser {
  id: string
  name: string
  avatar: string | null
  role: string
  /** Shows the Edit control: the creator's, and of those who may edit others' posts (A-28). */
  can_edit: boolean
}

export interface ViewResponse extends PageView {
  cur_user: CurUser | null
  redirect: { to: string; code: number; is_external: boolean } | null
  listing: Record<string, unknown> | null
}

const emptyView: PageView = {
  post: null,
  blocks: [],
  before_page: [],
  after_page: [],
  static_page: [],
  is_static_page: false,
  post_component_sources: [],
  settings: {},
  is_personal: false,
}

export function curUserOf(viewer: Viewer, post: Post | null): CurUser | null {
  if (viewer.id === null) return null
  const canEdit =
    post !== null && (post.created_by === viewer.id || mayWrite(viewer, post.type, post.created_by))
  return { id: viewer.id, name: viewer.name, avatar: viewer.avatar, role: viewer.role, can_edit: canEdit }
}

/**
 * @param store the store that rules are asked for, by name or id; absent: the one chosen in this browser
 * @throws Problem path.unknown (404) `Page Not Found: {path}`
 */
export async function viewOf(
  context: Platform & { viewer: Viewer; request: RequestInfo },
  path: string,
  query: URLSearchParams,
  store?: string,
): Promise<ViewResponse> {
  const audience = await audienceAsking(context, store)
  const resolution = await resolvePath(context, path, query, { viewer: context.viewer, audience })
  if (resolution.kind === 'not_found') throw platformProblem('path.unknown', { path: path.split(/[?#]/)[0] })
  const view =
    'view' in resolution
      ? resolution.view
      : isListing(resolution)
        ? await viewAround(context, path, query, { audience })
        : emptyView
  const current = context.viewer.id === null ? null : { id: context.viewer.id, name: context.viewer.name }
  return {
    ...view,
    post: view.post && { ...view.post, current_user: current },
    // Why a snippet fails is for administrators.
    ...(context.viewer.can('code.write') ? {} : withoutErrors(view)),
    cur_user: curUserOf(context.viewer, view.post),
    redirect:
      resolution.kind === 'redirect'
        ? { to: resolution.to, code: resolution.code, is_external: resolution.is_external }
        : null,
    listing: isListing(resolution) ? { ...resolution } : null,
  }
}

function isListing(resolution: Resolution): boolean {
  return ['taxonomies', 'taxonomy', 'term', 'type_listing'].includes(resolution.kind)
}

function withoutErrors({
  before_page: before,
  after_page: after,
}: PageView): Pick<PageView, 'before_page' | 'after_page'> {
  return {
    before_page: before.filter((snippet) => snippet.error === null),
    after_page: after.filter((snippet) => snippet.error === null),
  }
}
