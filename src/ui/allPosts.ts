/** Every post of a type of which a site has few, such as forms or components: the list is followed to its end. */
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'

export interface PostOfType {
  id: string
  title: string
  status: string
}

const atOnce = 100

/** By title. */
export async function allPosts(type: string): Promise<PostOfType[]> {
  const found: PostOfType[] = []
  for (let p = 1; ; p += 1) {
    const answer = await call<unknown>('GET', '/api/posts', { type, limit: atOnce, sort: 'title', p })
    const items = isRecord(answer) && Array.isArray(answer.items) ? answer.items.filter(isRecord) : []
    found.push(
      ...items.flatMap(({ id, title, status }) =>
        typeof id === 'string' ? [{ id, title: String(title ?? ''), status: String(status ?? '') }] : [],
      ),
    )
    if (items.length < atOnce) return found
  }
}
