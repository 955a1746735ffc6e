/** Whether a menu is shown in the header and in the footer of every page, and which other one it takes the place of. */
import { useId } from 'react'
import { menuScreen } from '../texts/menuScreen.ts'
import { menuPlaces, type MenuPlace } from './useMenuPlaces.ts'

export type ChosenPlaces = Readonly<Record<MenuPlace, boolean>>

const titles = {
  get header() {
    return menuScreen.in_header
  },
  get footer() {
    return menuScreen.in_footer
  },
}

interface ChoiceProps {
  value: ChosenPlaces
  /** The title of the other menu that is shown there now; '' for none. */
  others: Readonly<Record<MenuPlace, string>>
  onChange: (value: ChosenPlaces) => void
}

export function MenuPlaceChoice({ value, others, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="label" id={id}>
        {menuScreen.shown_in}
      </span>
      {menuPlaces.map((place) => (
        <label key={place} className="check">
          <input
            type="checkbox"
            checked={value[place]}
            onChange={({ target }) => onChange({ ...value, [place]: target.checked })}
          />{' '}
          {titles[place]}
          {others[place] !== '' && (
            <span className="muted"> · {menuScreen.now_shown({ title: others[place] })}</span>
          )}
        </label>
      ))}
    </div>
  )
}
