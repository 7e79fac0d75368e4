import { type KeyboardEvent, useId, useState } from 'react'
import type { Recorder } from '../createRecorder.js'
import type { DevtoolsFault } from '../DevtoolsFault.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'
import { ConnectionsPart } from './ConnectionsPart.js'
import { EventsPart } from './EventsPart.js'
import { FaultsPart } from './FaultsPart.js'
import { RequestsPart } from './RequestsPart.js'
import { StatePart } from './StatePart.js'
import { StoragePart } from './StoragePart.js'

type Part =
  | 'connections'
  | 'state'
  | 'events'
  | 'requests'
  | 'storage'
  | 'faults'

/** The open tools, one part at a time. */
export default function DevtoolsPanel(props: {
  faults: readonly DevtoolsFault[]
  recorder: Recorder
}) {
  const { faults, recorder } = props
  const [shown, setShown] = useState<Part>('connections')
  const id = useId()
  const parts: readonly Part[] = [
    'connections',
    'state',
    'events',
    'requests',
    'storage',
    ...(faults.length > 0 ? (['faults'] as const) : []),
  ]
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const to = (parts.indexOf(shown) + step + parts.length) % parts.length
    const next = parts[to]
    if (!next) return
    event.preventDefault()
    const tab = event.currentTarget.children[to]
    if (tab instanceof HTMLElement) tab.focus()
    setShown(next)
  }
  return (
    <section className="panel" aria-label={texts.name}>
      <div
        className="parts"
        role="tablist"
        aria-label={texts.parts}
        onKeyDown={move}
      >
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            role="tab"
            id={`${id}${part}`}
            aria-controls={`${id}panel`}
            aria-selected={part === shown}
            tabIndex={part === shown ? 0 : -1}
            onClick={() => setShown(part)}
          >
            {texts[part]}
          </button>
        ))}
      </div>
      <div
        className="part"
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${shown}`}
      >
        {shown === 'connections' && <ConnectionsPart />}
        {shown === 'state' && <StatePart />}
        {shown === 'events' && <EventsPart recorder={recorder} />}
        {shown === 'requests' && <RequestsPart recorder={recorder} />}
        {shown === 'storage' && <StoragePart recorder={recorder} />}
        {shown === 'faults' && <FaultsPart faults={faults} />}
      </div>
    </section>
  )
}
