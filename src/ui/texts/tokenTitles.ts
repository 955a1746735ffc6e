/** What the design values of a site are called, by their names and groups. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './tokenTitles.de.ts'
import es from './tokenTitles.es.ts'

const english = {
  colour: 'Colours',
  type: 'Type',
  space: 'Space',
  radius: 'Corners',
  shadow: 'Shadows',
  bg: 'Paper',
  surface: 'Raised paper',
  raised: 'Darker paper',
  ink: 'Text',
  'ink-2': 'Quiet text',
  line: 'Fine line',
  'line-2': 'Strong line',
  accent: 'Accent',
  'accent-ink': 'Text on the accent',
  focus: 'Focus',
  good: 'Good news',
  warn: 'Warning',
  bad: 'Bad news',
  'font-display': 'Headings',
  'font-text': 'Text',
  'weight-display': 'Heading weight',
  'step--1': 'Small',
  'step-0': 'Body',
  'step-1': 'Lead',
  'step-2': 'Heading 3',
  'step-3': 'Heading 2',
  'step-4': 'Heading 1',
  'step-5': 'Display',
  'space-1': 'Hair',
  'space-2': 'Small',
  'space-3': 'Medium',
  'space-4': 'Large',
  'space-5': 'Larger',
  'space-6': 'Huge',
  gutter: 'Edge of the page',
  section: 'Between sections',
  measure: 'Width of text',
  page: 'Width of the page',
  'radius-1': 'Sharp',
  'radius-2': 'Soft',
  'radius-3': 'Round',
  'shadow-1': 'Low',
  'shadow-2': 'Middle',
  'shadow-3': 'High',
} as const

export const tokenTitles = catalogue(english, { de, es })
export type English = typeof english
