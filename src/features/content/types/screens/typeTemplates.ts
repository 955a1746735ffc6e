/** Types to begin with: their fields are a start, each can be changed. */
import type { FieldDefinition } from '#ui/field.ts'
import { givenTypes } from '../texts/givenTypes.ts'
import { common } from '#ui/texts/common.ts'

export interface TypeTemplate {
  title: string
  plural: string
  text: string
  has_comments: boolean
  fields: FieldDefinition[]
}

export const typeTemplates: readonly TypeTemplate[] = [
  {
    title: givenTypes.article,
    plural: givenTypes.articles,
    text: givenTypes.article_text,
    has_comments: true,
    fields: [
      { name: 'subtitle', title: givenTypes.subtitle, type: 'string' },
      { name: 'reading_minutes', title: givenTypes.reading_time, type: 'number' },
      {
        name: 'sources',
        title: givenTypes.sources,
        type: 'arr-object',
        fields: [
          { name: 'title', title: common.title, type: 'string' },
          { name: 'address', title: common.address, type: 'string' },
        ],
      },
    ],
  },
  {
    title: givenTypes.recipe,
    plural: givenTypes.recipes,
    text: givenTypes.recipe_text,
    has_comments: true,
    fields: [
      { name: 'servings', title: givenTypes.servings, type: 'number' },
      { name: 'minutes', title: givenTypes.minutes, type: 'number' },
      {
        name: 'difficulty',
        title: givenTypes.difficulty,
        type: 'dropdown',
        choices: [givenTypes.easy, givenTypes.medium, givenTypes.hard],
      },
      {
        name: 'ingredients',
        title: givenTypes.ingredients,
        type: 'arr-object',
        fields: [
          { name: 'amount', title: givenTypes.amount, type: 'string' },
          { name: 'what', title: givenTypes.ingredient, type: 'string' },
        ],
      },
      { name: 'steps', title: givenTypes.steps, type: 'string_multi' },
    ],
  },
  {
    title: givenTypes.event,
    plural: givenTypes.events,
    text: givenTypes.event_text,
    has_comments: false,
    fields: [
      { name: 'day', title: givenTypes.day, type: 'date', is_required: true },
      { name: 'starts_at', title: givenTypes.starts_at, type: 'time' },
      { name: 'place', title: givenTypes.place, type: 'string' },
      { name: 'price', title: common.price, type: 'currency' },
      { name: 'seats', title: givenTypes.seats, type: 'number' },
      { name: 'is_booked_out', title: givenTypes.booked_out, type: 'bool', use_switch: true },
    ],
  },
  {
    title: givenTypes.project,
    plural: givenTypes.projects,
    text: givenTypes.project_text,
    has_comments: false,
    fields: [
      { name: 'client', title: givenTypes.client, type: 'string' },
      { name: 'year', title: givenTypes.year, type: 'number' },
      { name: 'picture', title: common.image, type: 'file' },
      { name: 'materials', title: givenTypes.materials, type: 'string_arr' },
    ],
  },
]
