/** A place as a picture of a map: nobody else learns who looked at it. A link opens the map of the reader's choice. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const map = defineBlock({
  type: 'map',
  label: 'Map',
  icon: 'map',
  category: 'media',
  keywords: ['place', 'address', 'directions', 'location', 'where'],
  version: 1,
  state: z.strictObject({
    name: z.string(),
    address: z.string(),
    src: z.string().optional(),
    alt: z.string().optional(),
    latitude: z.string().optional(),
    longitude: z.string().optional(),
    /** Where the pin stands on the picture, in percent from the left and the top. */
    pin_x: z.coerce.number().min(0).max(100).optional(),
    pin_y: z.coerce.number().min(0).max(100).optional(),
    note: z.string().optional(),
  }),
  defaults: { name: '', address: '', pin_x: 50, pin_y: 50 },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => `${state.name} ${state.address} ${state.note ?? ''}`.trim(),
  panel: [
    { name: 'name', title: 'Name of the place', type: 'string' },
    { name: 'address', title: 'Address', type: 'text' },
    { name: 'note', title: 'How to get there', type: 'text' },
    {
      name: 'src',
      title: 'Image of the map',
      type: 'file',
      description: 'A drawing or a screenshot you may use. Without one, a plain sign is drawn.',
    },
    {
      name: 'alt',
      title: 'Text alternative',
      type: 'string',
      description: 'What the map shows: streets, rivers, the station.',
    },
    { name: 'pin_x', title: 'Pin from the left, %', type: 'number', min: 0, max: 100 },
    { name: 'pin_y', title: 'Pin from the top, %', type: 'number', min: 0, max: 100 },
    { name: 'latitude', title: 'Latitude', type: 'string', placeholder: '54.4812' },
    { name: 'longitude', title: 'Longitude', type: 'string', placeholder: '-0.6149' },
  ],
  examples: [
    {
      title: 'Without a picture',
      values: {
        name: 'The studio',
        address: 'Kiln Lane 4\nLarkmoor',
        note: 'Ten minutes on foot from the station, along the river.',
        latitude: '54.4812',
        longitude: '-0.6149',
      },
    },
  ],
})
