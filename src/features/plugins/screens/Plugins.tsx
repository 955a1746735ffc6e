/** Installed plugins: what each may do, who made it, on or off at once. */
import { useState } from 'react'
import { Page } from '#ui/Page.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { PluginRow } from '../schema.ts'

export default function Plugins() {
  const query = useCall<PluginRow[]>('/api/plugins')
  const change = useAction<PluginRow, { name: string; enabled: boolean }>('POST', '/api/plugins', { refresh: ['/api/plugins'], failed: 'The plugin was not switched' })
  // The switch shows what was wished for while the server answers: at once, for one that springs back looks broken.
  const [wished, setWished] = useState<{ name: string; enabled: boolean } | null>(null)
  const isOn = ({ name, enabled }: PluginRow) => (wished?.name === name ? wished.enabled : enabled)
  function wish(name: string, enabled: boolean) {
    setWished({ name, enabled })
    change.mutate({ name, enabled }, { onSettled: () => setWished(null) })
  }
  return (
    <Page title="Plugins" text="What /site-plugins holds. Plugins are put there on the server and switched here; in this version their code does not run yet.">
      <Loaded query={query}>
        {(plugins) => plugins.length === 0 ? (
          <section className="card-box"><EmptyState title="No plugins are installed" text="Put a folder with a plugin.json into /site-plugins of the data folder; it stands here at once." /></section>
        ) : (
          <div className="cards">
            {plugins.map((plugin) => (
              <section key={plugin.name} className="card-box stack" aria-labelledby={`plugin-${plugin.name}`}>
                <div className="row between">
                  <h2 id={`plugin-${plugin.name}`}>{plugin.title}</h2>
                  <input type="checkbox" role="switch" className="switch" aria-label={`${plugin.title} is on`} checked={isOn(plugin)} disabled={plugin.error !== null && !plugin.enabled}
                    onChange={(event) => wish(plugin.name, event.target.checked)} />
                </div>
                <p>{plugin.description}</p>
                {plugin.error && <p className="bad">{plugin.error}</p>}
                <div><b className="small-text">It may</b>
                  <ul>{plugin.rights.map((right) => <li key={right.name} className="small-text">{right.title}</li>)}{plugin.rights.length === 0 && <li className="muted">ask for nothing</li>}</ul>
                </div>
                <p className="muted small-text">{plugin.version} · {plugin.author}</p>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
