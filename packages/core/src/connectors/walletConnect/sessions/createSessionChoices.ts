import {
  array,
  finite,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
} from 'valibot'
import { choicesKey } from '../../../clients/walletConnect/sessionStore/storageKeys.js'
import {
  isNamespace,
  type Namespace,
  namespaces,
} from '../../../entities/network/namespace.js'
import type { KeyValueStore } from '../../../ports/Environment.js'
import { boundedText } from '../../../utils/boundedText.js'

const topic = boundedText(/^/, 200)

const Choices = object({
  /** The session that each namespace uses. */
  used: record(picklist(namespaces), topic),
  /** Namespaces that a session granted and the visitor did not want. */
  refused: pipe(array(topic), maxLength(100)),
  /** Until then, what a wallet approves is what the visitor asked for. */
  pairingUntil: optional(pipe(number(), finite())),
})
type Choices = InferOutput<typeof Choices>

const nothing: Choices = { used: {}, refused: [] }

/**
 * What the visitor decided about sessions, for all tabs of the site and for
 * later visits: a session that is merely there is nobody's choice.
 * @param store in memory while it cannot be used
 */
export function createSessionChoices(store: KeyValueStore | undefined) {
  let memory: Choices | undefined
  const read = (): Choices | undefined => {
    try {
      const known = store?.getItem(choicesKey)
      if (!known) return memory
      const choices = safeParse(Choices, JSON.parse(known))
      return choices.success ? choices.output : nothing
    } catch {
      return memory ?? nothing
    }
  }
  const change = (parts: Partial<Choices>) => {
    memory = { ...nothing, ...read(), ...parts }
    try {
      store?.setItem(choicesKey, JSON.stringify(memory))
    } catch {
      // This page goes by its memory.
    }
  }
  const now = () => read() ?? nothing
  const name = (namespace: Namespace, id: string) => `${namespace}/${id}`

  return {
    /** Whether anything was ever decided here. */
    isEmpty: () => read() === undefined,
    topicOf: (namespace: Namespace) => now().used[namespace],
    /** Whether any namespace uses the session. */
    isUsed: (id: string) => Object.values(now().used).includes(id),
    use(namespace: Namespace, id: string) {
      const { refused, used } = now()
      change({
        used: { ...used, [namespace]: id },
        refused: refused.filter((one) => one !== name(namespace, id)),
      })
    },
    /** The namespace uses this session no longer; another one stays. */
    release(namespace: Namespace, id: string | undefined) {
      const { [namespace]: known, ...used } = now().used
      if (known !== undefined && known === id) change({ used })
    },
    refuse(namespace: Namespace, id: string) {
      const { refused } = now()
      change({ refused: [...refused, name(namespace, id)].slice(-100) })
    },
    /** Nothing that is over is kept: it would tell of earlier visits. */
    drop(id: string) {
      const { refused, used } = now()
      const isOther = (one: string) => !one.endsWith(`/${id}`)
      if (refused.some((one) => !isOther(one)))
        change({ refused: refused.filter(isOther) })
      for (const [namespace, one] of Object.entries(used))
        if (one === id && isNamespace(namespace)) this.release(namespace, id)
    },
    forget() {
      memory = undefined
    },
    isRefused: (namespace: Namespace, id: string) =>
      now().refused.includes(name(namespace, id)),
    /** The visitor waits for a wallet to approve, at most until then. */
    setPairing: (pairingUntil: number | undefined) => change({ pairingUntil }),
    isPairing: (at: number) => at < (now().pairingUntil ?? 0),
  }
}

/** What was decided about sessions. */
export type SessionChoices = ReturnType<typeof createSessionChoices>
