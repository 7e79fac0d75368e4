import type { NameReads, NameRegistry, NameSource } from '@hasp/core'
import { dataSource } from '@hasp/core/dataService'
import { KitError } from '@hasp/core/errors'

export const domain = 'hasp.eth'

/** What is said of a name, by its label. */
export type Naming = {
  /** Answers for a label; free names unless given. */
  suggest?: NameRegistry['suggest']
  challenge?: NameRegistry['challenge']
  register?: NameRegistry['register']
  /** What the wallet does. */
  sign?: NameReads['signText']
  /** What accounts are called. */
  identify?: NameSource['identify']
  hasRegistry?: boolean
}

/** Names like one that was typed, all of them free. */
export const free = (label: string) => ({
  domain,
  suggestions: label
    ? [label, `${label}-id`, `its-${label}`].map((one) => ({
        name: `${one}.${domain}`,
        isFree: true,
      }))
    : [],
})

/** A namespace with names, and a data source that registers some. */
export function naming(said: Naming = {}) {
  const asked: string[] = []
  const signed: string[] = []
  const reads: NameReads = {
    normalize: async (name) => name.toLowerCase(),
    parseAddress: (address) => address,
    coinTypeOf: () => 0x80000000 + 31337,
    isNamesNetwork: () => true,
    readRecords: async () => ({ records: [], isSharedContract: false }),
    readPrimaryName: async () => undefined,
    signText: async (p) => {
      signed.push(p.text)
      return (await said.sign?.(p)) ?? '0x01'
    },
  }
  const registry: NameRegistry = {
    suggest: async (p) => {
      asked.push(p.query)
      return (await said.suggest?.(p)) ?? free(p.query)
    },
    challenge:
      said.challenge ?? (async ({ name }) => ({ message: `Register ${name}` })),
    register: said.register ?? (async () => undefined),
  }
  const source: NameSource = {
    lookUp: async () => undefined,
    identify: said.identify ?? (async () => ({})),
    ...(said.hasRegistry !== false && { registry }),
  }
  return {
    asked,
    signed,
    data: dataSource({ loadNames: async () => source }),
    capabilities: { loadNames: async () => reads },
  }
}

/** A registry that has something against every name. */
export const refusing = (reason: string) => () =>
  Promise.reject(new KitError('NAME_UNRESOLVED', { reason }))
