/** The settings of a section, in the order of use. */
import { common } from '#ui/texts/common.ts'
import type { PanelField } from '../defineBlock.ts'
import { image } from '../image/texts/image.ts'
import { settings } from '../texts/settings.ts'
import { firstCustom, usual } from './sectionState.ts'
import { group as texts } from './texts/group.ts'

const is = (...kinds: string[]) => ({ key: 'background', is: kinds })
const media = is('image', 'video')

export function sectionPanel(): PanelField[] {
  return [...background(), ...overlay(), ...size(), ...place()]
}

function background(): PanelField[] {
  const group = texts.background
  return [
    {
      name: 'background',
      title: texts.kind,
      type: 'segments',
      group,
      usual: 'colour',
      values: [
        { value: 'none', title: common.none },
        { value: 'colour', title: texts.colour },
        { value: 'gradient', title: texts.gradient },
        { value: 'image', title: common.image },
        { value: 'video', title: texts.video },
      ],
    },
    {
      name: 'tone',
      title: texts.colour,
      type: 'roles',
      group,
      when: is('colour'),
      description: texts.colour_help,
      values: [
        { value: 'plain', title: common.page },
        { value: 'surface', title: texts.surface },
        { value: 'tint', title: texts.tint },
        { value: 'accent', title: texts.accent },
        { value: 'dark', title: texts.dark },
        { value: 'custom', title: texts.custom_colour },
      ],
    },
    {
      name: 'custom_colour',
      title: texts.custom_colour,
      type: 'colour',
      group,
      usual: firstCustom,
      when: [is('colour'), { key: 'tone', is: ['custom'] }],
      description: texts.custom_colour_help,
    },
    {
      name: 'custom_dark',
      title: texts.custom_dark,
      type: 'colour',
      group,
      when: [is('colour'), { key: 'tone', is: ['custom'] }],
    },
    { name: 'gradient', title: texts.gradient, type: 'gradient', group, when: is('gradient') },
    { name: 'image_src', title: common.image, type: 'picture', group, when: is('image') },
    { name: 'video_src', title: texts.video, type: 'video', group, when: is('video') },
    {
      name: 'video_poster',
      title: settings.image_before_it_plays,
      type: 'picture',
      group,
      when: is('video'),
      description: texts.poster_help,
    },
    {
      name: 'video_on_phone',
      title: texts.play_on_phones,
      type: 'boolean',
      use_switch: true,
      group,
      when: is('video'),
    },
    { name: 'focus', title: settings.focal_point, type: 'focus', group, of: 'image_src', when: is('image') },
    {
      name: 'focus',
      title: settings.focal_point,
      type: 'focus',
      group,
      of: 'video_poster',
      when: is('video'),
    },
  ]
}

function overlay(): PanelField[] {
  const group = texts.background
  const covered = { key: 'overlay', is: ['dark', 'light', 'accent', 'custom'] }
  return [
    {
      name: 'overlay',
      title: texts.overlay,
      type: 'segments',
      group,
      usual: usual.overlay,
      when: media,
      values: [
        { value: 'none', title: common.none },
        { value: 'dark', title: texts.dark },
        { value: 'light', title: texts.light },
        { value: 'accent', title: texts.accent },
        { value: 'custom', title: texts.custom },
      ],
    },
    {
      name: 'overlay_colour',
      title: texts.overlay_colour,
      type: 'colour',
      group,
      usual: firstCustom,
      when: [media, { key: 'overlay', is: ['custom'] }],
    },
    {
      name: 'overlay_strength',
      title: texts.strength,
      type: 'range',
      group,
      min: 0,
      max: 100,
      unit: '%',
      usual: usual.strength,
      when: [media, covered],
    },
    {
      name: 'overlay_fade',
      title: texts.strongest_at,
      type: 'dropdown',
      group,
      when: [media, covered],
      values: [
        { value: 'full', title: texts.everywhere },
        { value: 'top', title: settings.top },
        { value: 'bottom', title: settings.bottom },
        { value: 'start', title: texts.left },
        { value: 'end', title: texts.right },
      ],
    },
    {
      name: 'effect',
      title: image.effect,
      type: 'dropdown',
      group,
      when: media,
      values: [
        { value: 'none', title: common.none },
        { value: 'grey', title: image.grey },
        { value: 'tint', title: texts.overlay_colour },
      ],
    },
    {
      name: 'blur',
      title: texts.blur,
      type: 'range',
      group,
      min: 0,
      max: 40,
      unit: 'px',
      usual: 0,
      when: media,
    },
    {
      name: 'words',
      title: texts.text_colour,
      type: 'segments',
      group,
      usual: 'auto',
      when: is('gradient', 'image', 'video'),
      values: [
        { value: 'auto', title: texts.automatic },
        { value: 'light', title: texts.light },
        { value: 'dark', title: texts.dark },
      ],
    },
  ]
}

const widths = () => [
  { value: 'text', title: settings.text },
  { value: 'wide', title: texts.wide },
]

function size(): PanelField[] {
  const group = common.size
  return [
    {
      name: 'width',
      title: texts.width,
      type: 'segments',
      group,
      values: [...widths(), { value: 'full', title: texts.edge_to_edge }],
    },
    {
      name: 'content_width',
      title: texts.content_width,
      type: 'segments',
      group,
      usual: 'wide',
      when: { key: 'width', is: ['full'] },
      values: [...widths(), { value: 'full', title: texts.full }],
    },
    {
      name: 'height',
      title: texts.min_height,
      type: 'segments',
      group,
      usual: 'fit',
      values: [
        { value: 'fit', title: texts.fit_content },
        { value: 'screen', title: texts.share_of_screen },
      ],
    },
    {
      name: 'screen_share',
      title: texts.share_of_screen,
      type: 'range',
      group,
      min: 25,
      max: 100,
      unit: '%',
      usual: usual.share,
      when: { key: 'height', is: ['screen'] },
    },
  ]
}

/** Names of sizes as everybody writes them; the numbers are px. */
const paddings = () => [
  { value: 'theme', title: texts.default },
  { value: 'auto', title: texts.compact },
  { value: 'none', title: common.none },
  ...[
    ['xs', 12],
    ['s', 24],
    ['m', 48],
    ['l', 72],
    ['xl', 96],
    ['2xl', 128],
    ['3xl', 192],
    ['4xl', 256],
  ].map(([value, pixels]) => ({
    value: String(value),
    title: texts.padding_size({ size: String(value).toUpperCase(), pixels: String(pixels) }),
  })),
]

function place(): PanelField[] {
  return [
    {
      name: 'padding_top',
      title: settings.top,
      type: 'dropdown',
      group: texts.padding,
      values: paddings(),
    },
    {
      name: 'padding_bottom',
      title: settings.bottom,
      type: 'dropdown',
      group: texts.padding,
      description: texts.padding_help,
      values: paddings(),
    },
    {
      name: 'place',
      title: texts.align_content,
      type: 'place',
      group: texts.align_content,
      usual: 'top-start',
      values: [
        { value: 'top-start', title: texts.top_left },
        { value: 'top-center', title: texts.top_centre },
        { value: 'top-end', title: texts.top_right },
        { value: 'middle-start', title: texts.middle_left },
        { value: 'middle-center', title: texts.middle_centre },
        { value: 'middle-end', title: texts.middle_right },
        { value: 'bottom-start', title: texts.bottom_left },
        { value: 'bottom-center', title: texts.bottom_centre },
        { value: 'bottom-end', title: texts.bottom_right },
      ],
    },
    {
      name: 'divider',
      title: texts.lower_edge,
      type: 'dropdown',
      group: texts.divider,
      values: [
        { value: 'none', title: common.none },
        { value: 'wave', title: texts.wave },
        { value: 'slant', title: texts.slant },
        { value: 'curve', title: texts.curve },
        { value: 'zigzag', title: texts.zigzag },
        { value: 'steps', title: texts.steps },
      ],
    },
    {
      name: 'column_lines',
      title: texts.column_lines,
      type: 'dropdown',
      group: texts.divider,
      description: texts.column_lines_help,
      values: [
        { value: 'none', title: common.none },
        ...['2', '3', '4', '6', '12'].map((value) => ({ value, title: value })),
      ],
    },
    {
      name: 'sticky',
      title: texts.sticky,
      type: 'boolean',
      use_switch: true,
      group: texts.sticky,
      description: texts.sticky_help,
    },
    {
      name: 'phone_bar',
      title: texts.phone_bar,
      type: 'boolean',
      use_switch: true,
      group: texts.sticky,
      description: texts.phone_bar_help,
    },
    {
      name: 'element_id',
      title: texts.anchor,
      type: 'string',
      group: texts.anchor,
      placeholder: texts.anchor_example,
      description: texts.anchor_help,
    },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string', group: texts.anchor },
  ]
}
