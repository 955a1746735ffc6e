/** Whether a page is the home page of the site, and the way to make it so. */
import { useState } from 'react'
import { becomeHome, useHomeChoice } from '../publishing/homePage.ts'
import { publishing } from '../publishing/texts/publishing.ts'
import { useEditorPost } from './postPanelContext.ts'
import { postPanel } from './texts/postPanel.ts'

export function HomeField() {
  const { post } = useEditorPost()
  const choice = useHomeChoice(post)
  const [isBusy, setBusy] = useState(false)
  const { id } = post
  if (id === null || !choice) return null
  const { home, isThis, refresh } = choice
  async function take(page: string) {
    setBusy(true)
    await becomeHome(page, home, refresh)
    setBusy(false)
  }
  const says = isThis
    ? publishing.home_this
    : post.status !== 'published'
      ? publishing.home_later
      : home.page
        ? publishing.home_other({ title: home.page.title })
        : publishing.home_none
  return (
    <div className="field" role="group" aria-label={postPanel.home_page}>
      <span className="label">{postPanel.home_page}</span>
      <span className="help">{says}</span>
      {isThis || post.status !== 'published' ? null : (
        <button type="button" className="button small" disabled={isBusy} onClick={() => void take(id)}>
          {publishing.use_as_home}
        </button>
      )}
    </div>
  )
}
