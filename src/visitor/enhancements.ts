/**
 * Small scripts without React that bring a block's own HTML to life: `src/blocks/<type>/enhance.ts`, loaded for the
 * elements that carry `data-enhance="<type>"`. The block reads and works without them.
 */

import { loaders as ofPlugins } from '#plugins/enhancements.ts'

interface Enhancement {
  enhance(element: HTMLElement): void
}

const modules = import.meta.glob<Enhancement>('../blocks/*/enhance.ts')

/** @param root where to look: the page, or what navigation has put in */
export function start(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-enhance]')) {
    const { dataset } = element
    const type = dataset.enhance ?? ''
    const load = modules[`../blocks/${type}/enhance.ts`] ?? ofPlugins.get(type)
    if (!load || dataset.alive !== undefined) continue
    dataset.alive = ''
    void load().then(({ enhance }) => enhance(element))
  }
}
