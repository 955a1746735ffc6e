/** The values of a picture that no class can hold, as rules of the page's sheet: made of numbers and digits alone. */

/** What an own colour begins with. */
export const firstEffect = '#2f5bb4'

/** Effects that lay a colour under the picture, which needs a frame for it. */
export const isTinted = (effect: unknown): boolean =>
  effect === 'accent' || effect === 'dark' || effect === 'own'

/** Returns how much larger than its frame the picture is, in per cent, from 100 to 300. */
export function zoomOf({ zoom, shape }: Readonly<Record<string, unknown>>): number {
  const isWhole = shape === undefined || shape === 'natural'
  if (isWhole || typeof zoom !== 'number' || !Number.isFinite(zoom)) return 100
  return Math.min(300, Math.max(100, Math.round(zoom)))
}

export function compileEffects(state: Readonly<Record<string, unknown>>, self: string): string {
  const frame = `${self} .b-image-frame`
  const zoom = zoomOf(state)
  const colour = state.effect_colour
  const isOwn = state.effect === 'own' && typeof colour === 'string' && /^#[0-9a-f]{6}$/i.test(colour)
  return (zoom > 100 ? `${frame}>img{scale:${zoom / 100}}` : '') + (isOwn ? `${frame}{--tint:${colour}}` : '')
}
