import { Resolver } from 'node:dns/promises'

/** In milliseconds, for one name server. */
const timeout = 2_000

/**
 * Every address of a host.
 * @throws Error where there is none
 */
export type ResolveHost = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: 4 | 6 }[]>

/**
 * Asks name servers itself. The system's own lookup takes a thread of the few
 * that all connections of the process need, and keeps it until somebody's server
 * answers.
 * @param servers those of the system unless given
 */
export function createResolver(servers?: readonly string[]): ResolveHost {
  const resolver = new Resolver({ timeout, tries: 1 })
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const found = await Promise.allSettled([
      resolver.resolve4(host),
      resolver.resolve6(host),
    ])
    const addresses = found.flatMap((each, index) =>
      each.status === 'rejected'
        ? []
        : each.value.map((address) => ({
            address,
            family: index === 0 ? (4 as const) : (6 as const),
          })),
    )
    if (addresses.length > 0) return addresses
    // Of a name that only leads to another one, an answer has none and is one.
    throw (
      found.find((each) => each.status === 'rejected')?.reason ??
      new Error(`${host} has no address.`)
    )
  }
}
