import type { LogoSource, LogoSubject } from '../ports/LogoSource.js'
import type { LogoTable } from './LogoTable.js'

/**
 * The logos that come with the kit: of well-known wallets, networks, their
 * currencies and the most used tokens. Each is fetched when it is asked for,
 * out of the site's own files, some together, 3 KiB at most; no other host is
 * asked.
 *
 * @returns what the option `logos` is unless given
 * @example
 * import { createKit } from '@hasp/core'
 * import { bundledLogos } from '@hasp/core/logos'
 *
 * const bundled = bundledLogos()
 * const kit = createKit({
 *   app: { name: 'Tide Market' },
 *   logos: async (subject) =>
 *     subject.type === 'wallet' && subject.id === 'kite'
 *       ? '/kite.svg'
 *       : await bundled(subject),
 * })
 */
export function bundledLogos(): LogoSource {
  return async (subject) => {
    const { key, table } = await findTable(subject)
    const load = table && Object.hasOwn(table, key) ? table[key] : undefined
    return load && (await load())
  }
}

async function findTable(
  subject: LogoSubject,
): Promise<{ readonly key: string; readonly table: LogoTable | undefined }> {
  switch (subject.type) {
    case 'wallet': {
      const { wallets } = await import('./tables/wallets.js')
      return { key: subject.id, table: wallets }
    }
    case 'network': {
      const { networks } = await import('./tables/networks.js')
      return { key: subject.networkId, table: networks }
    }
    case 'currency': {
      const { currencies } = await import('./tables/currencies.js')
      return { key: subject.networkId, table: currencies }
    }
    case 'token': {
      const { address, networkId } = subject
      const { tokenTables } = await import('./tables/tokenTables.js')
      return {
        // Only EVM writes one address in two ways.
        key: networkId.startsWith('eip155:') ? address.toLowerCase() : address,
        table: Object.hasOwn(tokenTables, networkId)
          ? await tokenTables[networkId]?.()
          : undefined,
      }
    }
  }
}
