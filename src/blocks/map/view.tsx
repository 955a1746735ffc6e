/** Draws a place: its address, the owner's picture of a map with a pin where there is one, and links that open a map elsewhere when they are pressed. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { IconGlyph } from '../icon/IconGlyph.tsx'
import { safeUrl } from '../shell/safeUrl.ts'
import { directionsUrl, mapFrame, mapUrls } from './mapUrl.ts'
import { embed } from '../embed/texts/embed.ts'
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
    return page.isCanvas ? <p className="b-media-empty">{map.enter_location}</p> : null
  const source = safeUrl(state.src)
  const urls = mapUrls(state)
  const directions = directionsUrl(state)
  const frame = source === null ? mapFrame(state) : null
  return (
    <figure className={source !== null ? 'b-map' : frame === null ? 'b-map b-map-plain' : 'b-map b-map-live'}>
      {frame !== null ? (
        // Loaded from the map's own site when it is pressed, and not before.
        <div
          className="b-map-frame"
          data-enhance="embed"
          data-frame={frame}
          data-title={map.map_of({ place: state.name || state.address })}
        >
          <a href={urls[0]?.url} rel="noreferrer">
            <IconGlyph name="map-pin" />
            <b>{map.show_map}</b>
            <small>{embed.loads_from({ provider: urls[0]?.name ?? '' })}</small>
          </a>
        </div>
      ) : source === null ? (
        // No streets: whatever looked like a map here would be a false one.
        <div className="b-map-sign" aria-hidden="true">
          <IconGlyph name="map-pin" />
        </div>
      ) : (
        <div className="b-map-picture">
          <Picture src={source} alt={state.alt || map.map_of({ place: state.name || state.address })} />
          <svg className="b-map-pin" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx={state.pin_x ?? 50} cy={state.pin_y ?? 50} r="5" opacity="0.25" />
            <circle cx={state.pin_x ?? 50} cy={state.pin_y ?? 50} r="2.4" />
          </svg>
        </div>
      )}
      <figcaption>
        {state.name ? <strong>{state.name}</strong> : null}
        {state.address ? <address>{state.address}</address> : null}
        {state.note ? <p>{state.note}</p> : null}
        {directions === null ? null : (
          <p className="b-map-links">
            <a className="more" href={directions} rel="noreferrer">
              <IconGlyph name="compass" /> {map.directions}
            </a>
            {urls.map(({ name, url }) => (
              <a key={name} href={url} rel="noreferrer">
                {map.open_in({ map: name })}
              </a>
            ))}
          </p>
        )}
      </figcaption>
    </figure>
  )
}
