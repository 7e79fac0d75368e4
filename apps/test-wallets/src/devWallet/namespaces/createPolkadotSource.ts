import { providerError } from '../../ProviderRpcError.js'
import { createEmitter } from '../requests/createEmitter.js'
import type { NamespaceGate } from './NamespaceGate.js'

type RawPayload = { address: string; data: string; type?: string }

/** Which networks its addresses are written for: any. */
const anyNetwork = 'polkadot:'

/** A source of `window.injectedWeb3`, as polkadot-js defined it. */
export function createPolkadotSource(
  gate: NamespaceGate,
  log: (message: string) => void,
) {
  const emitter = createEmitter((error) =>
    log(`Dev Wallet: a subscription of the page threw: ${String(error)}`),
  )
  const accounts = () => {
    const address = gate.address('')
    return address
      ? [{ address, genesisHash: null, name: 'Dev account', type: 'sr25519' }]
      : []
  }
  gate.subscribe(() => emitter.emit('accounts', accounts()))
  let lastId = 0
  const answer = (signature: unknown) => {
    lastId += 1
    return { id: lastId, signature }
  }
  const extension = {
    name: 'Dev Wallet',
    version: '1.0.0',
    accounts: {
      get: async () => accounts(),
      subscribe(listener: (list: unknown) => void) {
        emitter.on('accounts', listener)
        listener(accounts())
        return () => emitter.removeListener('accounts', listener)
      },
    },
    signer: {
      async signRaw({ address, data }: RawPayload) {
        const signed = await gate.ask('polkadot_signBytes', anyNetwork, {
          address,
          data,
        })
        return answer(signatureIn(signed))
      },
      async signPayload(payload: { address: string }) {
        const signed = await gate.ask('polkadot_signTransaction', anyNetwork, {
          address: payload.address,
          transactionPayload: payload,
        })
        return answer(signatureIn(signed))
      },
    },
  }
  return {
    version: '1.0.0',
    async enable() {
      await gate.connect()
      return extension
    },
  }
}

function signatureIn(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'signature' in value)
    return value.signature
  throw providerError(-32603)
}
