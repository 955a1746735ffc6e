/** Timelines that are written as text, and written as text again. */
import { expect, test } from 'vitest'
import { readTimeline, writeTimeline } from './timelineText.ts'

test('F-POST-04 a timeline is read as people write it, and read back as it is written; pictures stay', () => {
  const entries = readTimeline(
    '16:50 | Lasthour knocks\nTen minutes before.\n\n| You leave\n17:00|They open it\n',
  )
  expect(entries).toEqual([
    { when: '16:50', title: 'Lasthour knocks', text: 'Ten minutes before.' },
    { title: 'You leave' },
    { when: '17:00', title: 'They open it' },
  ])
  expect(readTimeline(writeTimeline(entries))).toEqual(entries)
  expect(readTimeline('Only words\nand more')).toEqual([{ title: 'Only words', text: 'and more' }])
  expect(
    readTimeline('1 | a\n2 | b', [{ title: 'x', src: '/media/p.webp', alt: 'P' }, { title: 'y' }]),
  ).toEqual([
    { when: '1', title: 'a', src: '/media/p.webp', alt: 'P' },
    { when: '2', title: 'b' },
  ])
})
