import { useKitError, useNetwork } from '@hasp/react'

/** The networks, and the way between them. */
export function NetworkSection() {
  const { error, networkId, networks, status, switchTo } = useNetwork()
  const failure = useKitError(error)
  return (
    <section aria-labelledby="networks">
      <h2 id="networks">Networks</h2>
      {networks.map(({ caipNetworkId, name }) => (
        <button
          aria-pressed={caipNetworkId === networkId}
          disabled={status === 'switching' || status === 'adding'}
          key={caipNetworkId}
          // The reason of a failure is in `error`.
          onClick={() => void switchTo(caipNetworkId).catch(() => undefined)}
          type="button"
        >
          {name}
        </button>
      ))}
      {failure && <p>{failure.title}</p>}
    </section>
  )
}
