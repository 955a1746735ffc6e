/** Finished HTML inside a React tree, without an element around it: a secret element that is taken out of the text. */
import { randomBytes } from 'node:crypto'
import { createElement, type ReactElement } from 'react'

const tag = `plinth-raw-${randomBytes(9).toString('hex')}`
const pattern = new RegExp(`</?${tag}>`, 'g')

export function rawHtml(html: string): ReactElement | null {
  return html === '' ? null : createElement(tag, { dangerouslySetInnerHTML: { __html: html } })
}

/** Takes the secret elements out, what they hold stays. */
export function writeRawHtml(html: string): string {
  return html.replace(pattern, '')
}
