import type { AddressName, Name } from '@hasp/protocol/data'
import type {
  Clock,
  Database,
  Log,
  Reads,
  SpareCache,
} from '@hasp/service-frame'
import { createSecrets, readMasterKey } from '@hasp/service-frame/secrets'
import { bytesToHex, getAddress, type Hex } from 'viem'
import { createAnswerCache } from '../cache/createAnswerCache.js'
import { createSharedAnswers } from '../cache/createSharedAnswers.js'
import { keptJson } from '../cache/keptJson.js'
import type { Configuration, ServedNames } from '../configuration.js'
import type { Images } from '../images/createImages.js'
import type { Shedders } from '../limits/createShedders.js'
import type { Door } from '../sources/createDoor.js'
import { createNodes, type Nodes } from '../sources/createNodes.js'
import type { OutsideDoor } from '../sources/createOutsideDoor.js'
import { withDeadline } from '../sources/withDeadline.js'
import {
  type AnswerGateway,
  createAnswerGateway,
  leadsTo,
} from './answerGateway.js'
import { createAskGateways } from './askGateways.js'
import { coinTypeEth, coinTypeOf } from './coinTypeOf.js'
import { createAvatarReader } from './createAvatarReader.js'
import { createAvatars } from './createAvatars.js'
import { createEns } from './createEns.js'
import { createRegistry, type Registry } from './createRegistry.js'
import { calledSchema, foundSchema } from './keptNames.js'
import { readAddresses } from './readAddresses.js'
import { readPrimary } from './readPrimary.js'

/** Specification 9: how long a name is used. */
const foundMs = 5 * 60_000
/** Who just wrote a record looks again. */
const missingMs = 30_000
/** Of a question about a name, however many contracts and gateways it leads to. */
const limitMs = 10_000

/** What is known of names. */
export interface Names {
  readonly networkId: string
  /**
   * Where a name leads.
   * @param name as ENSIP-15 writes it
   * @param asked a coin that is read besides those of all that is served
   * @returns undefined where nobody answers for it
   * @throws UpstreamFailure
   */
  lookup(name: string, asked?: number): Promise<Name | undefined>
  /**
   * What an account is called, on a network whose accounts have names.
   * @throws UpstreamFailure
   */
  readName(address: Hex, networkId: string): Promise<AddressName>
  /** Absent where no names are registered. */
  readonly registration?: Names.Registration | undefined
}

export declare namespace Names {
  interface Registration {
    readonly registry: Registry
    readonly answerGateway: AnswerGateway
    /** The nodes of a coin's network, where it is served. */
    nodesOf(coinType: number): Nodes | undefined
  }
}

/**
 * Everything that is known of names.
 * @throws Error with one sentence when the key cannot be used
 */
export async function createNames(
  settings: ServedNames,
  networks: Configuration['networks'],
  parts: createNames.Parts,
): Promise<Names> {
  const { networkId } = settings
  // What a name leads to, and who signs for an address, anybody may have made.
  const { log, strangersDoor: door } = parts
  const home = createNodes(
    { door, log },
    { id: networkId, rpcUrls: settings.rpcUrls },
  )
  const others = new Map(
    networks.map((network) => [
      network.id,
      createNodes({ door, log }, network),
    ]),
  )
  const nodesOf = (id = '') => (id === networkId ? home : others.get(id))
  const ens = createEns(settings.universalResolver, {
    nodes: home,
    askGateways: createAskGateways(parts.outside),
  })
  const coins = coinsOf(networkId, networks)
  const registration =
    settings.registry &&
    parts.index &&
    (await createRegistration(
      settings.registry,
      parts.index,
      (coinType) => {
        if (coinType === coinTypeEth) return home
        const network = networks.find(
          ({ id }) =>
            id.startsWith('eip155:') && coinTypeOf(id, networkId) === coinType,
        )
        return nodesOf(network?.id)
      },
      parts.clock,
    ))
  const lifetimeMs = ({ isKnown }: Read) => (isKnown ? foundMs : missingMs)
  const found = createAnswerCache(parts.clock, lifetimeMs, {
    shared:
      parts.cache && createSharedAnswers(parts.cache, keptJson(foundSchema)),
  })
  const called = createAnswerCache(parts.clock, lifetimeMs, {
    shared:
      parts.cache && createSharedAnswers(parts.cache, keptJson(calledSchema)),
  })
  const keyOf = (...about: readonly string[]) =>
    ['ens 1', settings.universalResolver, networkId, ...about].join(' ')
  const readAvatar = createAvatarReader(ens, {
    ...parts,
    fetchAvatar: createAvatars({ ...parts, nodesOf }),
  })
  const { shedders } = parts
  const inTime = <Answer>(read: (signal: AbortSignal) => Promise<Answer>) =>
    shedders.ofNodes.run(() =>
      withDeadline({ clock: parts.clock, limitMs }, read),
    )
  const now = () => Math.floor(parts.clock.now() / 1000)
  const registry = registration?.registry
  const findAddresses = (name: string, wanted: ReadonlySet<number>) =>
    found.find(keyOf('name', [...wanted].join(), name), async () => {
      const addresses = await inTime((signal) =>
        readAddresses(ens, name, wanted, signal),
      )
      return {
        addresses: addresses ?? [],
        isKnown: addresses !== undefined,
        readAt: now(),
      }
    })
  return {
    networkId,
    registration,
    async lookup(name, asked) {
      const further = new Set(
        asked === undefined || coins.has(asked) ? [] : [asked],
      )
      if (registry?.labelOf(name) !== undefined) {
        const row = await shedders.ofDatabase.run(() => registry.find(name))
        return (
          row && {
            name,
            addresses: [...coins, ...further]
              .filter((coin) => leadsTo(row, coin))
              .map((coin) => ({
                coinType: coin,
                address: getAddress(row.address),
              })),
            foundIn: 'registry',
            readAt: now(),
            isStale: false,
          }
        )
      }
      // Kept apart, so that each coin that anybody asks for is one more read.
      const reads = await Promise.all(
        [coins, further]
          .filter(({ size }) => size > 0)
          .map((wanted) => findAddresses(name, wanted)),
      )
      if (!reads.every(({ answer }) => answer.isKnown)) return undefined
      return {
        name,
        addresses: reads.flatMap(({ answer }) => answer.addresses),
        ...(await readAvatar(name)),
        foundIn: 'ens',
        readAt: Math.min(...reads.map(({ answer }) => answer.readAt)),
        isStale: reads.some(({ isStale }) => isStale),
      }
    },
    async readName(address, askedNetworkId) {
      const about = { address: getAddress(address), networkId: askedNetworkId }
      const coin = coinTypeOf(askedNetworkId, networkId) ?? coinTypeEth
      const { answer, isStale } = await called.find(
        keyOf('account', askedNetworkId, address),
        async () => {
          const name = await inTime((signal) =>
            readPrimary(ens, home, address, coin, signal),
          )
          return {
            ...(name !== undefined && { name }),
            isKnown: name !== undefined,
            readAt: now(),
          }
        },
      )
      if (answer.name !== undefined)
        return {
          ...about,
          name: answer.name,
          ...(await readAvatar(answer.name)),
          foundIn: 'ens',
          readAt: answer.readAt,
          isStale,
        }
      const row =
        registry &&
        (await shedders.ofDatabase.run(() => registry.findByAddress(address)))
      const isNamed = row && leadsTo(row, coin)
      return {
        ...about,
        name: isNamed ? row.name : null,
        ...(isNamed && { foundIn: 'registry' as const }),
        readAt: answer.readAt,
        isStale,
      }
    },
  }
}

export declare namespace createNames {
  interface Parts {
    readonly clock: Clock
    /** For questions to contracts that strangers made. */
    readonly strangersDoor: Door
    readonly images: Images
    /** Where pictures on IPFS are read. */
    readonly ipfsGateway: string | undefined
    readonly log: Log
    readonly outside: OutsideDoor
    readonly shedders: Shedders
    /** Where names are registered. */
    readonly index?: Index | undefined
    /** What the processes of the service share. */
    readonly cache?: SpareCache | undefined
  }
}

interface Index {
  readonly database: Database
  readonly reads: Reads
}

interface Read {
  readonly isKnown: boolean
  readonly readAt: number
}

/** Of every network that is served, and that of the names. */
function coinsOf(
  networkId: string,
  networks: Configuration['networks'],
): ReadonlySet<number> {
  const known = networks.map(({ id }) => coinTypeOf(id, networkId))
  return new Set([coinTypeEth, ...known.filter((coin) => coin !== undefined)])
}

async function createRegistration(
  settings: NonNullable<ServedNames['registry']>,
  index: Index,
  nodesOf: Names.Registration['nodesOf'],
  clock: Clock,
): Promise<Names.Registration> {
  const key = await readMasterKey(settings.keyFile, { isMade: false })
  const secrets = createSecrets(key)
  const registry = createRegistry(settings, { clock, secrets, ...index })
  return {
    registry,
    nodesOf,
    answerGateway: createAnswerGateway(bytesToHex(key), settings.resolver, {
      clock,
      registry,
    }),
  }
}
