/** What the owner of a test wallet does about what is asked. */
export type WalletBehaviour = 'approve' | 'reject' | 'ignore'

/** What a wallet makes of a request to sign in with its approval. */
export type WalletSignIn =
  | 'asked'
  | 'narrower'
  | 'wider'
  | 'changed'
  | 'tampered'

/** What a test tells a wallet to do. */
export type WalletOrder =
  | { readonly type: 'behaviour'; readonly behaviour: WalletBehaviour }
  | { readonly type: 'chains'; readonly chains: readonly string[] }
  | { readonly type: 'signIn'; readonly signIn: WalletSignIn }
  | { readonly type: 'pair'; readonly uri: string }
  | {
      readonly type: 'update'
      readonly topic: string
      readonly chains: readonly string[]
    }
  | { readonly type: 'extend'; readonly topic: string }
  | { readonly type: 'ping'; readonly topic: string }
  | {
      readonly type: 'emit'
      readonly topic: string
      readonly chainId: string
      readonly name: string
      readonly data: unknown
    }
  | { readonly type: 'disconnect'; readonly topic: string }
  /** From now on it is a wallet that cannot sign in while it pairs. */
  | { readonly type: 'forgetSignIn' }
  /** Done once nothing is left to be written. */
  | { readonly type: 'rest' }
  | { readonly type: 'sessions' }
  | { readonly type: 'hosts' }

/** What a wallet tells a test. */
export type WalletProcessEvent =
  | { readonly type: 'ready' }
  | {
      readonly type: 'done'
      readonly order: number
      readonly result?: unknown
      readonly error?: string | undefined
    }
  | { readonly type: 'event'; readonly name: string; readonly data: unknown }
