/** Documents of any size for the measurement of editors: paragraphs p-0, p-1 …, flat or in sections. */
export interface Shape {
  name: string
  count: number
  isNested: boolean
  perSection?: number
}

interface MadeBlock {
  id: string
  type: string
  state: Record<string, unknown>
  children: MadeBlock[]
}

const sentence = 'A paragraph of a usual length, so that lines wrap as they do on a page that people write.'

export function makeDocument({ count, isNested, perSection = 20 }: Shape): MadeBlock[] {
  const paragraphs = Array.from({ length: count }, (_, index): MadeBlock => ({
    id: `p-${index}`,
    type: 'paragraph',
    state: { text: `${index} ${sentence}` },
    children: [],
  }))
  if (!isNested) return paragraphs
  return Array.from({ length: Math.ceil(count / perSection) }, (_, index): MadeBlock => ({
    id: `s-${index}`,
    type: 'group',
    state: {},
    children: paragraphs.slice(index * perSection, (index + 1) * perSection),
  }))
}
