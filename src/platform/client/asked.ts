/**
 * What a page's head asks of the server before any script of it is there (dashboard/shell.ts): whoever needs an answer
 * takes it here, once, and asks for it where it was not asked for.
 */

/** The name of the list on the window: URL to answer, null where none came. */
const askedName = 'plinthAsked'

/** The head's script. `</` cannot be in it. @param files what a frame of the page will load: there from the browser's cache */
export function askingScript(urls: readonly string[], files: readonly string[] = []): string {
  const listOf = (list: readonly string[]) => JSON.stringify(list).replaceAll('<', '\\u003c')
  return `{const a=window.${askedName}={};for(const u of ${listOf(urls)})a[u]=fetch(u,{credentials:"same-origin",cache:"no-store",headers:{"cache-control":"no-cache","x-timestamp":""+Date.now()}}).catch(()=>null);for(const u of ${listOf(files)})fetch(u).catch(()=>0)}`
}

/** Returns the answer that the page's head has asked for; null where it has not, where another took it, or where none came. */
export async function takeAsked(url: string): Promise<Response | null> {
  const asked: unknown = Reflect.get(globalThis, askedName)
  if (typeof asked !== 'object' || asked === null) return null
  const coming: unknown = Reflect.get(asked, url)
  Reflect.deleteProperty(asked, url)
  const answer: unknown = await coming
  return answer instanceof Response ? answer : null
}
