import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../entities/network/network.js'
import { isKitError } from '../../errors/KitError.js'
import { codeOf } from '../../testing/codeOf.js'
import { setUpInjected as setUp } from '../../testing/setUpInjected.js'
import { switchChain } from './switchChain.js'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Hasp Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['ws://no', 'http://localhost:8545', 'junk'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
})

/** Asks the wallet that was set up for the network. */
const switchTo = (
  { clock, signal, wallet: { provider } }: ReturnType<typeof setUp>,
  network = local,
) => switchChain({ provider, clock, network, signal })

describe('switching the network', () => {
  it('[R7.26] resolves once the wallet reports the network itself', async () => {
    const { connector, signal, wallet } = setUp({ knownChainIds: [31337] })
    await connector.switchNetwork({ network: local, signal })
    expect(wallet.calls).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
      { method: 'eth_chainId', params: undefined },
    ])
  })

  it.each([
    ['4902', { code: 4902 }],
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
  ])(
    '[R8.31] [R7.26] adds a network that is unknown (%s)',
    async (_name, error) => {
      const { connector, methods, signal, wallet } = setUp()
      wallet.next('wallet_switchEthereumChain').throw(error)
      let wasNotified = false
      await connector.switchNetwork({
        network: local,
        signal,
        onAdding: () => {
          wasNotified = true
        },
      })
      expect(wasNotified).toBe(true)
      expect(methods()).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'eth_chainId',
      ])
      expect(wallet.calls[1]?.params).toEqual([
        {
          chainId: '0x7a69',
          chainName: 'Hasp Local',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['http://localhost:8545'],
          blockExplorerUrls: ['https://scan.example'],
        },
      ])
    },
  )

  it('[R8.31] switches after adding when the wallet did not by itself', async () => {
    const setup = setUp({ knownChainIds: [31337] })
    const { clock, methods, wallet } = setup
    wallet.next('wallet_switchEthereumChain').reject(4902)
    wallet.next('wallet_addEthereumChain').answer(null)
    const switching = switchTo(setup)
    await clock.advance(1_000)
    await switching
    expect(methods().at(-2)).toBe('wallet_switchEthereumChain')
    expect(methods().at(-1)).toBe('eth_chainId')
  })

  it('[R8.30] keeps a refusal to switch or to add a refusal', async () => {
    const setup = setUp()
    for (const [method, code] of [
      ['wallet_switchEthereumChain', 4001],
      ['wallet_switchEthereumChain', 5000],
      ['wallet_addEthereumChain', 4001],
    ] as const) {
      setup.wallet.next(method).reject(code)
      expect(await codeOf(switchTo(setup))).toBe('USER_REJECTED')
    }
  })

  it('says that the chain is not supported for any other failure', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('wallet_switchEthereumChain').reject(-32603, 'Internal')
    const error: unknown = await connector
      .switchNetwork({ network: local, signal })
      .catch((thrown: unknown) => thrown)
    expect(isKitError(error, 'CHAIN_NOT_SUPPORTED')).toBe(true)
    expect(error).toMatchObject({ cause: { code: 'WALLET_ERROR' } })
  })

  it('does not believe a wallet that says yes and stays where it is', async () => {
    const setup = setUp()
    const { clock, wallet } = setup
    wallet.next('wallet_switchEthereumChain').answer(null)
    const switching = codeOf(switchTo(setup))
    await clock.advance(1_000)
    expect(await switching).toBe('CHAIN_NOT_SUPPORTED')
  })

  it('waits for a wallet that is on the network a little later', async () => {
    const setup = setUp()
    const { clock, wallet } = setup
    wallet.next('wallet_switchEthereumChain').answer(null)
    const switching = codeOf(switchTo(setup))
    await clock.advance(50)
    wallet.setChainId(31337)
    await clock.advance(100)
    expect(await switching).toBe('none')
  })

  it('adds no network without a URL that a wallet can use', async () => {
    const setup = setUp()
    const network = { ...local, rpcUrls: { default: { http: ['ws://no'] } } }
    expect(await codeOf(switchTo(setup, network))).toBe('CHAIN_NOT_SUPPORTED')
    expect(setup.methods()).not.toContain('wallet_addEthereumChain')
  })
})
