/** The tile of a site that is being set up: seven steps whose ticks fill by themselves; gone once all are done. */
import { Check } from 'lucide-react'
import { Link } from 'wouter'
import { ErrorState } from '#ui/states.tsx'
import { useCall } from '#ui/useCall.ts'
import { doneCount, setupSteps, type SetupState } from './setupSteps.ts'
import { today } from '../texts/today.ts'

export function SetupChecklist() {
  const query = useCall<SetupState>('/api/dashboard/setup')
  if (query.isError && !query.data)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  const state = query.data
  if (!state || doneCount(state) === setupSteps.length) return null
  const done = doneCount(state)
  const next = setupSteps.find(({ name }) => !state[name])
  return (
    <section className="card-box" aria-labelledby="setup">
      <div className="setup-head">
        <h2 id="setup">{today.setup_title}</h2>
        <span className="muted small-text">{today.steps_of({ done, count: setupSteps.length })}</span>
        <progress value={done} max={setupSteps.length} aria-label={today.steps_done} />
      </div>
      <ol className="setup-steps">
        {setupSteps.map((step) => (
          <li key={step.name} className={state[step.name] ? 'done' : ''}>
            <span className={`tick ${state[step.name] ? 'on' : ''}`} aria-hidden="true">
              {state[step.name] && <Check size={13} strokeWidth={3} />}
            </span>
            <span>
              <Link href={step.href} className={step === next ? 'next' : ''}>
                {step.title}
                <span className="hidden">{state[step.name] ? today.step_done : today.to_do}</span>
              </Link>
              {!state[step.name] && <small>{step.text}</small>}
            </span>
            {!state[step.name] && (
              <small className="minutes">{today.minutes({ minutes: step.minutes })}</small>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
