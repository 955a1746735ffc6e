/** Draws a place: the owner's picture with a pin, the address, and a link that opens a map elsewhere when it is pressed. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { IconGlyph } from '../icon/IconGlyph.tsx'
import { safeUrl } from '../shell/safeUrl.ts'
import { mapUrl } from './mapUrl.ts'
import { map } from './texts/map.ts'

export interface MapState {
  name: string
  address: string
  src?: string
  alt?: string
  latitude?: string
  longitude?: string
  pin_x?: number
  pin_y?: number
  note?: string
}

export default function Map({ state, page }: ViewProps<MapState>) {
  if (!state.name && !state.address && !state.src)
    return page.isPreview ? <p className="b-media-empty">{map.enter_location}</p> : null
  const source = safeUrl(state.src)
  const href = mapUrl(state)
  return (
    <figure className="b-map">
      <div className="b-map-picture">
        {source === null ? (
          <Plan />
        ) : (
          <Picture src={source} alt={state.alt || map.map_of({ place: state.name || state.address })} />
        )}
        <svg className="b-map-pin" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx={state.pin_x ?? 50} cy={state.pin_y ?? 50} r="5" opacity="0.25" />
          <circle cx={state.pin_x ?? 50} cy={state.pin_y ?? 50} r="2.4" />
        </svg>
      </div>
      <figcaption>
        {state.name ? <strong>{state.name}</strong> : null}
        {state.address ? <address>{state.address}</address> : null}
        {state.note ? <p>{state.note}</p> : null}
        {href === null ? null : (
          <p>
            <a className="more" href={href} rel="noreferrer">
              <IconGlyph name="map-pin" /> {map.open_map}
            </a>
          </p>
        )}
      </figcaption>
    </figure>
  )
}

/** Stands where there is no picture: a sign for a map, not a map. */
function Plan() {
  return (
    <svg className="b-map-plan" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="b-map-water" d="M-5 150c60-30 90 20 150-5s80-60 160-45v105H-5z" />
      <path d="M-5 70 120 95l60-100M120 95l20 110M120 95l185-30M40-5l15 85M215 75l30 80M60 81l-20 60" />
    </svg>
  )
}
