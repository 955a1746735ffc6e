/** All pages. */
import type { DemoPost } from '../content.ts'
import { about, cartPage, home, workshops } from './main.ts'
import { care, contact, privacy, questions, shipping, tour } from './service.ts'

export const pages: DemoPost[] = [
  home,
  about,
  workshops,
  cartPage,
  care,
  questions,
  contact,
  shipping,
  privacy,
  tour,
]
