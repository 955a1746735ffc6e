/** The values of a picture that no class can hold, as rules of the page's sheet: made of numbers and digits alone. */

type State = Readonly<Record<string, unknown>>

/** What a custom tint begins with. */
export const firstTint = '#2f5bb4'

/** Effects that lay a colour under the picture need a frame for it, and so does a zoom of a cropped picture. */
export const needsFrame = (state: State): boolean =>
  /^(accent|dark|custom)$/.test(String(state.effect)) || zoomOf(state) > 1

const zoomOf = ({ zoom, shape = 'natural' }: State): number => (shape === 'natural' ? 1 : Number(zoom) / 100)

export function compileEffects(state: State, self: string): string {
  const rules = [
    zoomOf(state) > 1 ? `>img{scale:${zoomOf(state)}}` : '',
    /^#[0-9a-f]{6}$/i.test(String(state.tint_colour)) ? `{--tint:${String(state.tint_colour)}}` : '',
  ]
  return rules.map((rule) => rule && `${self} .b-image-frame${rule}`).join('')
}
