import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { EventLog } from './createEventLog.js'

/** What happened, newest last; it follows the end while one is there. */
export function EventsLog({ events }: { events: EventLog }) {
  const lines = useSyncExternalStore(events.subscribe, events.get)
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.id
  useEffect(() => {
    const element = list.current
    if (element && last !== undefined) element.scrollTop = element.scrollHeight
  }, [last])
  return (
    <section className="demo-card">
      <h2 id="events-heading">Events</h2>
      <ol
        aria-labelledby="events-heading"
        className="demo-log"
        ref={list}
        role="log"
        tabIndex={0}
      >
        {lines.map(({ id, text, url }) => (
          <li key={id}>
            {text} {url && (
              <a href={url} rel="opener" target="_blank">
                Open the wallet window
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
