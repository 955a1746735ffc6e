/** Words of the sections that show people. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './team.de.ts'
import es from './team.es.ts'

const english = {
  portraits: 'Portraits',
  the_people: 'The people you will meet',
  ada: 'Ada Morel',
  ada_role: 'Founder',
  ada_text: 'Draws first and asks later.',
  jon: 'Jon Castell',
  jon_role: 'Projects',
  jon_text: 'Knows where every file is.',
  lea: 'Lea Winter',
  lea_role: 'Design',
  lea_text: 'Believes in white space.',
  sam: 'Sam Odell',
  sam_role: 'Customers',
  sam_text: 'Answers within a day.',
  round: 'Round portraits',
  speakers: 'Who is speaking',
  speaker_1: 'How cities sound at night',
  speaker_2: 'Twenty years of bad posters',
  speaker_3: 'What a crowd remembers',
  founder: 'Portrait and story',
  hello: 'Hello, I am Ada',
  hello_text:
    'I opened the practice in 2014, in two rooms above a bakery. Today we are five, and the stairs still smell of bread.',
  hello_more: 'I take an hour for a first visit. You talk, I listen, and then we decide together.',
  about_us: 'About us',
  offset: 'Offset portraits',
  voices: 'Voices',
  voice_1: 'Noor Achterberg',
  voice_1_work: 'Tunes the doors of trains',
  voice_2: 'Ibrahim Sall',
  voice_2_work: 'Records ice as it leaves',
  voice_3: 'Mei Tanaka',
  voice_3_work: 'Designs silence for hospitals',
  voice_4: 'João Brandão',
  voice_4_work: 'Builds organs from drainpipes',
  and_others:
    'and Petra Holub, Kwame Adjei, Signe Lund, Tomás Rey, Hanneke de Wit, Arjun Mehta, the Lindqvist Quartet, Bo Eriksen, Lucía Pardo, Oke Visser, Ruth Abara and a retired foghorn.',
  one_corner: 'One round corner',
  four_people: 'Four people. <s>Nine people.</s>',
  reads: 'Reads',
  draws: 'Draws',
  builds: 'Builds',
  says_no: 'Says no',
  ailsa: 'Ailsa Grant',
  dev: 'Dev Okafor',
  jo: 'Jo Petrie',
  sam_l: 'Sam Lindqvist',
  practice: 'Words and two portraits',
  practice_title: 'The office',
  practice_lead:
    'Mira photographs buildings. Tom draws them. For twelve years each has been trying to make the other’s work unnecessary.',
  practice_text:
    'We are seven people above a sailmaker in Leith. We take on three projects a year, visit each site every week, and are still invited to dinner by all but one of our clients.',
  mira: 'Mira Haldane\nLight',
  tom: 'Tom Roe\nWalls',
  medal: 'Saltire Medal',
  house_of_year: 'House of the Year',
  timber: 'Timber Prize',
} as const

export const team = catalogue(english, { de, es })
export type English = typeof english
