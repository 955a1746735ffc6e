/** Rich text as it may be stored: what every reader can trust (SECURITY row 1). Imports little: threads of their own run it too. */
import sanitizeHtml from 'sanitize-html'
import { isSafeUrl, linkSchemes } from '#blocks/shell/safeUrl.ts'

/** Elements in each other. The reader of markup takes the square of it in time; nobody writes a tenth of it. */
const deepest = 100

class TooDeep extends Error {}

/** Removes every element and attribute that rich text does not have; text stays. Returns null where elements stand too deep in each other. */
export function cleanMarkup(html: string): string | null {
  if (!/[<&]/.test(html)) return html.replaceAll('>', '&gt;')
  let depth = 0
  try {
    return sanitizeHtml(html, {
      allowedTags: [
        'a',
        'abbr',
        'b',
        'blockquote',
        'br',
        'code',
        'del',
        'em',
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'hr',
        'i',
        'ins',
        'kbd',
        'li',
        'mark',
        'ol',
        'p',
        'pre',
        'q',
        's',
        'small',
        'span',
        'strong',
        'sub',
        'sup',
        'u',
        'ul',
      ],
      allowedAttributes: {
        a: ['href', 'title', 'target', 'rel', 'download', 'id'],
        '*': ['lang', 'dir', 'class'],
        ol: ['start'],
      },
      allowedSchemes: linkSchemes,
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      onOpenTag: () => {
        depth += 1
        if (depth > deepest) throw new TooDeep()
      },
      onCloseTag: () => {
        depth -= 1
      },
      transformTags: {
        a: (tagName, attributes) => {
          const { href, id, ...others } = attributes
          // Numbers of footnotes lead to each other; any other name could be one that scripts ask for.
          const rest = id !== undefined && /^note-(ref-)?\d{1,4}$/.test(id) ? { ...others, id } : others
          const kept = href !== undefined && isSafeUrl(href) ? { ...rest, href } : rest
          return { tagName, attribs: kept.target === '_blank' ? { ...kept, rel: 'noopener' } : kept }
        },
      },
    })
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}
