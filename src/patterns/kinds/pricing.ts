/** Plans and prices. */
import { block, section } from '../build.ts'
import { atHourWith, night, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { kinds } from '../texts/kinds.ts'
import { pricing as texts } from '../texts/pricing.ts'

const features = (all: readonly string[], count: number) =>
  all.map((text, index) => (index < count ? { text } : { text, is_left_out: true }))

export const pricing: PatternKind = {
  name: 'pricing',
  title: () => kinds.pricing,
  order: 6,
  patterns: [
    {
      name: 'plans',
      title: () => texts.three_plans,
      keywords: ['prices', 'subscription'],
      make: () => {
        const all = [texts.yours, texts.answers, texts.guests, texts.sign_in]
        const plan = { period: texts.per_month, button: texts.choose, url: '/' }
        return section(
          {},
          ...said({ title: texts.choose_plan, lead: texts.change_any_month }),
          block('pricing', {
            badge: texts.popular,
            plans: [
              { ...plan, name: texts.solo, text: texts.solo_text, price: '8', features: features(all, 2) },
              {
                ...plan,
                name: texts.studio,
                text: texts.studio_text,
                price: '24',
                features: features(all, 3),
                is_highlighted: true,
              },
              { ...plan, name: texts.house, text: texts.house_text, price: '60', features: features(all, 4) },
            ],
          }),
        )
      },
    },
    {
      name: 'plans-dark',
      title: () => texts.plans_on_dark,
      keywords: ['prices', 'subscription', 'launch', 'app'],
      make: () => {
        const plan = { period: texts.desk_month, url: '/' }
        return section(
          night,
          atHourWith(texts.evening, texts.by_the_desk, texts.desk_is),
          block('pricing', {
            badge: texts.most_desks,
            plans: [
              {
                ...plan,
                name: texts.one_desk,
                text: texts.one_desk_text,
                price: '6',
                features: [{ text: texts.note_lines }, { text: texts.own_language }],
                button: texts.start_free,
              },
              {
                ...plan,
                name: texts.floor,
                text: texts.floor_text,
                price: '9',
                features: [
                  { text: texts.all_of_desk },
                  { text: texts.follow_sun },
                  { text: texts.two_notes },
                ],
                button: texts.try_month,
                is_highlighted: true,
              },
              {
                ...plan,
                name: texts.clock,
                text: texts.clock_text,
                price: '14',
                features: [{ text: texts.all_of_two }, { text: texts.proof }, { text: texts.by_name }],
                button: texts.talk,
              },
            ],
          }),
        )
      },
    },
    {
      name: 'two-plans',
      title: () => texts.two_plans,
      keywords: ['prices', 'course', 'membership'],
      make: () => {
        const all = [texts.mat, texts.sauna, texts.friend]
        return section(
          { width: 'full', tone: 'surface' },
          ...said({ title: texts.join_the_studio }),
          block('pricing', {
            badge: texts.popular,
            plans: [
              {
                name: texts.drop_in,
                text: texts.drop_in_text,
                price: '18',
                period: texts.per_class,
                features: features(all, 1),
                button: texts.book,
                url: '/',
              },
              {
                name: texts.member,
                text: texts.member_text,
                price: '90',
                period: texts.per_month,
                features: features(all, 3),
                button: texts.book,
                url: '/',
                is_highlighted: true,
              },
            ],
          }),
        )
      },
    },
    {
      name: 'services',
      title: () => texts.services,
      keywords: ['prices', 'list', 'practice'],
      make: () =>
        section(
          {},
          ...said({ title: texts.services_title }),
          block('price-list', {
            columns: '2',
            leader: 'dots',
            sections: [
              {
                title: texts.haircuts,
                dishes: [
                  { name: texts.cut, text: texts.cut_text, price: '42' },
                  { name: texts.colour, text: texts.colour_text, price: '85' },
                  { name: texts.children, price: '24' },
                ],
              },
              {
                title: texts.care,
                dishes: [
                  { name: texts.beard, price: '18' },
                  { name: texts.treatment, text: texts.treatment_text, price: '30' },
                ],
              },
            ],
          }),
        ),
    },
  ],
}
