/** Which way a row of pictures runs, and the arrows that point along it. */

/** True on pages whose language is written from right to left: the next picture then stands to the left. */
export function readsFromRight(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

export const arrows = { left: 'm15 18-6-6 6-6', right: 'm9 18 6-6-6-6' } as const
