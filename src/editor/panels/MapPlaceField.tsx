/** Where a map is: the URL of a place on a map that people use, or its coordinates, in one field. */
import { useState } from 'react'
import type { PanelField } from '#blocks/defineBlock.ts'
import { type Point, pointOf } from '#blocks/map/pointOf.ts'
import { map as texts } from '#blocks/map/texts/map.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { Labelled } from './fields.tsx'

interface MapPlaceProps {
  id: string
  field: PanelField
  state: Readonly<Record<string, unknown>>
  onChange(point: { [part in keyof Point]: string | undefined }): void
}

const nowhere = { latitude: undefined, longitude: undefined }

export function MapPlaceField({ id, field, state, onChange }: MapPlaceProps) {
  const parts = [state.latitude, state.longitude].filter((part) => typeof part === 'string' && part !== '')
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? parts.join(', ')
  const isLost = typed !== null && typed.trim() !== '' && pointOf(typed) === null
  return (
    <Labelled
      id={id}
      title={field.title}
      description={
        isLost ? (
          <span className="problem" role="alert">
            {texts.no_place_in_it}
          </span>
        ) : (
          field.description
        )
      }
    >
      <TextInput
        id={id}
        value={shown}
        placeholder={field.placeholder}
        onChange={(text) => {
          const point = pointOf(text)
          // What was understood is shown as it is kept.
          setTyped(point && text.includes('/') ? null : text)
          if (point) onChange(point)
          else if (text.trim() === '') onChange(nowhere)
        }}
      />
    </Labelled>
  )
}
