/** Types to begin with: their fields are a start, each can be changed. */
import type { FieldDefinition } from '#ui/field.ts'

export interface TypeTemplate {
  title: string
  plural: string
  text: string
  has_comments: boolean
  fields: FieldDefinition[]
}

export const typeTemplates: readonly TypeTemplate[] = [
  {
    title: 'Article',
    plural: 'articles',
    text: 'Subtitle, reading time, sources',
    has_comments: true,
    fields: [
      { name: 'subtitle', title: 'Subtitle', type: 'string' },
      { name: 'reading_minutes', title: 'Reading time in minutes', type: 'number' },
      {
        name: 'sources',
        title: 'Sources',
        type: 'arr-object',
        fields: [
          { name: 'title', title: 'Title', type: 'string' },
          { name: 'address', title: 'Address', type: 'string' },
        ],
      },
    ],
  },
  {
    title: 'Recipe',
    plural: 'recipes',
    text: 'Servings, time, ingredients, steps',
    has_comments: true,
    fields: [
      { name: 'servings', title: 'Servings', type: 'number' },
      { name: 'minutes', title: 'Minutes in all', type: 'number' },
      { name: 'difficulty', title: 'Difficulty', type: 'dropdown', choices: ['Easy', 'Medium', 'Hard'] },
      {
        name: 'ingredients',
        title: 'Ingredients',
        type: 'arr-object',
        fields: [
          { name: 'amount', title: 'Amount', type: 'string' },
          { name: 'what', title: 'Ingredient', type: 'string' },
        ],
      },
      { name: 'steps', title: 'Steps', type: 'string_multi' },
    ],
  },
  {
    title: 'Event',
    plural: 'events',
    text: 'Day, place, seats, sign-up',
    has_comments: false,
    fields: [
      { name: 'day', title: 'Day', type: 'date', is_required: true },
      { name: 'place', title: 'Place', type: 'string' },
      { name: 'seats', title: 'Seats', type: 'number' },
      { name: 'is_booked_out', title: 'Booked out', type: 'bool', use_switch: true },
    ],
  },
  {
    title: 'Project',
    plural: 'projects',
    text: 'Client, year, pictures, materials',
    has_comments: false,
    fields: [
      { name: 'client', title: 'Client', type: 'string' },
      { name: 'year', title: 'Year', type: 'number' },
      { name: 'picture', title: 'Image', type: 'file' },
      { name: 'materials', title: 'Materials', type: 'string_arr' },
    ],
  },
]
