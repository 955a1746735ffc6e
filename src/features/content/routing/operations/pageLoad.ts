import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { audienceAsking } from '../../documents/audience.ts'
import { resolvePath } from '../resolvePath.ts'
import { curUserOf } from '../viewResponse.ts'

const text = z.string().max(4000)
/** A record arrives as JSON text or as a query text. */
function pairs(value: string | undefined): Record<string, string> {
  if (!value) return {}
  if (value.startsWith('{')) {
    try {
      const parsed = z
        .record(z.string(), z.union([z.string(), z.number()]).transform(String))
        .safeParse(JSON.parse(value))
      return parsed.success ? parsed.data : {}
    } catch {
      // Not JSON after all: there is nothing in it that a page could hang on.
      return {}
    }
  }
  return Object.fromEntries(new URLSearchParams(value))
}

/**
 * The page loader (F-ROUTE-11, F-ROUTE-05): before a page is shown, says what is there, where a redirect leads, which
 * layout it takes, and the settings of the page.
 */
export const pageLoad = operation({
  name: 'pages.load',
  summary: 'What a path is, with redirect, layout and settings',
  method: 'GET',
  path: '/api/page-load',
  capability: 'public',
  input: z.strictObject({
    path: text.optional(),
    fullPath: text.optional(),
    href: text.optional(),
    params: text.optional(),
    query: text.optional(),
  }),
  output: z.object({
    kind: z.string(),
    path: z.string(),
    title: z.string().nullable(),
    post_id: z.string().nullable(),
    layout: z.string(),
    redirect: z.object({ to: z.string(), code: z.number(), is_external: z.boolean() }).nullable(),
    message: z.string().nullable(),
    settings: z.record(z.string(), z.unknown()),
    cur_user: z
      .object({
        id: z.string(),
        name: z.string(),
        avatar: z.string().nullable(),
        role: z.string(),
        can_edit: z.boolean(),
      })
      .nullable(),
  }),
  async run(context, input) {
    const whole =
      input.fullPath ??
      input.path ??
      (input.href && URL.canParse(input.href) ? new URL(input.href).pathname : '/')
    const [path = '/', search = ''] = (input.path ?? whole).split('#')[0]?.split('?') ?? []
    const query = new URLSearchParams({
      ...Object.fromEntries(new URLSearchParams(search || whole.split('?')[1] || '')),
      ...pairs(input.query),
    })
    const resolution = await resolvePath(context, path, query, {
      viewer: context.viewer,
      audience: await audienceAsking(context),
      params: pairs(input.params),
    })
    const view = 'view' in resolution ? resolution.view : null
    const post = view?.post ?? null
    return {
      kind: resolution.kind,
      path,
      title: post?.title ?? null,
      post_id: post?.id ?? null,
      layout: post?.jxt_layout_template ?? 'default',
      redirect:
        resolution.kind === 'redirect'
          ? { to: resolution.to, code: resolution.code, is_external: resolution.is_external }
          : null,
      message: resolution.kind === 'not_found' ? resolution.message : null,
      settings: view?.settings ?? {},
      cur_user: curUserOf(context.viewer, post),
    }
  },
})
