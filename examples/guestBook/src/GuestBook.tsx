import { formatBalance } from '@hasp/core'
import {
  ConnectButton,
  shortenAddress,
  useAction,
  useNativeBalance,
  useWallet,
} from '@hasp/react'
import { type FormEvent, useState } from 'react'

type Entry = { readonly name: string; readonly address: string }

/** A page where visitors sign: a small app that connects, reads and signs. */
export function GuestBook() {
  const wallet = useWallet({ namespace: 'eip155' })
  const balance = useNativeBalance()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const signing = useAction(async (_signal, name: string) => {
    if (wallet.status !== 'connected') return
    const { address, provider } = wallet
    const message = toHex(`${name} was here`)
    await provider?.request({
      method: 'personal_sign',
      params: [message, address],
    })
    setEntries((known) => [...known, { name, address }])
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    void signing.run(String(name))
  }
  return (
    <main>
      <h1>Guest book</h1>
      <ConnectButton />
      {wallet.status === 'connected' ? (
        <form onSubmit={submit}>
          <p>You sign as {shortenAddress(wallet.address)}.</p>
          <p role="status">
            {balance.data
              ? `You have ${formatBalance(balance.data.value, balance.data.decimals)} ${balance.data.symbol}.`
              : balance.error
                ? 'Your balance is not known.'
                : 'Reading your balance…'}
          </p>
          <label>
            Name <input name="name" required />
          </label>{' '}
          <button disabled={signing.status === 'running'} type="submit">
            Sign the book
          </button>
          {signing.error && <p role="alert">{explain(signing.error.cause)}</p>}
        </form>
      ) : (
        <p>Connect a wallet to sign.</p>
      )}
      <ul aria-label="Guests">
        {entries.map(({ address, name }) => (
          <li key={name}>
            {name}, {shortenAddress(address)}
          </li>
        ))}
      </ul>
    </main>
  )
}

/** What the wallet's own provider threw; EIP-1193 says 4001 for a refusal. */
function explain(cause: unknown): string {
  const code = (cause as { code?: unknown } | undefined)?.code
  return code === 4001 ? 'You declined to sign.' : 'The wallet did not sign.'
}

function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
