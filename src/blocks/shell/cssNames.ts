/** The functions of values and the states of selectors that a block's own CSS may name; what is new to CSS is not in here. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** They count, colour, draw and move. None of them loads, and none reads what is on the page. */
export const allowedFunctions = words(`
  calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  var env
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix color-contrast light-dark
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient
  translate translate3d translatex translatey translatez scale scale3d scalex scaley scalez
  rotate rotate3d rotatex rotatey rotatez skew skewx skewy matrix matrix3d perspective
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  cubic-bezier steps linear minmax repeat fit-content
  inset circle ellipse polygon counter counters
`)

export const allowedPseudo = words(`
  hover focus focus-visible focus-within active visited link any-link target target-within current
  checked disabled enabled required optional valid invalid user-valid user-invalid indeterminate default
  in-range out-of-range placeholder-shown read-only read-write autofill open popover-open defined fullscreen
  first-child last-child only-child first-of-type last-of-type only-of-type empty
  nth-child nth-last-child nth-of-type nth-last-of-type not is where has lang dir
  before after first-line first-letter marker placeholder selection file-selector-button details-content
`)

export const ofWholePage = /^(?:root|host|slotted|part|global|view-transition|backdrop|scope)/
