/** Whether visitors see the page at `/` from now on. */
import { useId } from 'react'
import type { HomeChoice } from './homePage.ts'
import { publishing } from './texts/publishing.ts'

/** @param isLater the page is planned: what is not live yet cannot be the home page */
export function HomeSwitch({ choice, isLater }: { choice: HomeChoice; isLater: boolean }) {
  const id = useId()
  const { home, isThis, isOn, choose } = choice
  if (isThis) return <p className="publish-home">{publishing.home_this}</p>
  return (
    <div className="publish-home">
      <label>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          aria-checked={isOn && !isLater}
          aria-describedby={id}
          checked={isOn && !isLater}
          disabled={isLater}
          onChange={({ target }) => choose(target.checked)}
        />
        {publishing.use_as_home}
      </label>
      <small id={id}>
        {isLater
          ? publishing.home_later
          : home.page
            ? publishing.home_other({ title: home.page.title })
            : publishing.home_none}
      </small>
    </div>
  )
}
