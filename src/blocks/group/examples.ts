/** Sections as the gallery page shows them; the options of the panel are added by themselves. */
import type { BlockExample } from '../defineBlock.ts'
import type { SectionState } from './sectionState.ts'
import { group as texts } from './texts/group.ts'

const children = () => [
  { type: 'heading', values: { text: texts.opening_hours, level: 3 } },
  { type: 'paragraph', values: { text: texts.thursday_to_saturday_10 } },
]

type SectionExample = BlockExample<SectionState>

export function sectionExamples(): SectionExample[] {
  const of = (title: string, values: Partial<SectionState>): SectionExample => ({
    title,
    values: { width: 'wide', label: title, ...values },
    children: children(),
  })
  return [
    {
      title: texts.surface,
      values: { width: 'wide', tone: 'surface' },
      children: children(),
    },
    of(texts.example_gradient, {
      background: 'gradient',
      gradient: {
        angle: 120,
        stops: [
          { colour: 'dark', at: 0 },
          { colour: 'accent', at: 70 },
          { colour: '#d08c5a', at: 100 },
        ],
      },
      words: 'light',
    }),
    of(texts.example_image, {
      background: 'image',
      image_src: '/media/demo/hero-1200.webp',
      focus: { x: 62, y: 58 },
      overlay: 'dark',
      overlay_strength: 70,
      overlay_fade: 'start',
      height: 'screen',
      screen_share: 50,
      place: 'bottom-start',
      divider: 'wave',
    }),
    of(texts.example_video, {
      background: 'video',
      video_src: '/media/demo/table.webm',
      video_poster: '/media/demo/setting-1200.webp',
      overlay_strength: 60,
      blur: 4,
      place: 'middle-center',
    }),
  ]
}
