import { base64 } from '@scure/base'
import type { KeplrProvider } from '../../adapters/cosmos/KeplrProvider.js'
import { answerAsDecided } from '../mockWallets/answerAsDecided.js'
import type {
  WalletDecision,
  WalletQuestion,
} from '../mockWallets/MockWallet.js'
import type { CosmosKey } from './createCosmosKey.js'
import {
  arbitraryDocument,
  type DirectDocument,
  encodeAmino,
  encodeDirect,
} from './encodeDocuments.js'

/** What the owner of the wallet is asked. */
export type KeplrRequest =
  | { readonly type: 'enable'; readonly chainIds: readonly string[] }
  | { readonly type: 'suggest'; readonly chainId: string }
  | {
      readonly type: 'sign'
      readonly chainId: string
      readonly address: string
      readonly text: string
    }

/** A wallet in Keplr's shape with keys of its own. */
export type FakeKeplrWallet = {
  readonly provider: KeplrProvider
  /** Every method called so far and its chains, e.g. `enable osmosis-1`. */
  readonly calls: readonly string[]
  appear(window: EventTarget): void
  /** Uses another of its keys, and tells. */
  choose(index: number): void
  /** Dispatches the event of a change, true or not. */
  announceChange(): void
  /** Forgets that the site has access; no page is told of that. */
  forget(): void
  decide(
    question: WalletQuestion | 'suggest' | 'key',
    decision: WalletDecision,
  ): void
  /** How often its owner was asked. */
  prompts(): number
}

/**
 * Creates a wallet of cosmos with real keys. It approves everything unless
 * told otherwise.
 * @param options.chains prefixes of addresses by the chains that it knows
 * @param options.path where on the page it is, e.g. `keplr`
 * @param options.consent asks the owner; a rejection is the owner's
 * @example
 * const wallet = fakeKeplrWallet({
 *   keys: [createCosmosKey('Ada')],
 *   chains: { 'cosmoshub-4': 'cosmos' },
 * })
 * wallet.appear(window)
 */
export function fakeKeplrWallet(options: {
  readonly keys: readonly [CosmosKey, ...CosmosKey[]]
  readonly chains: { readonly [chainId: string]: string }
  readonly path?: string | undefined
  readonly keystoreEvent?: string | undefined
  readonly canSuggest?: boolean | undefined
  readonly consent?: ((request: KeplrRequest) => Promise<void>) | undefined
}): FakeKeplrWallet {
  const { canSuggest = true, consent, keys, path = 'keplr' } = options
  const { keystoreEvent = 'keplr_keystorechange' } = options
  const chains = new Map(Object.entries(options.chains))
  const granted = new Set<string>()
  const windows = new Set<EventTarget>()
  const decisions = new Map<
    WalletQuestion | 'suggest' | 'key',
    WalletDecision
  >()
  const calls: string[] = []
  const refusal = new Error('Request rejected')
  let [chosen] = keys
  let given: WalletDecision | undefined
  let prompts = 0

  const prompt = async (request: KeplrRequest) => {
    prompts += 1
    await consent?.(request)
  }
  const prefixOf = (chainId: string) => {
    const prefix = chains.get(chainId)
    if (prefix === undefined)
      throw new Error(`There is no chain info for ${chainId}`)
    return prefix
  }
  const sign = async (
    parameters: { chainId: string; signer: string; text: string },
    bytes: () => Uint8Array,
  ) => {
    const { chainId, signer: address, text } = parameters
    if (chosen.address(prefixOf(chainId)) !== address)
      throw new Error('Signer mismatched')
    await prompt({ type: 'sign', chainId, address, text })
    return await answerAsDecided({
      decision: decisions.get('sign'),
      refusal,
      usual: () => ({
        signature: base64.encode(chosen.sign(bytes())),
        pub_key: {
          type: 'tendermint/PubKeySecp256k1',
          value: base64.encode(chosen.publicKey),
        },
      }),
    })
  }
  const provider: KeplrProvider = {
    async enable(chainIds) {
      calls.push(`enable ${chainIds.join()}`)
      chainIds.forEach(prefixOf)
      const isGranted = chainIds.every((chainId) => granted.has(chainId))
      given = decisions.get(isGranted ? 'reconnect' : 'connect')
      if (!isGranted) await prompt({ type: 'enable', chainIds })
      await answerAsDecided({
        decision: given,
        refusal,
        usual: () => undefined,
      })
      for (const chainId of chainIds) granted.add(chainId)
    },
    async getKey(chainId) {
      calls.push(`getKey ${chainId}`)
      if (!granted.has(chainId)) {
        prompts += 1
        throw refusal
      }
      const decision = given?.type === 'give' ? given : decisions.get('key')
      const usual = () => ({
        name: 'Test',
        algo: 'secp256k1',
        pubKey: chosen.publicKey,
        bech32Address: chosen.address(prefixOf(chainId)),
      })
      return await answerAsDecided({ decision, refusal, usual })
    },
    async signArbitrary(chainId, signer, data) {
      calls.push(`signArbitrary ${chainId}`)
      return await sign({ chainId, signer, text: data }, () =>
        encodeAmino(arbitraryDocument(signer, data)),
      )
    },
    async signAmino(chainId, signer, document) {
      calls.push(`signAmino ${chainId}`)
      const text = JSON.stringify(document)
      const signature = await sign({ chainId, signer, text }, () =>
        encodeAmino(document),
      )
      return { signed: document, signature }
    },
    async signDirect(chainId, signer, document) {
      calls.push(`signDirect ${chainId}`)
      const signature = await sign({ chainId, signer, text: '' }, () =>
        encodeDirect(document as DirectDocument),
      )
      return { signed: document, signature }
    },
  }
  if (canSuggest)
    provider.experimentalSuggestChain = async (chain) => {
      const { bech32Config, chainId } = chain as {
        chainId: string
        bech32Config: { bech32PrefixAccAddr: string }
      }
      calls.push(`suggest ${chainId}`)
      if (chains.has(chainId)) return
      await prompt({ type: 'suggest', chainId })
      await answerAsDecided({
        decision: decisions.get('suggest'),
        refusal,
        usual: () => chains.set(chainId, bech32Config.bech32PrefixAccAddr),
      })
    }
  const announceChange = () => {
    for (const window of windows) window.dispatchEvent(new Event(keystoreEvent))
  }
  return {
    provider,
    calls,
    announceChange,
    appear(window) {
      windows.add(window)
      const names = path.split('.')
      const last = names.pop() ?? path
      let owner = window as unknown as Record<string, Record<string, unknown>>
      for (const name of names) {
        owner[name] ??= {}
        owner = owner[name] as typeof owner
      }
      Object.assign(owner, { [last]: provider })
    },
    choose(index) {
      chosen = keys[index] ?? chosen
      announceChange()
    },
    forget: () => granted.clear(),
    decide: (question, decision) => void decisions.set(question, decision),
    prompts: () => prompts,
  }
}
