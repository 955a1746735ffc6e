/** Words of the sections with plans and prices. */
import { catalogue } from '#platform/language/catalogue.ts'
import de from './pricing.de.ts'
import es from './pricing.es.ts'

const english = {
  three_plans: 'Three plans',
  choose_plan: 'Choose what fits you',
  change_any_month: 'Change or stop in any month.',
  solo: 'Solo',
  solo_text: 'For one person, on every screen.',
  studio: 'Small team',
  studio_text: 'For up to ten people.',
  house: 'Company',
  house_text: 'For everybody, on one invoice.',
  per_month: 'a month',
  popular: 'Most popular',
  yours: 'What you make stays yours, to take along',
  answers: 'Answers from a person within a day',
  guests: 'Guests who only look are free',
  sign_in: 'Sign-in with your own accounts',
  choose: 'Choose',
  two_plans: 'Two plans',
  join_the_studio: 'Join the studio',
  drop_in: 'Single class',
  drop_in_text: 'Come once and see how it feels.',
  member: 'Membership',
  member_text: 'As many classes as you like.',
  per_class: 'a class',
  mat: 'Mat and towel',
  sauna: 'Sauna afterwards',
  friend: 'Bring a friend once a month',
  book: 'Book',
  services: 'Services and prices',
  services_title: 'What it costs',
  haircuts: 'Cutting and colour',
  cut: 'Cut and wash',
  cut_text: '45 minutes, with a coffee',
  colour: 'Colour',
  colour_text: 'From 90 minutes',
  children: 'Children under twelve',
  care: 'Care',
  beard: 'Beard',
  treatment: 'Treatment',
  treatment_text: 'For dry hair',
} as const

export const pricing = catalogue(english, { de, es })
export type English = typeof english
