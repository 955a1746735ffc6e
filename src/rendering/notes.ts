/**
 * Real HTML comments in a React tree. React has no comment node, so a comment is first an element whose name holds a
 * secret of this process (content cannot forge it) and becomes a comment in the finished text.
 */
import { randomBytes } from 'node:crypto'
import { createElement, type ReactElement } from 'react'

const tag = `plinth-note-${randomBytes(9).toString('hex')}`
const pattern = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')

export function noteElement(text: string, key?: string): ReactElement {
  return createElement(tag, { key }, text.replace(/[^\w :./()-]/g, '').replace(/-{2,}/g, '-'))
}

/** Replaces every note by a comment. */
export function writeNotes(html: string): string {
  return html.replace(pattern, '<!-- $1 -->')
}
