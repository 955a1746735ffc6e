/** A signed-in caller of a running server, for tests across processes. */
import { administrator } from './server.ts'

type Wire = ReturnType<typeof JSON.parse>

export interface HttpClient {
  cookie: string
  call(
    method: string,
    path: string,
    input?: unknown,
  ): Promise<{ status: number; d: Wire; error?: { code: string; message: string } }>
}

export function anonymousClient(url: string, startCookie = ''): HttpClient {
  const client: HttpClient = {
    cookie: startCookie,
    async call(method, path, input) {
      const response = await fetch(url + path, {
        method,
        headers: {
          'x-timestamp': String(Date.now()),
          ...(client.cookie ? { cookie: client.cookie } : {}),
          ...(input === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input === undefined ? {} : { body: JSON.stringify(input) }),
      })
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
      if (set.length > 0) client.cookie = [client.cookie, ...set].filter(Boolean).join('; ')
      return { status: response.status, ...JSON.parse(await response.text()) }
    },
  }
  return client
}

export async function administratorClient(url: string): Promise<HttpClient> {
  const client = anonymousClient(url)
  const answer = await client.call('POST', '/api/users/login', administrator)
  if (answer.status !== 200) throw new Error(`The administrator cannot sign in: ${answer.error?.message}`)
  return client
}
