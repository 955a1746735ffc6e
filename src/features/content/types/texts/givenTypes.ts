/** Content types to begin with, and their fields. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './givenTypes.de.ts'
import es from './givenTypes.es.ts'

const english = {
  articles: 'articles',
  recipes: 'recipes',
  events: 'events',
  projects: 'projects',
  medium: 'Medium',
  article: 'Article',
  article_text: 'Subtitle, reading time, sources',
  subtitle: 'Subtitle',
  reading_time: 'Reading time in minutes',
  sources: 'Sources',
  recipe: 'Recipe',
  recipe_text: 'Servings, time, ingredients, steps',
  servings: 'Servings',
  minutes: 'Minutes in all',
  difficulty: 'Difficulty',
  easy: 'Easy',
  hard: 'Hard',
  ingredients: 'Ingredients',
  amount: 'Amount',
  ingredient: 'Ingredient',
  steps: 'Steps',
  event: 'Event',
  event_text: 'Day, place, price, seats',
  day: 'Day',
  starts_at: 'Begins at',
  place: 'Place',
  seats: 'Seats',
  booked_out: 'Booked out',
  project: 'Project',
  project_text: 'Client, year, pictures, materials',
  client: 'Client',
  year: 'Year',
  materials: 'Materials',
} as const

export const givenTypes = catalogue(english, { de, es })
export type English = typeof english
