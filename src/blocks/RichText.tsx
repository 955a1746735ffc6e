/** Text with marks: the stored HTML was sanitised when the post was saved. */
import { createElement } from 'react'

export interface RichTextProps {
  html: string
  /** The element when the text has no blocks of its own; with lists or paragraphs inside it becomes a div. */
  as: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'div' | 'span' | 'figcaption'
  className?: string
  id?: string
}

/**
 * What a parser of HTML would read other than letter by letter. A server writes quotes in text in another way than
 * stored HTML has them, and its bytes are to stay; a browser has the same text then.
 */
const markup = typeof document === 'undefined' ? /[<>&"'\r\0]/ : /[<&\r\0]/

export function RichText({ html, as, className, id }: RichTextProps) {
  // Text alone is set as text: of a long page that is the greatest part, and parsing it the longest work of drawing it.
  if (!markup.test(html)) return createElement(as, { className, id }, html)
  const hasBlocks = as === 'p' && /<(p|ul|ol|blockquote|pre|h[1-6])\b/i.test(html)
  return createElement(hasBlocks ? 'div' : as, { className, id, dangerouslySetInnerHTML: { __html: html } })
}
