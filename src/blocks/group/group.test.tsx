/** What a section draws and what its values compile to. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { compileStyles } from '../shell/compileStyles.ts'

const cssOf = (state: Record<string, unknown>): string =>
  compileStyles([{ id: 'a', type: 'group', state, children: [] }])

test('F-POST-06 a gradient is made of two to four roles or hex colours; anything else is left out', () => {
  const stops = [
    { colour: 'dark', at: 0 },
    { colour: '#aa5533', at: 100 },
  ]
  const css = (gradient: unknown) => cssOf({ background: 'gradient', gradient })
  expect(css({ angle: 120, stops })).toContain(
    'background:linear-gradient(120deg in oklab,var(--section-dark) 0%,#aa5533 100%)',
  )
  for (const colour of ['red', 'url(//x)', '#12', '#aa5533;}', 'constructor', ['dark']])
    expect(css({ angle: 0, stops: [stops[0], { colour, at: 5 }] })).toBe('')
  expect(css({ angle: 0, stops: stops.slice(1) })).toBe('')
  // In dark mode a stop has the owner's colour, where the same text can be read on both.
  const inDark = (colour: string, dark: string) =>
    css({ angle: 0, stops: [{ colour, dark, at: 0 }, stops[0]] })
  expect(inDark('#feac9b', '#591a3c')).toContain('light-dark(#feac9b,#591a3c) 0%')
  for (const dark of ['#f7f0d6', 'red', '#591a3c;}']) expect(inDark('#161234', dark)).not.toContain(dark)
  expect(css({ angle: '1deg,red', stops })).toContain('180deg')
})

test('F-POST-06 focal point, overlay, blur and share of the screen are numbers within bounds', () => {
  const css = cssOf({
    background: 'image',
    focus: { x: 62, y: '1;}' },
    overlay_strength: 400,
    blur: 6,
    height: 'screen',
    screen_share: 80,
    style: { 'min-height': '20rem' },
  })
  expect(css).toContain('object-position:62% 50%')
  expect(css).toContain('opacity:100%')
  expect(css).toContain('blur(6px)')
  // The block's own style holds for the same element and comes later.
  expect(css).toMatch(/min-height:80svh\}.*min-height:20rem/)
  expect(cssOf({ width: 'wide', tone: 'surface' })).toBe('')
})

test('F-POST-06 a picture behind a section is grey, or in two tones of what lies over it', () => {
  const ground = (effect: string) =>
    drawBlock('group', { background: 'image', image_src: '/media/a.webp', effect })
  expect(ground('tint')).toContain('class="b-ground b-ground-tint"')
  expect(ground('grey')).toContain('class="b-ground b-ground-grey"')
  expect(ground('none')).toContain('class="b-ground"')
})

test('F-POST-06 each kind of background keeps its values while another one shows', () => {
  const image = { image_src: '/media/demo/hero-1200.webp', overlay: 'light' }
  expect(drawBlock('group', { background: 'image', ...image })).toMatch(
    /<img[^>]*srcSet="[^"]*hero-1200.*scheme-light/,
  )
  expect(drawBlock('group', { background: 'colour', tone: 'dark', ...image })).not.toContain('<img')
  expect(drawBlock('group', { background: 'none', tone: 'dark' })).toContain('b-tone-plain b-words-plain')
})

test('F-POST-06 a section that was made with the older name of the dark colour is dark', () => {
  expect(drawBlock('group', { tone: 'ink' })).toMatch(/b-tone-dark b-words-light.*scheme-dark/)
})

test('F-POST-06 a video needs its poster, is silent and loads nothing before it plays', () => {
  const video = { background: 'video', video_src: '/media/demo/table.webm' }
  expect(drawBlock('group', video)).not.toContain('<video')
  const html = drawBlock('group', { ...video, video_poster: '/media/demo/setting-1200.webp' })
  expect(html).toMatch(/<video[^>]*loop[^>]*preload="none"/)
  expect(html).toContain('aria-label="Pause background video"')
})
