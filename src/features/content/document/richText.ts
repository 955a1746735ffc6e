/** Rich text as it may be stored: sanitised on save, so that every reader can trust it (SECURITY row 1). */
import sanitizeHtml from 'sanitize-html'
import { isSafeAddress } from './safeState.ts'
import { blockClassOf } from './blockDefinitions.ts'

/** Keys of known blocks that hold markup beside the definition's textKey. */
const markupKeys: Record<string, readonly string[]> = { list: ['items'], card: ['text'], table: ['cells'] }

/** Removes every element and attribute that rich text does not have; text stays. */
export function cleanRichText(html: string): string {
  if (!/[<&]/.test(html)) return html.replaceAll('>', '&gt;')
  return sanitizeHtml(html, {
    allowedTags: [
      'a', 'abbr', 'b', 'blockquote', 'br', 'code', 'del', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'i', 'ins',
      'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'ul',
    ],
    allowedAttributes: { a: ['href', 'title', 'target', 'rel', 'download'], '*': ['lang', 'dir', 'class'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, attributes) => {
        const { href, ...rest } = attributes
        const kept = href !== undefined && isSafeAddress(href) ? { ...rest, href } : rest
        return { tagName, attribs: kept.target === '_blank' ? { ...kept, rel: 'noopener' } : kept }
      },
    },
  })
}

/** Returns the state with its rich text cleaned; blocks of unknown types are left as they are. */
export function cleanText(type: string, state: Record<string, unknown>): Record<string, unknown> {
  const definition = blockClassOf(type)
  if (!definition) return state
  const keys = [...(definition.textKey ? [definition.textKey] : []), ...(markupKeys[type] ?? [])]
  const cleaned: Record<string, unknown> = { ...state }
  for (const key of keys) if (key in state) cleaned[key] = cleanValue(state[key])
  return cleaned
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanRichText(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanValue(item)]))
  }
  return value
}
