/** Reads the XML of ListObjectsV2, whose keys come percent-encoded because we ask for it. */
import { DOMParser, Element, ParseError, type Document } from '@xmldom/xmldom'
import { problem } from './paths.ts'

export interface Listing {
  files: { key: string; size: number; changedAt: Date }[]
  /** Common prefixes, ending with `/`. */
  folders: string[]
  nextToken: string | null
}

/** @throws Problem storage.unavailable where the answer is no listing: half of one must not look like a whole one */
export function parseListing(xml: string): Listing {
  const document = readXml(xml)
  if (document?.documentElement?.localName !== 'ListBucketResult')
    throw problem('storage.unavailable', { reason: 'no listing' })
  const root = document.documentElement
  const files = all(root, 'Contents').map((part) => ({
    key: keyText(textOf(part, 'Key')),
    size: Number(textOf(part, 'Size')),
    changedAt: new Date(textOf(part, 'LastModified')),
  }))
  const folders = all(root, 'CommonPrefixes').map((part) => keyText(textOf(part, 'Prefix')))
  const isCut = textOf(root, 'IsTruncated') === 'true'
  return { files, folders, nextToken: isCut ? textOf(root, 'NextContinuationToken') || null : null }
}

function readXml(xml: string): Document | null {
  try {
    return new DOMParser({ onError: (_level, message) => fail(message) }).parseFromString(xml, 'text/xml')
  } catch (error) {
    if (error instanceof ParseError) return null
    throw error
  }
}

function fail(message: string): never {
  throw new ParseError(message)
}

/** The children of that name, whichever namespace a service gives them. */
function all(parent: Element, name: string): Element[] {
  return [...parent.childNodes].filter(
    (node): node is Element => node instanceof Element && node.nodeName.replace(/^.*:/, '') === name,
  )
}

const textOf = (parent: Element, name: string): string => all(parent, name)[0]?.textContent ?? ''

const keyText = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))
