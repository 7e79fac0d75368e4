import {
  type InferOutput,
  object,
  optional,
  parse,
  string,
  unknown,
} from 'valibot'
import type { ServiceClient } from '../service/createServiceClient.js'
import { openText, sealText } from './sealText.js'

const outcomeSchema = object({
  /** Of what was asked. */
  digest: string(),
  result: optional(unknown()),
  /** What has to reach the network; sending it again changes nothing. */
  broadcast: optional(
    object({ networkId: string(), method: string(), params: unknown() }),
  ),
})

/** How a request ended. */
export type Outcome = InferOutput<typeof outcomeSchema>

/** What became of the requests of one site, for ten minutes. */
export interface Outcomes {
  find(requestId: string, signal: AbortSignal): Promise<Outcome | undefined>
  /** @returns the one that was kept first, which is the one that counts */
  keep(
    requestId: string,
    outcome: Outcome,
    signal: AbortSignal,
  ): Promise<Outcome>
}

/** What the service takes; signatures and common transactions are far below. */
const longestSealed = 16_384

/**
 * Keeps outcomes at the service, sealed by a key that this device alone has.
 * @param key undefined where this device has no wallet
 */
export function createOutcomes({
  key,
  origin,
  randomBytes,
  service,
}: createOutcomes.Parameters): Outcomes {
  const open = async (
    sealed: string,
    signal: AbortSignal,
  ): Promise<Outcome | undefined> => {
    const own = await key(signal)
    if (!own) return undefined
    try {
      return parse(outcomeSchema, JSON.parse(await openText(own, sealed)))
    } catch {
      // Another device of the same site and user has kept it.
      return undefined
    }
  }
  const seal = async (
    outcome: Outcome,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const own = await key(signal)
    if (!own) return undefined
    return await sealText(own, JSON.stringify(outcome), randomBytes)
  }
  const find: Outcomes['find'] = async (requestId, signal) => {
    const { found } = await service.call(
      'findOutcome',
      { origin, requestId },
      signal,
    )
    return found && (await open(found.sealed, signal))
  }
  return {
    find,
    async keep(requestId, outcome, signal) {
      const sealed = await seal(outcome, signal)
      if (sealed === undefined || sealed.length > longestSealed) return outcome
      const { isFirst } = await service.call(
        'keepOutcome',
        { origin, requestId, digest: outcome.digest, sealed },
        signal,
      )
      return isFirst ? outcome : ((await find(requestId, signal)) ?? outcome)
    },
  }
}

export declare namespace createOutcomes {
  interface Parameters {
    readonly origin: string
    readonly service: ServiceClient
    readonly key: (signal: AbortSignal) => Promise<CryptoKey | undefined>
    readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>
  }
}
