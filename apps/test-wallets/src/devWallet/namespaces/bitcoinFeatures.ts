import { hexToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { readParams } from '../../namespaces/readParams.js'
import { providerError } from '../../ProviderRpcError.js'
import type { NamespaceGate } from './NamespaceGate.js'

const version = '1.0.0'

/** The networks of Bitcoin by the standard's words and by their genesis. */
export const bitcoinChains = {
  'bitcoin:mainnet': '000000000019d6689c085ae165831e93',
  'bitcoin:testnet': '000000000933ea01ad0ee984209779ba',
} as const

type Input = { account: { address: string }; message: Uint8Array }

type PsbtInput = {
  psbt: Uint8Array
  chain?: string
  inputsToSign: readonly {
    account: { address: string }
    signingIndexes: readonly number[]
    sigHash?: number
  }[]
}

/**
 * What the wallet does for Bitcoin, in the way of the Wallet Standard.
 * @param connect gives the accounts of this namespace, once the site has access
 */
export function bitcoinFeatures(
  gate: NamespaceGate,
  connect: () => Promise<readonly object[]>,
) {
  const referenceOf = (address: string | undefined) =>
    Object.values(bitcoinChains).find((one) => gate.address(one) === address)
  return {
    'bitcoin:connect': {
      version,
      connect: async () => ({ accounts: await connect() }),
    },
    'bitcoin:disconnect': { version, disconnect: async () => gate.revoke() },
    'bitcoin:signMessage': {
      version,
      async signMessage(...inputs: readonly Input[]) {
        const outputs = []
        for (const { account, message } of inputs) {
          const { address } = account
          const chainId = `bip122:${referenceOf(address)}`
          const answer = await gate.ask('signMessage', chainId, {
            account: address,
            message: new TextDecoder().decode(message),
          })
          const { signature } = readParams(answer)
          if (typeof signature !== 'string') throw providerError(-32603)
          outputs.push({
            signedMessage: message,
            signature: hexToBytes(signature),
          })
        }
        return outputs
      },
    },
    'bitcoin:signTransaction': {
      version,
      async signTransaction(...inputs: readonly PsbtInput[]) {
        const outputs = []
        for (const { inputsToSign, psbt } of inputs) {
          const account = inputsToSign[0]?.account.address
          const chainId = `bip122:${referenceOf(account)}`
          const answer = await gate.ask('signPsbt', chainId, {
            account,
            psbt: base64.encode(Uint8Array.from(psbt)),
            signInputs: inputsToSign.flatMap((group) =>
              group.signingIndexes.map((index) => ({
                address: group.account.address,
                index,
                ...(group.sigHash && { sighashTypes: [group.sigHash] }),
              })),
            ),
          })
          const { psbt: signed } = readParams(answer)
          if (typeof signed !== 'string') throw providerError(-32603)
          outputs.push({ signedPsbt: base64.decode(signed) })
        }
        return outputs
      },
    },
  }
}
