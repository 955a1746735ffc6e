/** A look goes from one site to another by a file; what is no such file, or could harm, is refused in words. */
import { expect, test } from 'vitest'
import { lookFile, readLookFile } from './lookFile.ts'

const themes = [
  { name: 'default', tokens: {} },
  { name: 'calm', tokens: {} },
]
const look = { 'space-3': '40px', 'radius-2': '4px' }

test('what was exported is read as it was', () => {
  expect(readLookFile(lookFile({ theme: 'calm', look }), themes)).toEqual({ theme: 'calm', look })
})

const file = (change: object) => JSON.stringify({ plinth_look: 1, theme: 'calm', look, ...change })

test.each([
  ['PNG', 'This file is no exported theme.'],
  ['{}', 'This file is no exported theme.'],
  ['[]', 'This file is no exported theme.'],
  [file({ look: [] }), 'This file is no exported theme.'],
  [file({ plinth_look: 2 }), 'A newer version of Plinth made this file.'],
  [file({ theme: 'gone' }), 'This site does not have the theme “gone”.'],
  [file({ look: { Accent: 'red' } }), 'The value “Accent” in this file is not valid.'],
  [file({ look: { accent: 3 } }), 'The value “accent” in this file is not valid.'],
  [file({ look: { accent: 'red;} body{display:none' } }), 'The value “accent” in this file is not valid.'],
  [file({ look: { bg: 'url(//evil.example)' } }), 'The value “bg” in this file is not valid.'],
  [file({ look: { ink: '#ffffff', bg: '#ffffff' } }), 'Some of these colours cannot be read on each other.'],
])('%s is refused: %s', (text, problem) => {
  expect(readLookFile(text, themes)).toEqual({ problem })
})
