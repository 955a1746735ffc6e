/** Lists of posts to their end, as those of types of which a site has few, such as forms or components. */
import { call } from '#platform/client/call.ts'

export interface PostOfType {
  id: string
  title: string
  status: string
}

const atOnce = 100

/** The rows of a list of posts, followed to its end. */
export async function everyPost<Row>(input: Readonly<Record<string, unknown>>): Promise<Row[]> {
  const found: Row[] = []
  for (let p = 1; ; p += 1) {
    const { items } = await call<{ items: Row[] }>('GET', '/api/posts', { ...input, limit: atOnce, p })
    found.push(...items)
    if (items.length < atOnce) return found
  }
}

/** By title. */
export const allPosts = (type: string): Promise<PostOfType[]> => everyPost({ type, sort: 'title' })
