/** Where visitors leave their email address. */
import { band, block, columnsOf, headline, loud, section, words } from '../build.ts'
import { beside, hourLine, said } from '../layouts.ts'
import type { PatternKind } from '../pattern.ts'
import { sampleUrl } from '../samplePictures.ts'
import { kinds } from '../texts/kinds.ts'
import { signup as texts } from '../texts/signup.ts'

/** The words of consent are part of the block: they are kept with each subscription. */
const newsletterBlock = (look?: string) =>
  block('newsletter', { consent: texts.consent, button: texts.sign_up, ...(look ? { look } : {}) })

export const signup: PatternKind = {
  name: 'signup',
  title: () => kinds.signup,
  order: 12,
  patterns: [
    {
      name: 'newsletter',
      title: () => texts.centred,
      keywords: ['newsletter', 'email', 'form'],
      make: () =>
        section(
          { width: 'full', tone: 'surface', content_width: 'text', place: 'middle-center' },
          ...said({ title: texts.once_a_month, lead: texts.once_text }),
          newsletterBlock(),
        ),
    },
    {
      name: 'newsletter-image',
      title: () => texts.beside_image,
      keywords: ['newsletter', 'email', 'form'],
      make: () =>
        beside({
          picture: 'lookbook_vase',
          shape: 'portrait',
          text: { title: texts.be_first, lead: texts.be_first_text },
          more: [newsletterBlock()],
        }),
    },
    {
      name: 'newsletter-large',
      title: () => texts.large_field,
      keywords: ['newsletter', 'email', 'form', 'large'],
      make: () =>
        band(
          { tone: 'tint', padding_top: 'l', padding_bottom: 'l' },
          columnsOf(
            [5, 7],
            { gap: 'l', down: 'end' },
            [headline(texts.once_a_month, 'large', 2)],
            [words(texts.once_text, 'lead'), newsletterBlock('large')],
          ),
        ),
    },
    {
      name: 'newsletter-dark',
      title: () => texts.on_dark,
      keywords: ['newsletter', 'email', 'form', 'event'],
      make: () =>
        band(
          {
            background: 'image',
            image_src: sampleUrl('abstract_3'),
            overlay: 'dark',
            overlay_strength: 82,
            content_width: 'text',
          },
          ...said({ title: texts.stay_in_touch, lead: texts.stay_text }),
          newsletterBlock(),
        ),
    },
    {
      name: 'newsletter-gradient',
      title: () => texts.on_gradient,
      keywords: ['newsletter', 'email', 'form', 'launch', 'footer'],
      make: () =>
        band(
          {
            background: 'gradient',
            gradient: {
              angle: 180,
              stops: [
                { colour: '#161234', dark: '#070619', at: 0 },
                { colour: '#6b1d58', dark: '#3f0a33', at: 56 },
                { colour: '#bf3f4e', dark: '#8c2b33', at: 100 },
              ],
            },
            words: 'light',
            padding_top: '2xl',
            padding_bottom: '2xl',
          },
          hourLine(texts.dawn),
          block('heading', {
            text: texts.already_morning,
            level: 2,
            size: 'display',
            as_tb_content: true,
            style: loud,
          }),
          block('newsletter', { consent: texts.consent, button: texts.open_desk, look: 'large' }),
        ),
    },
  ],
}
