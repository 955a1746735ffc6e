/**
 * Header and footer beside a page of the site, wide and on a phone: what is changed shows at once, and reaches visitors when it is
 * saved. A click on a part of the page leads to its settings.
 */
import { Page } from '#ui/Page.tsx'
import { headerScreen } from '../texts/headerScreen.ts'
import { HeaderEditing, HeaderSave } from './HeaderForm.tsx'
import { HeaderPreview } from './HeaderPreview.tsx'

export default function HeaderScreen() {
  return (
    <Page title={headerScreen.title} text={headerScreen.intro}>
      <HeaderEditing>
        {(form) => (
          <div className="header-layout">
            <div>
              {form.controls}
              <HeaderSave form={form} />
            </div>
            <HeaderPreview draft={form.draft} onPart={form.goTo} />
          </div>
        )}
      </HeaderEditing>
    </Page>
  )
}
