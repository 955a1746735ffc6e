/** A place as a picture of a map: nobody else learns who looked at it. A link opens the map of the reader's choice. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { map as texts } from './texts/map.ts'

export default defineBlock({
  type: 'map',
  label: () => texts.label,
  icon: 'map',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    name: z.string(),
    address: z.string(),
    src: z.string().optional(),
    alt: z.string().optional(),
    latitude: z.string().optional(),
    longitude: z.string().optional(),
    /** Where the pin is on the picture, in percent from the left and the top. */
    pin_x: z.coerce.number().min(0).max(100).optional(),
    pin_y: z.coerce.number().min(0).max(100).optional(),
    note: z.string().optional(),
  }),
  defaults: { name: '', address: '', pin_x: 50, pin_y: 50 },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.name} ${state.address} ${state.note ?? ''}`.trim(),
  panel: () => [
    { name: 'name', title: texts.name_of_the_place, type: 'string' },
    { name: 'address', title: common.address, type: 'text' },
    { name: 'note', title: texts.how_to_get_there, type: 'text' },
    {
      name: 'src',
      title: texts.image_of_the_map,
      type: 'file',
      description: texts.a_drawing_or_a,
    },
    {
      name: 'alt',
      title: common.text_alternative,
      type: 'string',
      description: texts.what_the_map_shows,
    },
    { name: 'pin_x', title: texts.pin_from_the_left, type: 'number', min: 0, max: 100 },
    { name: 'pin_y', title: texts.pin_from_the_top, type: 'number', min: 0, max: 100 },
    {
      name: 'latitude',
      title: texts.place_on_the_map,
      type: 'string',
      placeholder: '54.4812, -0.6149',
      description: texts.coordinates_help,
    },
  ],
  examples: () => [
    {
      title: texts.without_a_picture,
      values: {
        name: texts.the_studio,
        address: texts.example_address,
        note: texts.ten_minutes_on_foot,
        latitude: '54.4812',
        longitude: '-0.6149',
      },
    },
  ],
})
