import type { SiwxReply } from '@hasp/protocol/siwx'
import { createNonce } from '../siwx/message/createNonce.js'
import type { SiwxContext } from './SiwxContext.js'
import { SiwxError } from './SiwxError.js'
import type { SiwxEntry } from './SiwxStore.js'
import { hashSecret } from './secrets.js'

/** What is signed, but for the account. */
export type Challenge = SiwxReply<'nonce'>

/** A code of WalletConnect lives four minutes, and its approval five more. */
export const challengeLifetimeMs = 10 * 60_000

const triesLimit = 3

/** A challenge that was taken out of the store, to be put back or not. */
export type TakenChallenge = {
  readonly challenge: Challenge
  /** Lets the same proofs be sent again. */
  putBack(): Promise<void>
  /** After a wrong signature: a few more may be sent. */
  countFailure(): Promise<void>
}

/** @returns what a page of this origin is to sign */
export async function createChallenge(
  { environment, options }: SiwxContext,
  origin: string,
  browser: string,
): Promise<Challenge> {
  const nowMs = environment.clock.now()
  const expiresAtMs = nowMs + challengeLifetimeMs
  const { networks, resources, statement } = options
  const challenge: Challenge = {
    domain: new URL(origin).host,
    uri: origin,
    version: '1',
    nonce: createNonce(environment),
    issuedAt: new Date(nowMs).toISOString(),
    expirationTime: new Date(expiresAtMs).toISOString(),
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources: [...resources] }),
    networkIds: networks.map((network) => network.caipNetworkId),
  }
  const key = keyOf(origin, challenge.nonce, browser)
  const value = JSON.stringify({ challenge, failures: 0 })
  const entry = { key, owner: key, value, expiresAtMs }
  if (!(await options.store.put(entry, nowMs)))
    throw new SiwxError('UNAVAILABLE')
  return challenge
}

/**
 * Takes a challenge for the page and the browser that asked for it; nobody
 * else can, so nobody else can use it up.
 * @throws `NONCE_INVALID`
 */
export async function takeChallenge(
  { environment, options: { store } }: SiwxContext,
  origin: string,
  nonce: string,
  browser: string | undefined,
): Promise<TakenChallenge> {
  if (browser === undefined) throw new SiwxError('NONCE_INVALID')
  const key = keyOf(origin, nonce, browser)
  const entry = await store.take(key, environment.clock.now())
  if (!entry) throw new SiwxError('NONCE_INVALID')
  const { challenge, failures } = readValue(entry)
  const keep = async (count: number) => {
    const value = JSON.stringify({ challenge, failures: count })
    await store.put({ ...entry, value }, environment.clock.now())
  }
  return {
    challenge,
    putBack: () => keep(failures),
    async countFailure() {
      if (failures + 1 < triesLimit) await keep(failures + 1)
    },
  }
}

function keyOf(origin: string, nonce: string, browser: string): string {
  return hashSecret('challenge', origin, nonce, browser)
}

function readValue({ value }: SiwxEntry): {
  readonly challenge: Challenge
  readonly failures: number
} {
  return JSON.parse(value)
}
