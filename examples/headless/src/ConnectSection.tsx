import {
  type ConnectRow,
  useConnectFlow,
  useConnectRows,
  useKitError,
  usePairing,
  useWalletDirectory,
} from '@hasp/react'
import { useState } from 'react'
import { PairingSection } from './PairingSection.js'

/** Every section of Connect: found, recent, listed, a code, and all wallets. */
export function ConnectSection() {
  const { hasAllWallets, rows, total } = useConnectRows()
  const flow = useConnectFlow()
  const pairing = usePairing()
  const failure = useKitError(flow.error)
  const [isListShown, setListShown] = useState(false)

  const choose = (row: ConnectRow) => {
    if (row.type === 'found') void flow.start(row.id)
    else if (row.type === 'code') pairing.start()
    else pairing.start({ wallet: { id: row.id, name: row.name } })
  }
  return (
    <section aria-labelledby="connect">
      <h2 id="connect">Connect a wallet</h2>
      <ul>
        {rows.map((row) =>
          row.type === 'pending' ? (
            <li key={row.id}>…</li>
          ) : (
            <li key={row.id}>
              <button onClick={() => choose(row)} type="button">
                {row.name} <small>{tagOf(row)}</small>
              </button>
            </li>
          ),
        )}
      </ul>
      {hasAllWallets && (
        <button onClick={() => setListShown(true)} type="button">
          All wallets {total}
        </button>
      )}
      {isListShown && (
        <AllWallets
          onChoose={(id, name) => pairing.start({ wallet: { id, name } })}
        />
      )}
      {flow.phase === 'waiting' && (
        <p>
          {flow.isSlow
            ? `Still waiting: open ${flow.wallet?.name ?? 'your wallet'}.`
            : `Approve in ${flow.wallet?.name ?? 'your wallet'}.`}{' '}
          <button onClick={flow.cancel} type="button">
            Cancel
          </button>
        </p>
      )}
      {flow.phase === 'failed' && failure && (
        <p>
          {failure.title}{' '}
          <button onClick={() => void flow.retry()} type="button">
            Try again
          </button>
        </p>
      )}
      <PairingSection pairing={pairing} />
    </section>
  )
}

function tagOf(row: ConnectRow): string {
  return row.type === 'found' ? (row.wallet.tag ?? '') : row.type
}

function AllWallets({
  onChoose,
}: {
  onChoose: (id: string, name: string) => void
}) {
  const [search, setSearch] = useState('')
  const { hasMore, loadMore, status, wallets } = useWalletDirectory({ search })
  return (
    <section aria-label="All wallets">
      <label>
        Search{' '}
        <input
          onChange={({ target }) => setSearch(target.value)}
          value={search}
        />
      </label>
      {status === 'failed' && <p>The list did not load.</p>}
      <ul>
        {wallets.map(({ id, name }) => (
          <li key={id}>
            <button onClick={() => onChoose(id, name)} type="button">
              {name}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button onClick={loadMore} type="button">
          More
        </button>
      )}
    </section>
  )
}
