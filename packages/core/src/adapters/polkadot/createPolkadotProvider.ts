import { KitError } from '../../errors/KitError.js'
import type { PolkadotProvider } from '../../ports/PolkadotProvider.js'
import { askWallet } from '../askWallet.js'
import type { AccountBook } from './accountBook.js'
import type { InjectedExtension } from './InjectedSource.js'

/** What a connection signs with. */
export type SigningPower = {
  readonly extension: InjectedExtension
  readonly book: AccountBook
  /** The account in use. */
  readonly address: string
}

/** 64 bytes, or 65 where the kind of key or the recovery bit is with them. */
const signaturePattern = /^0x([0-9a-f]{128}|[0-9a-f]{130}|[0-9a-f]{132})$/i

/**
 * What a site signs through: always the extension and the account in use.
 * @param power undefined while nothing is connected
 */
export function createPolkadotProvider(
  power: () => SigningPower | undefined,
): PolkadotProvider {
  const open = (given: unknown) => {
    const now = power()
    if (!now) throw new KitError('WALLET_DISCONNECTED')
    const { book, extension } = now
    const wanted = typeof given === 'string' ? given : now.address
    // Some wallets look their accounts up by text.
    const address = book.inWalletsForm(wanted)
    if (!address) throw new KitError('WALLET_UNAUTHORIZED')
    return { address, signer: extension.signer }
  }
  return {
    async signRaw({ address: given, data, signal }) {
      const { address, signer } = open(given)
      return await ask('signRaw', signal, () =>
        signer?.signRaw
          ? signer.signRaw({ address, data, type: 'bytes' })
          : refuse('signRaw'),
      )
    },
    async signPayload({ payload, signal }) {
      const { address, signer } = open(
        (payload as { readonly address?: unknown }).address,
      )
      return await ask('signPayload', signal, () =>
        signer?.signPayload
          ? signer.signPayload({ ...payload, address })
          : refuse('signPayload'),
      )
    },
  }
}

function refuse(method: string): never {
  throw new KitError('UNSUPPORTED_METHOD', { method })
}

function ask(
  method: string,
  signal: AbortSignal | undefined,
  run: () => unknown,
): Promise<`0x${string}`> {
  return askWallet({
    run,
    method,
    parse(answer) {
      const { signature } = answer as { readonly signature?: unknown }
      return isSignature(signature) ? signature : undefined
    },
    signal: signal ?? new AbortController().signal,
  })
}

function isSignature(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && signaturePattern.test(value)
}
