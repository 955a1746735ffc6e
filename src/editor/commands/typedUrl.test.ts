/** What is typed into the field of a link. */
import { expect, test } from 'vitest'
import { typedUrl } from './typedUrl.ts'

test.each([
  ['/about', '/about'],
  ['#prices', '#prices'],
  ['?p=2', '?p=2'],
  ['https://larkmoor.example/a b', null],
  [' https://larkmoor.example/a?b#c ', 'https://larkmoor.example/a?b#c'],
  ['larkmoor.example', 'https://larkmoor.example'],
  ['www.larkmoor.example/glazes', 'https://www.larkmoor.example/glazes'],
  ['müller.example:8080/x', 'https://müller.example:8080/x'],
  ['ines@larkmoor.example', 'mailto:ines@larkmoor.example'],
  ['mailto:ines@larkmoor.example', 'mailto:ines@larkmoor.example'],
  ['+49 (0)30 123-456', 'tel:+49030123456'],
  ['tel:+4930123', 'tel:+4930123'],
  // Words to search for.
  ['autumn', null],
  ['autumn firing', null],
  ['no. 14', null],
  ['2026', null],
  ['24/11', null],
  // What could run code is nothing to link to.
  ['javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
])('%s leads to %s', (typed, url) => expect(typedUrl(typed)).toBe(url))
