import { pairingLifetimeMs } from '../../../policies/connection/pairingLifetime.js'
import type { Pairing } from '../../../ports/WalletConnectClient.js'

/** A pairing that a wallet may still approve. */
export type Code = {
  readonly pairing: Pairing
  readonly expiresAt: number
  readonly isSeen: boolean
  /** Not shown any more; its owner may still be looking at it. */
  readonly isExpired: boolean
  /** Ends its timers. */
  readonly end: AbortController
}

/** The pairings that a wallet may still approve, oldest first. */
export function createCodes() {
  const codes = new Map<string, Code>()
  const valid = () => [...codes.values()].filter(({ isExpired }) => !isExpired)
  const drop = (topic: string) => {
    const code = codes.get(topic)
    codes.delete(topic)
    code?.end.abort()
    return code
  }
  return {
    add(pairing: Pairing): Code {
      const code = {
        pairing,
        expiresAt: pairing.createdAt + pairingLifetimeMs,
        isSeen: false,
        isExpired: false,
        end: new AbortController(),
      }
      codes.set(pairing.topic, code)
      return code
    },
    get: (topic: string) => codes.get(topic),
    change(
      topic: string,
      details: Partial<Pick<Code, 'isSeen' | 'isExpired'>>,
    ) {
      const code = codes.get(topic)
      if (code) codes.set(topic, { ...code, ...details })
    },
    newest: () => valid().at(-1),
    /** One that a wallet asks its owner about comes before the others. */
    shown: () => valid().find(({ isSeen }) => isSeen) ?? valid().at(-1),
    drop,
    /** Gives one up: a wallet that approves it later is disconnected. */
    giveUp: (topic: string) => drop(topic)?.pairing.cancel(),
    topics: () => [...codes.keys()],
  }
}
