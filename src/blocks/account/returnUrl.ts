/** Where a visitor goes after signing in: back to where they were, on this site only. */

/** @param query the query of the sign-in page; `next` names a path */
export function returnUrl(query: string, fallback: string): string {
  const to = new URLSearchParams(query).get('next') ?? ''
  const isOwnPath = /^\/(?![/\\])/.test(to) && !/^\/(login|signup|logout)\b/.test(to)
  return isOwnPath ? to : fallback
}
