/** Installed plugins: what blocks each brings, whether it is on, what keeps it from that. */
import { useState } from 'react'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PluginRow } from '../schema.ts'

export default function Plugins() {
  const query = useCall<PluginRow[]>('/api/plugins')
  const change = useAction<PluginRow, { name: string; enabled: boolean }>('POST', '/api/plugins', {
    refresh: ['/api/plugins'],
    failed: 'The plugin was not switched',
  })
  // The switch shows what was wished for while the server answers: at once, for one that springs back looks broken.
  const [wished, setWished] = useState<{ name: string; enabled: boolean } | null>(null)
  function wish(name: string, enabled: boolean) {
    setWished({ name, enabled })
    change.mutate({ name, enabled }, { onSettled: () => setWished(null) })
  }
  return (
    <Page
      title="Plugins"
      text="Blocks from outside. They are put into /site-plugins on the server, built in at the next start, and switched here at once."
    >
      <Loaded query={query}>
        {(plugins) =>
          plugins.length === 0 ? (
            <section className="card-box">
              <EmptyState
                title="No plugins are installed"
                text="On the server, “npm run plinth -- plugin new opening-times” begins one, and docs/plugins.md says how it goes on."
              />
            </section>
          ) : (
            <div className="cards">
              {plugins.map((plugin) => (
                <PluginCard
                  key={plugin.name}
                  plugin={plugin}
                  isOn={wished?.name === plugin.name ? wished.enabled : plugin.enabled}
                  wish={wish}
                />
              ))}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

function PluginCard({
  plugin,
  isOn,
  wish,
}: {
  plugin: PluginRow
  isOn: boolean
  wish(name: string, enabled: boolean): void
}) {
  const { name, title, description, blocks, error, version, author } = plugin
  const state = stateOf(plugin)
  return (
    <section className="card-box stack" aria-labelledby={`plugin-${name}`}>
      <div className="row between">
        <h2 id={`plugin-${name}`}>{title}</h2>
        {/* One that is not built in has nothing to switch; what was on can always be put off. */}
        {plugin.is_built_in || plugin.enabled ? (
          <input
            type="checkbox"
            role="switch"
            className="switch"
            aria-label={`${title} is on`}
            checked={isOn}
            onChange={(event) => wish(name, event.target.checked)}
          />
        ) : null}
      </div>
      {description && <p>{description}</p>}
      {error !== null && (
        <div>
          <p className="bad">
            {plugin.is_built_in
              ? 'Its files have changed and cannot be built in. What was built in before goes on.'
              : 'It cannot be built in.'}
          </p>
          <p className="small-text path">{error}</p>
        </div>
      )}
      {plugin.failure && (
        <div>
          <p className="bad">
            {`${blocks.find(({ type }) => type === plugin.failure?.type)?.label ?? plugin.failure.type} could not be drawn on ${plugin.failure.path}, `}
            <RelativeTime time={plugin.failure.at} />.
          </p>
          <p className="small-text path">{plugin.failure.message}</p>
        </div>
      )}
      {state && <p className="warn">{state}</p>}
      {blocks.length > 0 && (
        <div>
          <b className="small-text">{blocks.length === 1 ? 'Its block' : 'Its blocks'}</b>
          <ul>
            {blocks.map(({ type, label }) => (
              <li key={type} className="small-text">
                {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      {version && (
        <p className="muted small-text">
          {version} · {author}
        </p>
      )}
    </section>
  )
}

function stateOf({ is_built_in, needs_start, version }: PluginRow): string | null {
  if (!needs_start) return null
  if (!is_built_in) return 'Start Plinth again to build it in.'
  return version === ''
    ? 'Start Plinth again to take it out.'
    : 'Its files have changed: start Plinth again to build them in.'
}
