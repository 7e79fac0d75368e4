import {
  array,
  custom,
  type InferOutput,
  maxLength,
  object,
  parse,
  pipe,
} from 'valibot'
import { isNetworkId, type NetworkId } from '../entities/network/networkId.js'
import type { Environment } from '../ports/Environment.js'
import { boundedText } from '../utils/boundedText.js'

/** Specification 3, "sign-in auth and nonce tokens". */
export const signInTokensKey = 'hasp.signInTokens'

const mostAccounts = 100

const accounts = pipe(
  array(
    object({
      networkId: custom<NetworkId>(isNetworkId),
      address: boundedText(),
    }),
  ),
  maxLength(mostAccounts),
)

const signInTokens = object({
  /** Who was signed in when it was heard last, the latest last. */
  signedIn: accounts,
  /** Who is not asked again, and has been connected since they were. */
  declined: accounts,
  /** Who left, though the server does not know yet. */
  leaving: accounts,
})

type Tokens = InferOutput<typeof signInTokens>

/**
 * What is kept of signing in: names of accounts and nothing that signs anybody
 * in, for that is in a cookie which no page can read.
 */
export type SignInTokens = {
  /** As any tab wrote it last. */
  read(): Tokens
  change(change: (tokens: Tokens) => Partial<Tokens>): void
}

const none: Tokens = { signedIn: [], declined: [], leaving: [] }

export function createSignInTokens({
  keyValueStore,
}: Pick<Environment, 'keyValueStore'>): SignInTokens {
  /** Where nothing can be stored it is good for this visit. */
  let unstored: Tokens | undefined = keyValueStore ? undefined : none

  const read = () => {
    if (unstored) return unstored
    try {
      const text = keyValueStore?.getItem(signInTokensKey)
      return text ? parse(signInTokens, JSON.parse(text)) : none
    } catch {
      // Blocked, or not written by this code.
      return none
    }
  }
  return {
    read,
    change(change) {
      const before = read()
      const changed = { ...before, ...change(before) }
      const tokens = {
        signedIn: changed.signedIn.slice(-mostAccounts),
        declined: changed.declined.slice(-mostAccounts),
        leaving: changed.leaving.slice(-mostAccounts),
      }
      const text = JSON.stringify(tokens)
      if (text === JSON.stringify(before)) return
      const isEmpty = text === JSON.stringify(none)
      try {
        if (isEmpty) keyValueStore?.removeItem(signInTokensKey)
        else keyValueStore?.setItem(signInTokensKey, text)
        if (keyValueStore) unstored = undefined
        else unstored = tokens
      } catch {
        unstored = tokens
      }
    },
  }
}
