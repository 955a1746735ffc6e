/** What is read out of a block list on save: its plain text, its lead picture, what it refers to. */
import type { Block } from '#blocks/block.ts'
import { plainText } from '#blocks/plainText.ts'
import { isRecord } from '#platform/http/readBody.ts'
import { blockClassOf } from './blockDefinitions.ts'
import { walkBlocks } from './validate.ts'

const maximumText = 100_000

/** Plain text of all blocks, for the search. */
export function textOfBlocks(blocks: readonly Block[]): string {
  const parts: string[] = []
  walkBlocks(blocks, (block) => {
    if (!block.do_not_render) parts.push(textOfBlock(block))
  })
  return parts.filter(Boolean).join('\n').slice(0, maximumText)
}

function textOfBlock({ type, state }: Block): string {
  const definition = blockClassOf(type)
  try {
    if (definition?.textOf) return definition.textOf(state)
  } catch {
    // A state that its definition cannot read has no text that could be searched.
    return ''
  }
  const { text } = state
  return typeof text === 'string' ? plainText(text) : ''
}

/** Address of the first picture, or null. */
export function firstPicture(blocks: readonly Block[]): string | null {
  let found: string | null = null
  walkBlocks(blocks, ({ type, state }) => {
    if (found === null && type === 'image' && typeof state.src === 'string' && state.src !== '') found = state.src
  })
  return found
}

export interface Reference {
  to_kind: 'post' | 'media' | 'form' | 'token' | 'link'
  to_id: string
  kind: string
}

const typedKinds: ReadonlySet<string> = new Set(['post', 'media', 'form', 'token'])

function isTypedKind(value: unknown): value is 'post' | 'media' | 'form' | 'token' {
  return typeof value === 'string' && typedKinds.has(value)
}

/** Typed references (`{ref: 'post', id}`), media addresses with their id, and links within the site; without doubles. */
export function referencesOf(blocks: readonly Block[]): Reference[] {
  const found = new Map<string, Reference>()
  const add = (reference: Reference) => {
    if (reference.to_id.length <= 500) found.set(JSON.stringify(reference), reference)
  }
  walkBlocks(blocks, ({ type, state }) => collect(state, type))
  return [...found.values()].slice(0, 2000)

  function collect(value: unknown, kind: string): void {
    if (typeof value === 'string') {
      for (const address of addressesIn(value)) {
        const media = /[?&]id=([0-9a-f-]{36})\b/i.exec(address)?.[1]
        if (address.startsWith('/media/')) add({ to_kind: 'media', to_id: media ?? address, kind })
        else if (address.startsWith('/') && !address.startsWith('//')) {
          add({ to_kind: 'link', to_id: address.split(/[?#]/)[0] ?? address, kind })
        }
      }
      return
    }
    if (Array.isArray(value)) for (const item of value) collect(item, kind)
    else if (isRecord(value)) {
      if (isTypedKind(value.ref) && typeof value.id === 'string') add({ to_kind: value.ref, to_id: value.id, kind })
      for (const item of Object.values(value)) collect(item, kind)
    }
  }
}

/** The string itself where it is an address, and the addresses of links in markup. */
function addressesIn(text: string): string[] {
  if (/^\/[^\s<>]*$/.test(text)) return [text]
  return [...text.matchAll(/href="([^"]{1,500})"/g)].map((match) => String(match[1]))
}
