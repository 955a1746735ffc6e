/** Text with marks: the stored HTML was sanitised when the post was saved. */
import { createElement } from 'react'

export interface RichTextProps {
  html: string
  /** The element when the text has no blocks of its own; with lists or paragraphs inside it becomes a div. */
  as: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'div' | 'span' | 'figcaption'
  className?: string
  id?: string
}

export function RichText({ html, as, className, id }: RichTextProps) {
  const hasBlocks = as === 'p' && /<(p|ul|ol|blockquote|pre|h[1-6])\b/i.test(html)
  return createElement(hasBlocks ? 'div' : as, { className, id, dangerouslySetInnerHTML: { __html: html } })
}
