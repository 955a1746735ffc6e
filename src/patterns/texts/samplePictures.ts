/** What the sample pictures show, for those who do not see them. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './samplePictures.de.ts'
import es from './samplePictures.es.ts'

const english = {
  restaurant_table: 'A table laid in the evening with pasta, wine, olives and candles',
  restaurant_room: 'A dining room with arches, pendant lamps and laid tables',
  dish_1: 'Spaghetti with tomatoes and basil on a blue plate',
  dish_2: 'Tomatoes around a white cheese',
  dish_3: 'Pumpkin soup with a swirl of cream',
  wine: 'A bottle and a glass of red wine in warm light',
  architecture_1: 'Concrete stairs between walls in hard sunlight',
  architecture_2: 'Terracotta arches with long shadows under a blue sky',
  architecture_3: 'A white house on a hill at dusk',
  abstract_1: 'Glossy folded bands from apricot to blue',
  abstract_2: 'Glass and satin spheres from apricot to violet',
  abstract_3: 'Paper waves from night blue to orange, with a moon',
  device: 'A laptop and a phone on a desk, both showing the plan of a week',
  event_stage: 'A band on a stage before a disc of light',
  event_poster: 'Neon rings, a triangle and a zigzag',
  lookbook_chair: 'A lounge chair of bent tubes in terracotta',
  lookbook_lamp: 'A bottle-green table lamp, lit',
  lookbook_vase: 'A cobalt vase with branches',
  portrait_1: 'Portrait of stacked paper in terracotta',
  portrait_2: 'Profile of stacked paper in night blue',
  portrait_3: 'Portrait of white paper on coral',
  portrait_4: 'A blue head with a straw hat',
} as const

export const samplePictures = catalogue(english, { de, es })
export type English = typeof english
