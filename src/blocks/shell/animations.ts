/** What a block can do on its triggers (F-POST-07, reading A-32), as the editor's panel offers it. */

export const animationTriggers = [
  { value: 'onscreen', title: 'Coming into sight' },
  { value: 'onhover', title: 'Under the pointer' },
  { value: 'onhovernoclick', title: 'Under the pointer, until clicked' },
  { value: 'onclick', title: 'Clicked' },
] as const

/** Each is a class `anim-<value>` of the sheet. */
export const animationEffects = [
  { value: 'fade', title: 'Fade in' },
  { value: 'slide-up', title: 'Slide up' },
  { value: 'slide-down', title: 'Slide down' },
  { value: 'slide-left', title: 'Slide left' },
  { value: 'slide-right', title: 'Slide right' },
  { value: 'zoom', title: 'Zoom in' },
  { value: 'flip', title: 'Flip' },
  { value: 'pulse', title: 'Pulse' },
  { value: 'show', title: 'Show' },
  { value: 'hide', title: 'Hide' },
] as const

/** Stored with the name of the class behind: `add warm`. */
export const animationClassActions = [
  { value: 'add', title: 'Add a class' },
  { value: 'remove', title: 'Take a class off' },
] as const
