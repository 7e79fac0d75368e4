import { useSyncExternalStore } from 'react'
import type { EventLog } from './createEventLog.js'

/** What happened, newest last. */
export function EventsLog({ events }: { events: EventLog }) {
  const lines = useSyncExternalStore(events.subscribe, events.get)
  return (
    <section className="page-card">
      <h2 id="events-heading">Events</h2>
      <div aria-labelledby="events-heading" role="log">
        <ol className="demo-log">
          {lines.map(({ id, text, url }) => (
            <li key={id}>
              {text}{' '}
              {url && (
                <a href={url} rel="noopener opener" target="_blank">
                  Open the wallet window
                </a>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
