import {
  type DevWalletHandle,
  DevWalletPanel,
  type DevWalletSettingsStore,
} from '@hasp/test-wallets/devWallet'
import { type KeyboardEvent, useId } from 'react'
import type { EventLog } from '../createEventLog.js'
import { EventsLog } from '../EventsLog.js'
import { OwnPixels } from './OwnPixels.js'
import { PhoneTab } from './PhoneTab.js'
import { WeightTable } from './WeightTable.js'

const tabNames = ['Errors', 'Phone', 'Your own UI', 'Weight and hosts'] as const
export type TabName = (typeof tabNames)[number]

/** More to try with the same kit, one at a time. */
export function PlaygroundTabs(props: {
  chosen: TabName
  onChoose: (name: TabName) => void
  events: EventLog
  settings: DevWalletSettingsStore
  wallet: DevWalletHandle
}) {
  const id = useId()
  // Names have spaces, which ids cannot have.
  const idOf = (name: TabName) => `${id}${tabNames.indexOf(name)}`
  const { chosen, onChoose } = props
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextName(chosen, event)
    if (!next) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(idOf(next))?.focus()
  }
  return (
    <section aria-label="More to try" className="page-card playground-more">
      <div
        aria-label="More to try"
        className="playground-tabs"
        onKeyDown={move}
        role="tablist"
      >
        {tabNames.map((name) => (
          <button
            aria-controls={`${id}panel`}
            aria-selected={name === chosen}
            id={idOf(name)}
            key={name}
            onClick={() => onChoose(name)}
            role="tab"
            tabIndex={name === chosen ? 0 : -1}
            type="button"
          >
            {name}
          </button>
        ))}
      </div>
      <div aria-labelledby={idOf(chosen)} id={`${id}panel`} role="tabpanel">
        {chosen === 'Errors' && (
          <>
            <p className="playground-note">
              Let the test wallet misbehave, and see what your visitors would.
            </p>
            <DevWalletPanel settings={props.settings} wallet={props.wallet} />
            <EventsLog events={props.events} />
          </>
        )}
        {chosen === 'Phone' && <PhoneTab />}
        {chosen === 'Your own UI' && <OwnPixels />}
        {chosen === 'Weight and hosts' && <WeightTable />}
      </div>
    </section>
  )
}

/** The arrow keys follow the direction in which the page is read. */
function nextName(
  name: TabName,
  { currentTarget, key }: KeyboardEvent<HTMLElement>,
): TabName | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
  const steps: Record<string, number> = {
    ArrowRight: isRtl ? -1 : 1,
    ArrowLeft: isRtl ? 1 : -1,
  }
  const step = steps[key]
  if (key === 'Home') return tabNames[0]
  if (key === 'End') return tabNames.at(-1)
  if (step === undefined) return undefined
  return tabNames.at((tabNames.indexOf(name) + step) % tabNames.length)
}
