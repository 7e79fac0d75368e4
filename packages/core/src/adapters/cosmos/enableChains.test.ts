import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import { cosmosNetworks } from '../../testing/cosmos/cosmosNetworks.js'
import { setUpCosmos as setUp } from '../../testing/cosmos/setUpCosmos.js'

const [hub, osmosis, local] = cosmosNetworks
const withoutDetails = { ...local, cosmos: undefined }
const ids = 'cosmoshub-4,osmosis-1,hasp-local-1'

describe('[R1.9] networks that a wallet does not know', () => {
  it('are done without when another one is wanted, and named', async () => {
    const { connector, signal, wallet } = setUp({
      networks: [hub, osmosis, withoutDetails],
    })
    expect(await connector.connect({ signal })).toMatchObject({
      caipNetworkId: hub.caipNetworkId,
      networkIds: [hub.caipNetworkId, osmosis.caipNetworkId],
    })
    expect(wallet.calls).toEqual([
      `enable ${ids}`,
      'enable cosmoshub-4,osmosis-1',
      'getKey cosmoshub-4',
    ])
    expect(wallet.prompts()).toBe(1)
  })

  it('count as served when the wallet can be told of them', async () => {
    const { connector, signal, wallet } = setUp()
    const session = await connector.connect({ signal })
    expect(session.networkIds).toBeUndefined()
    expect(wallet.calls.join()).not.toContain('suggest')
  })

  it('are suggested once when they are wanted', async () => {
    const { connector, signal, wallet } = setUp()
    const session = await connector.connect({
      networkId: local.caipNetworkId,
      signal,
    })
    expect(session.caipNetworkId).toBe(local.caipNetworkId)
    expect(session.accounts[0].address).toMatch(/^hasp1/)
    expect(wallet.calls.filter((call) => /suggest/.test(call))).toEqual([
      'suggest hasp-local-1',
    ])
    expect(wallet.prompts()).toBe(2)
  })

  it('are suggested when switched to, as what the network says', async () => {
    const { connector, signal, wallet } = setUp()
    await connector.connect({ signal })
    const suggestions: unknown[] = []
    const { experimentalSuggestChain: suggest } = wallet.provider
    wallet.provider.experimentalSuggestChain = (chain) => {
      suggestions.push(chain)
      return suggest?.(chain)
    }
    let isAdding = false
    await connector.switchNetwork({
      network: local,
      onAdding() {
        isAdding = true
      },
      signal,
    })
    expect(isAdding).toBe(true)
    const currency = {
      coinDenom: 'HASP',
      coinMinimalDenom: 'uhasp',
      coinDecimals: 6,
    }
    expect(suggestions).toEqual([
      {
        chainId: 'hasp-local-1',
        chainName: 'Hasp Local',
        rpc: 'http://localhost:26657',
        rest: 'http://localhost:1319',
        bip44: { coinType: 118 },
        bech32Config: {
          bech32PrefixAccAddr: 'hasp',
          bech32PrefixAccPub: 'hasppub',
          bech32PrefixValAddr: 'haspvaloper',
          bech32PrefixValPub: 'haspvaloperpub',
          bech32PrefixConsAddr: 'haspvalcons',
          bech32PrefixConsPub: 'haspvalconspub',
        },
        currencies: [currency],
        feeCurrencies: [currency],
        stakeCurrency: currency,
      },
    ])
  })

  it('[R8.30] keeps a refusal of the suggestion a refusal', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.decide('suggest', { type: 'reject' })
    const networkId = local.caipNetworkId
    expect(await codeOf(connector.connect({ networkId, signal }))).toBe(
      'USER_REJECTED',
    )
    const { caipNetworkId } = await connector.connect({ signal })
    expect(caipNetworkId).toBe(hub.caipNetworkId)
    const switching = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(switching)).toBe('USER_REJECTED')
  })

  it('are refused when the wallet takes no suggestion', async () => {
    const { connector, events, signal, wallet } = await connected({
      canSuggest: false,
    })
    const switching = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(switching)).toBe('UNSUPPORTED_CHAIN')
    expect(events).toEqual([])
    expect(wallet.prompts()).toBe(1)
    const alone = setUp({ networks: [withoutDetails] })
    expect(await codeOf(alone.connector.connect({ signal }))).toBe(
      'UNSUPPORTED_CHAIN',
    )
    const none = setUp({ networks: [] })
    expect(await codeOf(none.connector.connect({ signal }))).toBe(
      'UNSUPPORTED_CHAIN',
    )
    expect(none.wallet.calls).toEqual([])
  })

  it('are found one by one when the wallet names no culprit', async () => {
    for (const wanted of [hub, withoutDetails]) {
      const { connector, signal, wallet } = setUp({
        networks: [hub, osmosis, withoutDetails],
      })
      const { enable } = wallet.provider
      wallet.provider.enable = async (chainIds) => {
        if (chainIds.includes('hasp-local-1')) throw 'Unknown chain'
        return await enable(chainIds)
      }
      const { caipNetworkId } = await connector.connect({
        networkId: wanted.caipNetworkId,
        signal,
      })
      expect(caipNetworkId).toBe(hub.caipNetworkId)
    }
  })

  it('end the asking, though a wallet says so for ever', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.provider.enable = (chainIds) => {
      throw new Error(`There is no modular chain info for ${chainIds[0]}`)
    }
    expect(await codeOf(connector.connect({ signal }))).toBe(
      'UNSUPPORTED_CHAIN',
    )
    const suggested = wallet.calls.filter((call) => /suggest/.test(call))
    expect(new Set(suggested).size).toBe(suggested.length)
  })

  it('are not suggested in a silent reconnection', async () => {
    const { connector, signal, wallet } = setUp()
    const networkId = local.caipNetworkId
    expect(await connector.reconnect({ networkId, signal })).toBeUndefined()
    expect(wallet.prompts()).toBe(0)
  })
})

async function connected(options: Parameters<typeof setUp>[0]) {
  const setup = setUp(options)
  const { connector, signal } = setup
  await connector.connect({ signal })
  const events: unknown[] = []
  connector.listen((event) => events.push(event), signal)
  return { ...setup, events }
}
