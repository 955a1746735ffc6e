/** Installed plugins: what blocks each brings, whether it is on, what keeps it from that. */
import { useState } from 'react'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PluginRow } from '../schema.ts'
import { pluginScreen } from '../texts/pluginScreen.ts'

export default function Plugins() {
  const query = useCall<PluginRow[]>('/api/plugins')
  const change = useAction<PluginRow, { name: string; enabled: boolean }>('POST', '/api/plugins', {
    refresh: ['/api/plugins'],
    failed: pluginScreen.not_switched,
  })
  // The switch shows what was wished for while the server answers: at once, for one that springs back looks broken.
  const [wished, setWished] = useState<{ name: string; enabled: boolean } | null>(null)
  function setEnabled(name: string, enabled: boolean) {
    setWished({ name, enabled })
    change.mutate({ name, enabled }, { onSettled: () => setWished(null) })
  }
  return (
    <Page title={pluginScreen.plugins} text={pluginScreen.intro}>
      <Loaded query={query}>
        {(plugins) =>
          plugins.length === 0 ? (
            <section className="card-box">
              <EmptyState title={pluginScreen.empty_title} text={pluginScreen.empty_text} />
            </section>
          ) : (
            <div className="cards">
              {plugins.map((plugin) => (
                <PluginCard
                  key={plugin.name}
                  plugin={plugin}
                  isOn={wished?.name === plugin.name ? wished.enabled : plugin.enabled}
                  setEnabled={setEnabled}
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
  setEnabled,
}: {
  plugin: PluginRow
  isOn: boolean
  setEnabled(name: string, enabled: boolean): void
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
            aria-label={pluginScreen.is_on({ title })}
            checked={isOn}
            onChange={(event) => setEnabled(name, event.target.checked)}
          />
        ) : null}
      </div>
      {description && <p>{description}</p>}
      {error !== null && (
        <div>
          <p className="bad">
            {plugin.is_built_in ? pluginScreen.changed_not_built : pluginScreen.not_built}
          </p>
          <p className="small-text path">{error}</p>
        </div>
      )}
      {plugin.failure && (
        <div>
          <p className="bad">
            {pluginScreen.not_drawn({
              block: blocks.find(({ type }) => type === plugin.failure?.type)?.label ?? plugin.failure.type,
              path: plugin.failure.path,
            })}{' '}
            <RelativeTime time={plugin.failure.at} />
          </p>
          <p className="small-text path">{plugin.failure.message}</p>
        </div>
      )}
      {state && <p className="warn">{state}</p>}
      {blocks.length > 0 && (
        <div>
          <b className="small-text">{pluginScreen.blocks({ count: blocks.length })}</b>
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
  if (!is_built_in) return pluginScreen.start_to_build
  return version === '' ? pluginScreen.start_to_remove : pluginScreen.start_to_update
}
