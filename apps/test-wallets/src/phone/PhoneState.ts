import type { Namespace } from '@hasp/core'
import type { PreparedRequest } from '../namespaces/WalletNamespace.js'

/** Something that waits for the wallet's owner. */
export type PhonePrompt =
  | {
      type: 'proposal'
      id: number
      site: PhoneSite
      /** What may be granted, as CAIP-2. */
      chains: readonly string[]
    }
  | {
      type: 'signIn'
      id: number
      site: PhoneSite
      /** Where it signs in, as CAIP-2. */
      chains: readonly string[]
      /** What is signed for the first of them. */
      text: string
    }
  | {
      type: 'request'
      id: number
      site: PhoneSite
      chainId: string
      /** Absent while details come from the network. */
      prepared: PreparedRequest | undefined
    }

export type PhoneSite = { name: string; url: string }

/** A site that is connected. */
export type ConnectedSite = {
  topic: string
  site: PhoneSite
  /** What it may be granted, and whether it is, by CAIP-2. */
  chains: ReadonlyMap<string, boolean>
}

/** All that the page shows. */
export type PhoneState = {
  accountIndex: number
  /** Of the account in use, on the main network of each namespace. */
  addresses: Readonly<Record<Namespace, string>>
  chainId: number
  isIgnoring: boolean
  prompts: readonly PhonePrompt[]
  sites: readonly ConnectedSite[]
  /** What happened last, in a sentence. */
  note: string
}
