import type { ConnectedConnection } from '../../entities/connection/connection.js'

type Addresses = readonly [`0x${string}`, ...`0x${string}`[]]

/** The addresses of a connection on EVM, the one in use first. */
export function addressesOf({ accounts }: ConnectedConnection): Addresses {
  const [first, ...others] = accounts.map(
    ({ address }) => address as `0x${string}`,
  )
  return [first as `0x${string}`, ...others]
}
