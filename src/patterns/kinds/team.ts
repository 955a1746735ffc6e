/** People. */
import { block, heading, section, words } from '../build.ts'
import { beside } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sampleUrl } from '../samplePictures.ts'
import { kinds } from '../texts/kinds.ts'
import { team as texts } from '../texts/team.ts'

export const team: PatternKind = {
  name: 'team',
  title: () => kinds.team,
  order: 7,
  patterns: [
    {
      name: 'portraits',
      title: () => texts.portraits,
      keywords: ['people', 'staff', 'about'],
      make: () =>
        section(
          {},
          heading(texts.the_people),
          block('team', {
            shape: 'portrait',
            columns: '4',
            people: [
              { src: sampleUrl('portrait_1'), name: texts.ada, role: texts.ada_role, text: texts.ada_text },
              { src: sampleUrl('portrait_2'), name: texts.jon, role: texts.jon_role, text: texts.jon_text },
              { src: sampleUrl('portrait_3'), name: texts.lea, role: texts.lea_role, text: texts.lea_text },
              { src: sampleUrl('portrait_4'), name: texts.sam, role: texts.sam_role, text: texts.sam_text },
            ],
          }),
        ),
    },
    {
      name: 'round-portraits',
      title: () => texts.round,
      keywords: ['people', 'speakers', 'event'],
      make: () =>
        section(
          { width: 'full', tone: 'tint' },
          heading(texts.speakers),
          block('team', {
            shape: 'circle',
            columns: '3',
            people: [
              { src: sampleUrl('portrait_2'), name: texts.jon, role: texts.speaker_1 },
              { src: sampleUrl('portrait_3'), name: texts.lea, role: texts.speaker_2 },
              { src: sampleUrl('portrait_4'), name: texts.sam, role: texts.speaker_3 },
            ],
          }),
        ),
    },
    {
      name: 'founder',
      title: () => texts.founder,
      keywords: ['person', 'about', 'practice', 'hello'],
      make: () =>
        beside({
          picture: 'portrait_1',
          shape: 'square',
          text: {
            title: texts.hello,
            lead: texts.hello_text,
            links: [{ text: texts.about_us, url: '/' }],
          },
          more: [words(texts.hello_more)],
        }),
    },
  ],
}
