/** Reads the XML of ListObjectsV2: a small, fixed form, whose keys come percent-encoded because we ask for it. */

export interface Listing {
  files: { key: string; size: number; changedAt: Date }[]
  /** Common prefixes, ending with `/`. */
  folders: string[]
  nextToken: string | null
}

export function parseListing(xml: string): Listing {
  const files = all(xml, 'Contents').map((part) => ({
    key: keyText(first(part, 'Key')),
    size: Number(first(part, 'Size')),
    changedAt: new Date(first(part, 'LastModified')),
  }))
  const folders = all(xml, 'CommonPrefixes').map((part) => keyText(first(part, 'Prefix')))
  const isCut = first(xml, 'IsTruncated') === 'true'
  return { files, folders, nextToken: isCut ? unescaped(first(xml, 'NextContinuationToken')) || null : null }
}

function all(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) => text)
}

const first = (xml: string, tag: string): string => all(xml, tag)[0] ?? ''

const keyText = (text: string): string => decodeURIComponent(unescaped(text).replaceAll('+', ' '))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi,
    (match, decimal?: string, hex?: string, name?: string) => {
      if (decimal) return String.fromCodePoint(Number(decimal))
      if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
      return entities[name ?? ''] ?? match
    },
  )
}
