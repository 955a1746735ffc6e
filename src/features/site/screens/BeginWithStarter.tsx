/** The tile of a site that has no page yet: the way to the starter sites. */
import { Link } from 'wouter'
import { useCall } from '#ui/useCall.ts'
import { today } from '../texts/today.ts'
import type { SetupState } from './setupSteps.ts'

export function BeginWithStarter() {
  const { data } = useCall<SetupState>('/api/dashboard/setup')
  if (!data || data.page) return null
  return (
    <section className="card-box demo-content" aria-labelledby="begin">
      <h2 id="begin">{today.begin_title}</h2>
      <p className="muted">{today.begin_text}</p>
      <Link href="/user/starters" className="button">
        {today.begin_choose}
      </Link>
    </section>
  )
}
