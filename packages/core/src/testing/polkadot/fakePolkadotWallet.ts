import {
  bytesToHex,
  bytesToUtf8,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils'
import type {
  InjectedExtension,
  InjectedSource,
} from '../../adapters/polkadot/InjectedSource.js'
import { formatSs58 } from '../../addresses/ss58.js'
import { answerAsDecided } from '../mockWallets/answerAsDecided.js'
import type {
  WalletDecision,
  WalletQuestion,
} from '../mockWallets/MockWallet.js'
import type { PolkadotKey } from './createPolkadotKey.js'
import {
  encodeSignerPayload,
  type SignerPayload,
} from './encodeSignerPayload.js'

/** What the owner of the wallet is asked. */
export type PolkadotRequest =
  | { readonly type: 'enable'; readonly siteName: string }
  | {
      readonly type: 'signRaw' | 'signPayload'
      readonly address: string
      /** Bytes as 0x-prefixed hex, or a payload as JSON. */
      readonly text: string
    }

/** An extension of `window.injectedWeb3` with keys of its own. */
export type FakePolkadotWallet = {
  readonly source: InjectedSource
  /** Every method called so far, in order. */
  readonly calls: readonly string[]
  appear(window: object): void
  remove(window: object): void
  /** How it writes the address of a key: for any network. */
  address(key: PolkadotKey): string
  /** Puts one of its keys first, and tells. */
  choose(index: number): void
  /** Tells these accounts from now on, true or not. */
  notify(accounts: unknown): void
  revoke(): void
  decide(question: WalletQuestion, decision: WalletDecision): void
  /** How often its owner was asked. */
  prompts(): number
  /** How many pages listen to its accounts. */
  subscribers(): number
}

/**
 * Creates an extension with real keys. It approves everything unless told
 * otherwise.
 * @param options.consent asks the owner; a rejection is the owner's
 * @param options.isNewStyle has `connect`, and an `enable` that fails
 * @example
 * const wallet = fakePolkadotWallet({ keys: [createPolkadotKey('sr25519', 'Ada')] })
 * wallet.appear(window)
 */
export function fakePolkadotWallet(options: {
  readonly keys: readonly PolkadotKey[]
  readonly key?: string | undefined
  readonly prefix?: number | undefined
  readonly isNewStyle?: boolean | undefined
  readonly consent?: ((request: PolkadotRequest) => Promise<void>) | undefined
}): FakePolkadotWallet {
  const {
    consent,
    isNewStyle,
    keys,
    key = 'polkadot-js',
    prefix = 42,
  } = options
  const subscribers = new Set<(accounts: unknown) => void>()
  const decisions = new Map<WalletQuestion, WalletDecision>()
  const calls: string[] = []
  const address = ({ accountId }: PolkadotKey) => formatSs58(accountId, prefix)
  const describeKeys = (known: readonly PolkadotKey[]) =>
    known.map((one, index) => ({
      address: address(one),
      name: `Account ${index + 1}`,
      type: one.type,
    }))
  let accounts: unknown = describeKeys(keys)
  let given: WalletDecision | undefined
  let isGranted = false
  let prompts = 0

  const prompt = async (request: PolkadotRequest) => {
    prompts += 1
    await consent?.(request)
  }
  const notify = () => {
    for (const listener of [...subscribers]) listener(isGranted ? accounts : [])
  }
  const enable = async (siteName: string) => {
    calls.push('enable')
    const decision = decisions.get(isGranted ? 'reconnect' : 'connect')
    given = decision
    if (!isGranted) await prompt({ type: 'enable', siteName })
    if (decision?.type !== 'give')
      await answerAsDecided({
        decision,
        refusal: new Error('Rejected'),
        usual: () => undefined,
      })
    isGranted = true
    return extension
  }
  const sign = async (
    request: Exclude<PolkadotRequest, { type: 'enable' }>,
    signWith: (key: PolkadotKey) => Uint8Array,
  ) => {
    calls.push(request.type)
    await prompt(request)
    return await answerAsDecided({
      decision: decisions.get('sign'),
      refusal: new Error('Cancelled'),
      usual() {
        const own = keys.find((one) => address(one) === request.address)
        if (!own || !isGranted) throw new Error('Unable to find the account')
        return { id: prompts, signature: `0x${bytesToHex(signWith(own))}` }
      },
    })
  }

  const extension: InjectedExtension = {
    accounts: {
      async get() {
        calls.push('get')
        return given?.type === 'give' ? given.value : accounts
      },
      subscribe(listener) {
        subscribers.add(listener)
        listener(accounts)
        return () => subscribers.delete(listener)
      },
    },
    signer: {
      signRaw(payload) {
        const { address, data } = payload as { address: string; data: string }
        return sign({ type: 'signRaw', address, text: data }, (own) =>
          own.sign(wrap(hexToBytes(data.slice(2)))),
        )
      },
      signPayload(payload) {
        const { address } = payload as { address: string }
        const text = JSON.stringify(payload)
        return sign({ type: 'signPayload', address, text }, (own) =>
          Uint8Array.from([
            own.kind,
            ...own.sign(encodeSignerPayload(payload as SignerPayload)),
          ]),
        )
      },
    },
  }
  const source: InjectedSource = isNewStyle
    ? {
        connect: enable,
        enable: () => Promise.reject(new Error('Use connect')),
      }
    : { enable }
  return {
    source,
    calls,
    address,
    appear(window) {
      const page = window as { injectedWeb3?: Record<string, unknown> }
      page.injectedWeb3 = { ...page.injectedWeb3, [key]: source }
    },
    remove(window) {
      const page = window as { injectedWeb3?: Record<string, unknown> }
      const { [key]: _, ...others } = page.injectedWeb3 ?? {}
      page.injectedWeb3 = others
    },
    choose(index) {
      const first = keys.filter((_, place) => place === index)
      const others = keys.filter((_, place) => place !== index)
      accounts = describeKeys([...first, ...others])
      notify()
    },
    notify(next) {
      accounts = next
      notify()
    },
    revoke() {
      isGranted = false
      notify()
    },
    decide: (question, decision) => void decisions.set(question, decision),
    prompts: () => prompts,
    subscribers: () => subscribers.size,
  }
}

/** Wallets wrap bytes, so that they cannot be a transaction. */
function wrap(bytes: Uint8Array): Uint8Array {
  const text = bytesToUtf8(bytes)
  const isWrapped = text.startsWith('<Bytes>') && text.endsWith('</Bytes>')
  return isWrapped
    ? bytes
    : Uint8Array.from([
        ...utf8ToBytes('<Bytes>'),
        ...bytes,
        ...utf8ToBytes('</Bytes>'),
      ])
}
