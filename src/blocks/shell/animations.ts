/** What a block can do on its triggers (F-POST-07, reading A-32), as the editor's panel offers it. */
import { animations } from './texts/animations.ts'

export const animationTriggers = [
  {
    value: 'onscreen',
    get title() {
      return animations.coming_into_sight
    },
  },
  {
    value: 'onscroll',
    get title() {
      return animations.as_it_scrolls
    },
  },
  {
    value: 'onhover',
    get title() {
      return animations.under_the_pointer
    },
  },
  {
    value: 'onhovernoclick',
    get title() {
      return animations.under_the_pointer_until_clicked
    },
  },
  {
    value: 'onclick',
    get title() {
      return animations.clicked
    },
  },
] as const

/** Each is a class `anim-<value>` of the sheet. */
export const animationEffects = [
  {
    value: 'fade',
    get title() {
      return animations.fade_in
    },
  },
  {
    value: 'slide-up',
    get title() {
      return animations.slide_up
    },
  },
  {
    value: 'slide-down',
    get title() {
      return animations.slide_down
    },
  },
  {
    value: 'slide-left',
    get title() {
      return animations.slide_left
    },
  },
  {
    value: 'slide-right',
    get title() {
      return animations.slide_right
    },
  },
  {
    value: 'zoom',
    get title() {
      return animations.zoom_in
    },
  },
  {
    value: 'flip',
    get title() {
      return animations.flip
    },
  },
  {
    value: 'wipe',
    get title() {
      return animations.wipe
    },
  },
  {
    value: 'drift',
    get title() {
      return animations.drift
    },
  },
  {
    value: 'strike',
    get title() {
      return animations.strike
    },
  },
  {
    value: 'pulse',
    get title() {
      return animations.pulse
    },
  },
  {
    value: 'show',
    get title() {
      return animations.show
    },
  },
  {
    value: 'hide',
    get title() {
      return animations.hide
    },
  },
] as const

/** What runs by itself; parallax is of the scrolling alone. */
export const timedEffects = animationEffects.filter(({ value }) => value !== 'drift')

/** What can be half done: these follow the scrolling. */
export const scrolledEffects = animationEffects.filter(
  ({ value }) => value !== 'pulse' && value !== 'show' && value !== 'hide',
)

/** Each is a rule of the sheet for `data-ease`. */
export const animationEasings = [
  {
    value: 'smooth',
    get title() {
      return animations.smooth
    },
  },
  {
    value: 'swift',
    get title() {
      return animations.swift
    },
  },
  {
    value: 'even',
    get title() {
      return animations.even
    },
  },
  {
    value: 'springy',
    get title() {
      return animations.springy
    },
  },
] as const

/** Bounds in milliseconds. */
export const animationTimes = {
  duration: { min: 50, max: 5000 },
  delay: { min: 0, max: 5000 },
  stagger: { min: 0, max: 1000 },
} as const

/** Stored with the name of the class behind: `add warm`. */
export const animationClassActions = [
  {
    value: 'add',
    get title() {
      return animations.add_a_class
    },
  },
  {
    value: 'remove',
    get title() {
      return animations.take_a_class_off
    },
  },
] as const
