import { parseBitcoinAddress } from '../../../addresses/parseBitcoinAddress.js'
import { KitError } from '../../../errors/KitError.js'
import { readBytes } from '../../../utils/readBytes.js'
import { askWallet } from '../../askWallet.js'
import { readAccounts, readWallet } from '../../walletStandard/readWallet.js'
import type { StandardAccount } from '../../walletStandard/StandardWallet.js'
import { readPsbt } from '../signing/readPsbt.js'
import { askMethod } from './askMethod.js'
import type { BitcoinWallet, NamedAddress } from './BitcoinWallet.js'
import { subscribe } from './subscribe.js'

/** Longer than any transaction that nodes pass on. */
const bytesLimit = 4_000_000

const chainPrefix = 'bitcoin:'

type Events = { on(event: 'change', listener: () => void): unknown }

type Signed = { readonly signature?: unknown; readonly signedPsbt?: unknown }

/** A wallet of the Wallet Standard with `bitcoin:connect`. */
export function standardWallet(source: object): BitcoinWallet {
  const read = () => readWallet(source)
  const ask = <answer>(
    feature: string,
    input: object | undefined,
    parse: (answer: unknown) => answer | undefined,
    signal: AbortSignal,
  ) => {
    return askMethod(
      read()?.features[feature],
      feature.replace(/.*:/, ''),
      input ? [input] : [],
      parse,
      signal,
    )
  }
  /** What its features want to be given. */
  const accountOf = (address: string) => {
    const account = read()?.accounts.find(
      (one) => parseBitcoinAddress(one.address)?.address === address,
    )
    if (!account) throw new KitError('WALLET_UNAUTHORIZED')
    return account.source
  }
  return {
    async finishAccess(begun, signal) {
      const method = 'bitcoin:connect'
      const run = () => begun
      return await askWallet({ run, method, parse: parseConnected, signal })
    },
    async readState(signal) {
      const addresses = nameAddresses(read()?.accounts)
      const isAskable = read()?.features['standard:connect'] !== undefined
      if (addresses.length > 0 || !isAskable) return { addresses }
      const input = { silent: true }
      return await ask('standard:connect', input, parseConnected, signal)
    },
    watch: (onChange, signal) =>
      subscribe(
        (listener) =>
          (read()?.features['standard:events'] as Events | undefined)?.on(
            'change',
            listener,
          ),
        onChange,
        signal,
      ),
    revoke: (signal) =>
      ask('standard:disconnect', undefined, () => true, signal),
    async signMessage({ address, message }, signal) {
      const input = {
        account: accountOf(address),
        message: new TextEncoder().encode(message),
      }
      const parse = (answer: unknown) =>
        readBytes((answer as readonly Signed[])[0]?.signature, bytesLimit)
      return await ask('bitcoin:signMessage', input, parse, signal)
    },
    async signPsbt({ broadcast, inputs, network, psbt }, signal) {
      const feature = 'bitcoin:signTransaction'
      // The standard's feature that sends gives no PSBT back.
      if (broadcast)
        throw new KitError('UNSUPPORTED_METHOD', { method: feature })
      const inputsToSign = inputs.map(
        ({ address, index, sighashTypes: [sigHash, ...others] = [] }) => ({
          account: accountOf(address),
          signingIndexes: [index],
          // Of several, the PSBT itself says which one is meant.
          ...(others.length === 0 && sigHash !== undefined && { sigHash }),
        }),
      )
      const input = { psbt, inputsToSign, chain: `${chainPrefix}${network}` }
      const parse = (answer: unknown) => {
        const { signedPsbt } = (answer as readonly [Signed])[0]
        const signed = readPsbt(readBytes(signedPsbt, bytesLimit))
        return signed && { psbt: signed }
      }
      return await ask(feature, input, parse, signal)
    },
  }
}

function parseConnected(answer: unknown) {
  const { accounts } = answer as { readonly accounts: readonly unknown[] }
  const addresses = nameAddresses(readAccounts(accounts))
  return accounts.length > 0 && !addresses[0] ? undefined : { addresses }
}

/** Wallets of several namespaces list the accounts of all of them. */
function nameAddresses(
  accounts: readonly StandardAccount[] = [],
): readonly NamedAddress[] {
  return accounts.flatMap(({ address, chains }) => {
    const networkNames = chains
      .filter((chain) => chain.startsWith(chainPrefix))
      .map((chain) => chain.slice(chainPrefix.length))
    return networkNames[0] ? [{ address, networkNames }] : []
  })
}
