import { useReducer } from 'react'
import type { DevtoolsFault } from '../DevtoolsFault.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'

/** Buttons that make a test wallet misbehave. */
export function FaultsPart({ faults }: { faults: readonly DevtoolsFault[] }) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  return (
    <>
      <p className="note">{texts.faultsNote}</p>
      <div className="faults">
        {faults.map((fault) => (
          <button
            key={fault.label}
            type="button"
            aria-pressed={fault.isForced()}
            onClick={() => {
              fault.force(!fault.isForced())
              drawAgain()
            }}
          >
            {fault.label}
          </button>
        ))}
      </div>
    </>
  )
}
