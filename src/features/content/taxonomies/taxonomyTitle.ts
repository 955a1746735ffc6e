/** The two taxonomies that every site has are called in the language that holds, until somebody renames them. */
import { common } from '#ui/texts/common.ts'

/** As sites begin: what is stored. */
export const givenTaxonomies = [
  { name: 'category', title: 'Categories', is_hierarchical: true },
  { name: 'tag', title: 'Tags', is_hierarchical: false },
]

export function taxonomyTitle({ name, title }: { name: string; title: string }): string {
  const given = givenTaxonomies.find((one) => one.name === name)
  if (given?.title !== title) return title
  return name === 'tag' ? common.tags : common.categories
}
