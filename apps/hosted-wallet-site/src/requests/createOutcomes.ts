import { base64urlnopad } from '@scure/base'
import {
  type InferOutput,
  object,
  optional,
  parse,
  string,
  unknown,
} from 'valibot'
import type { ServiceClient } from '../service/createServiceClient.js'

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

const nonceBytes = 12
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
    const bytes = Uint8Array.from(base64urlnopad.decode(sealed))
    try {
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.slice(0, nonceBytes) },
        own,
        bytes.slice(nonceBytes),
      )
      return parse(outcomeSchema, JSON.parse(new TextDecoder().decode(text)))
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
    const nonce = randomBytes(nonceBytes)
    const text = new TextEncoder().encode(JSON.stringify(outcome))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv: nonce },
      own,
      text,
    )
    const whole = new Uint8Array(nonceBytes + sealed.byteLength)
    whole.set(nonce)
    whole.set(new Uint8Array(sealed), nonceBytes)
    return base64urlnopad.encode(whole)
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
