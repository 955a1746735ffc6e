/** What is good about something, what it holds, what it has reached. */
import { formatNumber } from '#platform/language/format.ts'
import { block, columns, heading, icon, list, section, words } from '../build.ts'
import { beside, cards, reasons } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { features as texts } from '../texts/features.ts'
import { kinds } from '../texts/kinds.ts'

const small = (name: string, title: string, text: string) =>
  block('column', {}, [icon(name), heading(title, 3), words(text)])

export const features: PatternKind = {
  name: 'features',
  title: () => kinds.features,
  order: 2,
  patterns: [
    {
      name: 'reasons',
      title: () => texts.three_reasons,
      keywords: ['benefits', 'columns', 'services', 'icons'],
      make: () =>
        reasons({ title: texts.why_people_stay }, [
          { icon: 'clock', title: texts.on_time, text: texts.on_time_text },
          { icon: 'user', title: texts.one_person, text: texts.one_person_text },
          { icon: 'wallet', title: texts.fair_price, text: texts.fair_price_text },
        ]),
    },
    {
      name: 'beside',
      title: () => texts.image_beside_text,
      keywords: ['media', 'two', 'columns', 'half', 'about'],
      make: () =>
        beside({
          picture: 'lookbook_lamp',
          shape: 'portrait',
          isReversed: true,
          text: {
            title: texts.made_here,
            lead: texts.made_here_text,
            links: [{ text: texts.visit_workshop, url: '/' }],
          },
        }),
    },
    {
      name: 'checklist',
      title: () => texts.image_and_list,
      keywords: ['benefits', 'bullets', 'app', 'product'],
      make: () =>
        beside({
          picture: 'device',
          text: { title: texts.all_in_one_place, lead: texts.all_in_one_text },
          more: [list(texts.all_in_one_list)],
        }),
    },
    {
      name: 'six',
      title: () => texts.six_in_a_grid,
      keywords: ['benefits', 'icons', 'services', 'included'],
      make: () =>
        section(
          { width: 'full', tone: 'surface' },
          heading(texts.what_is_included),
          block('columns', { split: 'even' }, [
            small('truck', texts.delivery, texts.delivery_text),
            small('wrench', texts.repairs, texts.repairs_text),
            small('leaf', texts.materials, texts.materials_text),
          ]),
          block('columns', { split: 'even' }, [
            small('package', texts.packaging, texts.packaging_text),
            small('lock', texts.secure_payment, texts.secure_payment_text),
            small('undo-2', texts.returns, texts.returns_text),
          ]),
        ),
    },
    {
      name: 'feature-cards',
      title: () => texts.cards_with_images,
      keywords: ['services', 'portfolio', 'pictures'],
      make: () =>
        cards({ title: texts.what_we_do }, [
          { title: texts.new_houses, text: texts.new_houses_text, picture: 'architecture_3' },
          { title: texts.conversions, text: texts.conversions_text, picture: 'architecture_1' },
          { title: texts.gardens, text: texts.gardens_text, picture: 'architecture_2' },
        ]),
    },
    {
      name: 'figures',
      title: () => texts.figures,
      keywords: ['numbers', 'stats', 'counts'],
      make: () =>
        section(
          { width: 'full', tone: 'tint' },
          heading(texts.in_numbers),
          columns(
            'even',
            [heading(formatNumber(16), 3), words(texts.years_at_work)],
            [heading(formatNumber(2400), 3), words(texts.regulars)],
            [heading('96 %', 3), words(texts.come_back)],
            [heading(formatNumber(11), 3), words(texts.people_at_work)],
          ),
        ),
    },
  ],
}
