/** Words of the starter site of a blog. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './blogSite.de.ts'
import es from './blogSite.es.ts'

const english = {
  title: 'Blog',
  description: 'Home with the newest articles, three articles, about and newsletter, like a magazine.',
  home_eyebrow: 'Notes from a slow year',
  home_title: 'Walking, cooking, listening',
  home_lead: 'One long article every second Sunday, and now and then a short one.',
  about_title: 'Hello, I am Robin',
  about_lead: 'I write about places that one can reach on foot.',
  about_text:
    'For ten years I worked at a desk. Then the lease ended, and I bought boots. What I see, eat and hear on the way is what you read here.',
  articles: 'Articles',
  arches: 'Shade has a shape',
  arches_lead: 'An afternoon under arches, at forty degrees.',
  arches_1:
    'At two in the afternoon nobody in the village is in the sun. People stand where the arches throw their shade, and move with it, a step every quarter of an hour.',
  arches_heading: 'What the builders knew',
  arches_2:
    'The arch is as deep as it is high. I measured it with my hat. In winter the low sun reaches the wall, in summer it never does.',
  soup: 'Soup for eleven',
  soup_lead: 'What to do with a pumpkin that is larger than the pot.',
  soup_1:
    'It was a present, and it did not fit through the kitchen door. So we cooked outside, and the neighbours brought bowls.',
  soup_heading: 'How it is made',
  soup_2:
    'Roast it in halves until the edges are dark. Then only water, salt and patience, and cream at the table.',
  stage: 'The quiet before the first song',
  stage_lead: 'Three thousand people, and one could hear the rain.',
  stage_1: 'The lights go out, and for a breath nobody claps. I go to concerts for this moment.',
  stage_heading: 'What I wrote down',
  stage_2:
    'The drummer counts with her lips. The man beside me closes his eyes before the first note, not after it.',
} as const

export const blogSite = catalogue(english, { de, es })
export type English = typeof english
