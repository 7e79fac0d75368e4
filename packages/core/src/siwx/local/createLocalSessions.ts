import {
  array,
  custom,
  literal,
  maxLength,
  object,
  optional,
  parse,
  picklist,
  pipe,
} from 'valibot'
import {
  isNetworkId,
  type NetworkId,
} from '../../entities/network/networkId.js'
import { signInForms } from '../../entities/signIn/signInForm.js'
import type { SignInSession } from '../../entities/signIn/signInSession.js'
import type { Environment } from '../../ports/Environment.js'
import { boundedText } from '../../utils/boundedText.js'

/** Specification 9, "sign-in sessions (default storage)". */
export const localSessionsKey = 'hasp.signInSessions'

const mostSessions = 50

const text = boundedText()
const texts = pipe(array(text), maxLength(11))
const longText = boundedText(/^/, 64 * 1024)

const cacao = object({
  h: object({ t: text }),
  p: object({
    iss: text,
    domain: text,
    aud: text,
    version: text,
    nonce: text,
    iat: text,
    statement: optional(text),
    exp: optional(text),
    nbf: optional(text),
    requestId: optional(text),
    resources: optional(pipe(array(longText), maxLength(11))),
  }),
  s: object({ t: text, s: longText, m: optional(text) }),
})

const session = object({
  data: object({
    accountAddress: text,
    chainId: custom<NetworkId>(isNetworkId),
    domain: text,
    uri: text,
    version: literal('1'),
    nonce: text,
    issuedAt: text,
    expirationTime: optional(text),
    notBefore: optional(text),
    requestId: optional(text),
    statement: optional(text),
    resources: optional(texts),
  }),
  message: longText,
  signature: longText,
  form: picklist(Object.values(signInForms).flat()),
  publicKey: optional(text),
  cacao: optional(cacao),
})

const sessions = pipe(array(session), maxLength(mostSessions))

/** The sessions of a site that has no server to keep them. */
export type LocalSessions = {
  /** As any tab wrote them last, the latest last. */
  read(): readonly SignInSession[]
  write(sessions: readonly SignInSession[]): void
}

/** Keeps sessions in the page's storage, or for the visit where it has none. */
export function createLocalSessions({
  keyValueStore,
}: Pick<Environment, 'keyValueStore'>): LocalSessions {
  let unstored: readonly SignInSession[] | undefined
  return {
    read() {
      if (unstored) return unstored
      try {
        const stored = keyValueStore?.getItem(localSessionsKey)
        return stored ? parse(sessions, JSON.parse(stored)) : []
      } catch {
        // Blocked, or not written by this code.
        return []
      }
    },
    write(changed) {
      const kept = changed.slice(-mostSessions)
      try {
        if (kept.length === 0) keyValueStore?.removeItem(localSessionsKey)
        else keyValueStore?.setItem(localSessionsKey, JSON.stringify(kept))
        unstored = keyValueStore ? undefined : kept
      } catch {
        unstored = kept
      }
    },
  }
}
