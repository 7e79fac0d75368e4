import type { Network } from '../../entities/network/network.js'
import { askWallet } from '../askWallet.js'
import type { KeplrProvider } from './KeplrProvider.js'

/** The coin type that most chains of cosmos share (SLIP-44). */
const cosmosCoinType = 118

/**
 * Asks the visitor to add a network to the wallet.
 * @param network one that says what cosmos wallets have to be told
 */
export async function suggestChain(
  provider: KeplrProvider,
  network: Network,
  signal: AbortSignal,
): Promise<void> {
  await askWallet({
    method: 'experimentalSuggestChain',
    run: () => provider.experimentalSuggestChain?.(toChainInfo(network)),
    parse: () => true,
    signal,
  })
}

/** A network as Keplr's `ChainInfo`. */
function toChainInfo({
  cosmos,
  id,
  name,
  nativeCurrency,
  rpcUrls,
}: Network): object {
  const prefix = cosmos?.bech32Prefix ?? ''
  const currency = {
    coinDenom: nativeCurrency.symbol,
    coinMinimalDenom: cosmos?.minimalDenom,
    coinDecimals: nativeCurrency.decimals,
  }
  return {
    chainId: String(id),
    chainName: name,
    rpc: rpcUrls.default.http[0],
    rest: cosmos?.restUrl,
    bip44: { coinType: cosmos?.coinType ?? cosmosCoinType },
    bech32Config: {
      bech32PrefixAccAddr: prefix,
      bech32PrefixAccPub: `${prefix}pub`,
      bech32PrefixValAddr: `${prefix}valoper`,
      bech32PrefixValPub: `${prefix}valoperpub`,
      bech32PrefixConsAddr: `${prefix}valcons`,
      bech32PrefixConsPub: `${prefix}valconspub`,
    },
    currencies: [currency],
    feeCurrencies: [currency],
    stakeCurrency: currency,
  }
}
