/** J-24 Words in stored texts and others in their place: a table of what is found, and what is left of the marks around it. */
import { expect, test } from 'vitest'
import { passagesIn, placesIn, withReplaced, type WordQuery } from './findWords.ts'

const plain: WordQuery = { words: '', isCaseSensitive: false }
const exact = { isCaseSensitive: true }
const whole = { isWhole: true }
const leaving = { leavesUrlsAndEmails: true }

/** [rich text, words, by, what comes of it, how] */
const rich: [string, string, string, string, Partial<WordQuery>?][] = [
  ['<p>Open at 9</p>', '9', '10', '<p>Open at 10</p>'],
  ['<p>Fish &amp; chips</p>', 'fish & chips', 'Pie & mash', '<p>Pie &amp; mash</p>'],
  ['<p>a&nbsp;b</p>', 'a b', 'c', '<p>c</p>'],
  ['<p>a < b</p>', 'b', '<b>', '<p>a < &lt;b&gt;</p>'],
  ['<p>20<b>24</b></p>', '2024', '2025', '<p>20<b>25</b></p>'],
  ['<p><b>20</b>24 and 2024</p>', '2024', '2025', '<p><b>20</b>25 and 2025</p>'],
  [
    '<p>see <a href="/2024">our <i>2024</i> list</a></p>',
    '2024',
    '2025',
    '<p>see <a href="/2024">our <i>2025</i> list</a></p>',
  ],
  ['<p>the <b>old</b> shop</p>', 'the old shop', 'the new shop', '<p>the <b>new</b> shop</p>'],
  ['<p>the <b>old</b> shop</p>', 'the old shop', 'the shop', '<p>the shop</p>'],
  ['<p>the <a id="x"></a><b>old</b></p>', 'old', '', '<p>the <a id="x"></a></p>'],
  ['<p><b><i>old</i></b> x</p>', 'old', '', '<p> x</p>'],
  ['<p>Foo</p><p>bar</p>', 'foobar', 'x', '<p>Foo</p><p>bar</p>'],
  ['<ul><li>one</li><li>two</li></ul>', 'two', 'three', '<ul><li>one</li><li>three</li></ul>'],
  ['<p class="old">old</p>', 'old', 'new', '<p class="old">new</p>'],
  ['<p>oldest old bold</p>', 'old', 'new', '<p>oldest new bold</p>', whole],
  ['<p>Straße STRASSE</p>', 'straße', 'Weg', '<p>Weg STRASSE</p>'],
  ['<p>Ödland Öde</p>', 'öde', 'Leere', '<p>Ödland Leere</p>', whole],
  ['<p>漢字は漢字</p>', '漢字', '文字', '<p>文字は文字</p>', whole],
  ['<p>Rose rose</p>', 'Rose', 'Lily', '<p>Lily rose</p>', exact],
  ['<p>aaaa</p>', 'aa', 'b', '<p>bb</p>'],
  ['<p>no. 5</p>', 'no.', 'number', '<p>number 5</p>', whole],
  ['<p>tea 🫖 time</p>', '🫖', '☕', '<p>tea ☕ time</p>'],
  ['<p><b>cup</b></p>', 'cup', 'cups', '<p><b>cups</b></p>'],
  [
    '<p>Oak: post@oak.example, www.oak.example, <b>https://oak.example</b>/oak. Oak</p>',
    'oak',
    'Ash & Sons',
    '<p>Ash &amp; Sons: post@oak.example, www.oak.example, <b>https://oak.example</b>/oak. Ash &amp; Sons</p>',
    leaving,
  ],
  ['<p>post@oak.example</p>', 'oak', 'ash', '<p>post@ash.example</p>'],
  ['<p>post@oak.example</p>', '@oak.example', '@ash.example', '<p>post@ash.example</p>', leaving],
  ['<p>£<b>5</b></p>', '£5', '£15', '<p>£<b>15</b></p>'],
]

test.each(rich)('J-24 %s: %s becomes %s', (text, words, by, expected, how = {}) => {
  const query = { ...plain, ...how, words }
  expect(withReplaced(text, placesIn(text, query, true), by, true)).toBe(expected)
})

test('J-24 plain text has no tags or entities: its signs are words', () => {
  const query = { ...plain, words: '<b>&amp;' }
  expect(withReplaced('a <b>&amp; c', placesIn('a <b>&amp; c', query, false), '&', false)).toBe('a & c')
})

test('J-24 only the chosen places are replaced', () => {
  const places = placesIn('<p>one one one</p>', { ...plain, words: 'one' }, true)
  const chosen = places.filter((_, nth) => nth !== 1)
  expect(withReplaced('<p>one one one</p>', chosen, 'two', true)).toBe('<p>two one two</p>')
})

test('J-24 a place is shown with what is around it, as it is read', () => {
  const text = `<p>${'x'.repeat(60)} since <b>19</b>87 &amp; on</p>`
  expect(passagesIn(text, { ...plain, words: '1987' }, true, 10)).toEqual([
    { before: '…xxx since ', found: '1987', after: ' & on' },
  ])
})
