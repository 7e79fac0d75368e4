import { expect, it } from 'vitest'
import { walletNamespaces } from '../../../../../../apps/test-wallets/src/namespaces/walletNamespaces.js'
import { grantNamespaces } from '../../../../../../apps/test-wallets/src/phone/grantNamespaces.js'
import { connect } from '../../../actions/connection/connect.js'
import { bitcoin } from '../../../adapters/bitcoin/bitcoinAdapter.js'
import { cosmos } from '../../../adapters/cosmos/cosmosAdapter.js'
import { evm } from '../../../adapters/evm/evmAdapter.js'
import { polkadot } from '../../../adapters/polkadot/polkadotAdapter.js'
import { solana } from '../../../adapters/solana/solanaAdapter.js'
import type { RpcFailure } from '../../../clients/walletConnect/messages/readMessage.js'
import { toAnswerError } from '../../../clients/walletConnect/messages/toAnswerError.js'
import type { Namespace } from '../../../entities/network/namespace.js'
import { namespaceOf } from '../../../entities/network/networkId.js'
import { internals } from '../../../kit/internals.js'
import { bitcoinMainnet } from '../../../networks/bitcoin/bitcoinMainnet.js'
import { formatSignInMessage } from '../../../siwx/message/formatSignInMessage.js'
import { bitcoinSignatures } from '../../../siwx/verifiers/bitcoin/bitcoinSignatures.js'
import { cosmosSignatures } from '../../../siwx/verifiers/cosmos/cosmosSignatures.js'
import { evmSignatures } from '../../../siwx/verifiers/evm/evmSignatures.js'
import { polkadotSignatures } from '../../../siwx/verifiers/polkadot/polkadotSignatures.js'
import { solanaSignatures } from '../../../siwx/verifiers/solana/solanaSignatures.js'
import { openSite } from '../../../siwxServer/openSite.test.fixture.js'
import { selectConnected } from '../../../stores/connection/connections.js'
import { findConnector } from '../../../stores/connectors.js'
import { cosmosNetworks } from '../../../testing/cosmos/cosmosNetworks.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { polkadotNetworks } from '../../../testing/polkadot/polkadotNetworks.js'
import { solanaTestNetworks } from '../../../testing/solana/solanaTestNetworks.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { fakePhoneClient } from '../../../testing/walletConnect/fakePhoneClient.js'
import { walletConnect } from '../walletConnect.js'

const networks = [
  testNetworks[0],
  solanaTestNetworks[0],
  bitcoinMainnet,
  polkadotNetworks[0],
  cosmosNetworks[0],
] as const

const everything = {
  knownChains: () => [],
  nodeUrlOf: () => undefined,
  signerOf: () => 0,
  goToChain: async () => undefined,
  addChain: () => undefined,
}

/** A phone with the keys of the phone wallet, which allows everything. */
function openPhone() {
  const phone = fakePhoneClient()
  phone.answer(async ({ chainId, method, params }) => {
    try {
      const prepare = walletNamespaces[namespaceOf(chainId)].methods[method]
      const prepared = await prepare?.({ chainId, method, params }, everything)
      return await prepared?.fulfil()
    } catch (error) {
      throw toAnswerError(error as RpcFailure, method)
    }
  })
  return phone
}

it.each<[Namespace, string]>([
  ['eip155', 'text'],
  ['solana', 'text'],
  ['bip122', 'ecdsa'],
  ['polkadot', 'wrappedBytes'],
  ['cosmos', 'adr36'],
])(
  'the phone signs in at a server in the namespace %s',
  async (namespace, form) => {
    const phone = openPhone()
    const { kit } = createTestKit({
      adapters: [evm(), solana(), bitcoin(), polkadot(), cosmos()],
      networks: [...networks],
      connectors: [
        walletConnect({
          relayUrl: 'wss://relay.example',
          client: phone.create,
        }),
      ],
    })
    connect(kit, { connectorId: 'walletConnect' }).catch(() => undefined)
    await expect.poll(() => phone.pairings.length).toBe(1)
    phone.last().approve({
      namespaces: grantNamespaces({
        asked: [phone.proposals[0]?.optionalNamespaces as never],
        accountIndex: 0,
        chains: networks.map(({ caipNetworkId }) => caipNetworkId),
      }) as never,
    })
    const connected = () =>
      selectConnected(kit.stores.connections.getState(), namespace)
    await expect.poll(connected).toBeDefined()
    const { accounts = [], caipNetworkId = 'eip155:1' } = connected() ?? {}
    const { address: accountAddress = '' } = accounts[0] ?? {}
    const connectors = kit.stores.connectors.getState()
    const connector = findConnector(connectors, 'walletConnect', namespace)

    const visitor = openSite({
      networks,
      verifiers: [
        bitcoinSignatures(),
        cosmosSignatures(),
        evmSignatures(),
        polkadotSignatures(),
        solanaSignatures(),
      ],
    }).browser()
    const { networkIds: _, ...challenge } = await visitor.challenge()
    const message = { ...challenge, accountAddress, chainId: caipNetworkId }
    const { capabilities } = kit[internals].adapters.get(namespace) ?? {}
    const signMessage = await capabilities?.loadSignMessage?.()
    if (!connector) throw new Error('There is no connector')
    const signed = await signMessage?.({
      connector,
      message,
      texts: {
        site: formatSignInMessage(message),
        walletStandard: formatSignInMessage(message, 'walletStandard'),
      },
      signal: new AbortController().signal,
    })
    expect(signed?.form).toBe(form)
    const proof = {
      networkId: caipNetworkId,
      address: accountAddress,
      ...signed,
    }
    const body = { nonce: challenge.nonce, proofs: [proof] }
    expect((await visitor.ask('verify', body)).body).toMatchObject({
      accounts: [{ address: accountAddress, networkId: caipNetworkId }],
    })
  },
)
