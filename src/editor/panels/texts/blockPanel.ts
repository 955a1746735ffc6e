/** The settings of a block, and of a component as a whole. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './blockPanel.de.ts'
import es from './blockPanel.es.ts'

const english = {
  nothing_selected: 'Nothing is selected.',
  nothing_selected_help: 'Choose a block on the page or in the outline to see its settings.',
  several_selected: '{count} blocks are selected.',
  several_help: 'Move, copy, duplicate or remove them together. Esc selects one of them again.',
  unknown_type: 'This site does not know this type. The block is kept as it is.',
  no_settings: 'This block has no settings of its own.',
  words_only: 'Write on the page itself. What else there is to set belongs to the design.',
  own_css: 'Own CSS',
  describe_picture: 'Say in a few words what the picture shows.',
  block_link: 'The whole block leads to',
  link_over: 'One link over the block',
  link_itself: 'The block is the link itself',
  name: 'Name for links (#name)',
  name_example: 'opening-hours',
  hide: 'Hide from visitors',
  name_and_visibility: 'Name and visibility',
  add_animation: 'Add an animation',
  as_dialog: 'Open as a dialog',
  as_dialog_help: 'Links to its name (#name) open it.',
  leave_out: 'Leave out of the page',
  leave_out_help: 'Visitors get a comment in its place.',
  behaviour: 'Behaviour',
  animation: 'Animation {number}',
  when: 'When',
  what: 'What',
  class: 'Class',
  each_time: 'Each time',
  duration: 'Duration',
  delay: 'Delay',
  easing: 'Easing',
  stagger: 'Parts one after the other',
  as_usual: 'As usual',
  all_at_once: 'All at once',
  seconds: '{count} s',
  play: 'Play',
  motion_reduced: 'This device asks for less motion, so nothing moves here.',
  scroll_help: 'It follows the scrolling. You see it in the preview.',
  region_none: 'Nowhere by itself',
  region_before: 'Before the content',
  region_after: 'After the content',
  region_layout: 'In the layout, after the content',
  region_editor: 'In the editor, for writers',
  where_it_shows: 'Where it shows',
  place: 'Place',
  region_help: 'It shows where a page places it: insert it there from the menu.',
  checks: 'Checks',
  in_stars: '{title} in stars',
  remove_animation: 'Remove animation {number}',
  as_text: 'As text',
  menu_help:
    'Write or paste the whole list: a heading, below it one dish a line with its price at the end, its description on the next line. An empty line before the next heading. “Fish | market price” for prices in words, “Soup (V) 9” for diet marks.',
  menu_example: 'To begin\nTomatoes, burrata  12\nThe last of the year\n\nMains\nShoulder of lamb  46',
  timeline_help: 'A line with the time and the title, separated by |, then the description.',
  timeline_example: '9:30 | Doors open\nCoffee in the yard.\n10:00 | First talk',
  schedule_help:
    'One line for each entry: time, hall, then |, title, |, speaker or note. Without a hall it is for everybody. A day is a line of its own. Times in words are in quotation marks: "noon" | Lunch.',
  schedule_example:
    'Friday\n9:30 | Doors open | Coffee in the yard\n10:00-10:40 Great hall | First talk | Noor Achterberg\n10:00-12:00 Studio | Workshop',
  wrong_time: '“{time}”: {message}',
  hours_help:
    'One line for some days: “Wed-Sat 17:30-22:00”. Two times on a line: a break between them. Days that are not named are closed.',
  hours_example: 'Wed-Sat 17:30-22:00\nSun 12:00-15:00, 17:30-21:00',
} as const

export const blockPanel = catalogue(english, { de, es })
export type English = typeof english
