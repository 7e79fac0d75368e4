import type { KitStores } from '@hasp/core'
import { useKit } from '../../hooks/useKit.js'
import { useStore } from '../../hooks/useStore.js'
import { devtoolsTexts as texts } from '../devtoolsTexts.js'
import { redact } from '../redact.js'
import { ShownValue } from './ShownValue.js'

/** The state of every store, each folded away. */
export function StatePart() {
  const { stores } = useKit()
  return (
    <>
      <p className="note">{texts.redacted}</p>
      {Object.entries(stores).map(([name, store]) => (
        <StoreState key={name} name={name} store={store} />
      ))}
    </>
  )
}

function StoreState(props: {
  name: string
  store: KitStores[keyof KitStores]
}) {
  const state = useStore<unknown, unknown>(props.store, (all) => all)
  return (
    <details>
      <summary>{props.name}</summary>
      <ShownValue value={redact(state)} />
    </details>
  )
}
