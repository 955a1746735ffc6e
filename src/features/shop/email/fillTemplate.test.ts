/** The text of an email: its placeholders, its links, and that values are never read as text. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillTemplate, emailAsHtml, emailAsText, unknownPlaceholders } from './fillTemplate.ts'
import { emailDefinitions, emailKinds } from './emailKinds.ts'

const filled = (text: string, values: Record<string, string>) => fillTemplate({ subject: 'x', text }, values)

describe('F-SHOP-13 the text of an email', () => {
  test('F-SHOP-13 every given text names only what its email knows', () => {
    for (const kind of emailKinds) {
      const { ofPart, ...given } = emailDefinitions[kind]
      for (const text of [given, ...Object.values(ofPart ?? {})])
        expect(unknownPlaceholders(kind, text), kind).toEqual([])
    }
    expect(unknownPlaceholders('placed', { subject: '{tracking}', text: '[x]({nothing}) {total}' })).toEqual([
      'tracking',
      'nothing',
    ])
  })

  test('F-SHOP-13 a link has its title in HTML and its URL in plain text; a value of lines makes lines', () => {
    const email = filled('[See it]({order_link})\n\n{order_lines}\n\nTotal: {total}', {
      order_link: 'https://x.test/a?b=1&c=2',
      order_lines: '1 × Mug\n2 × Bowl',
      total: '€3.00',
    })
    expect(emailAsText(email)).toBe('See it: https://x.test/a?b=1&c=2\n\n1 × Mug\n2 × Bowl\n\nTotal: €3.00')
    expect(emailAsHtml(email)).toContain('<a href="https://x.test/a?b=1&amp;c=2">See it</a>')
    expect(emailAsHtml(email)).toContain('1 × Mug<br>2 × Bowl')
  })

  test('F-SHOP-13 a line whose placeholders are all empty is left out, a paragraph without lines too', () => {
    expect(
      emailAsText(
        filled('Sent.\n\nTracking: {tracking}\n\n{site_name} {site_address}', { site_name: 'Larkmoor' }),
      ),
    ).toBe('Sent.\n\nLarkmoor ')
    expect(filled('{tracking}\n{delivery}', {}).paragraphs).toEqual([])
  })

  test('F-SHOP-13 what a buyer is called is never read as text of the email nor as HTML', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const values = { customer_name: name, order_link: 'https://secret.test/token' }
        const email = filled('To {customer_name}', values)
        const html = emailAsHtml(email)
        expect(html).not.toContain('secret.test')
        expect(html.replace(/^<div style="[^"]*">|<\/?(p|br|div)>/g, '')).not.toMatch(/[<>]/)
      }),
    )
    for (const name of ['{order_link}', '[x]({order_link})', '<a href=x>', 'https://evil.test/']) {
      const html = emailAsHtml(
        filled('To {customer_name}', { customer_name: name, order_link: 'https://secret.test/token' }),
      )
      expect(html).not.toContain('<a')
      expect(html).not.toContain('secret.test')
    }
  })

  test('F-SHOP-13 a subject is one line, whatever is in it', () => {
    expect(
      fillTemplate({ subject: 'For {customer_name}', text: 'x' }, { customer_name: 'A\r\nBcc: all@x.test' })
        .subject,
    ).toBe('For A')
    expect(
      fillTemplate(
        { subject: '{site_name}: {order_number}', text: 'x' },
        { site_name: 'L\tm', order_number: '7' },
      ).subject,
    ).toBe('L m: 7')
  })
})
