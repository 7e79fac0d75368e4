import {
  ResourceUnavailableRpcError,
  SwitchChainError,
  UserRejectedRequestError,
} from 'viem'
import { localhost } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { closeModal } from '../../actions/modal/closeModal.js'
import { setUpBridge } from '../../testing/setUpBridge.js'
import { kitConnector } from './kitConnector.js'

const chains = [
  { ...localhost, id: 31_337 },
  { ...localhost, id: 31_338 },
] as const

function setUp() {
  const bridge = setUpBridge()
  return { ...bridge, connector: kitConnector(bridge.kit)({ chains }) }
}

/** What a promise rejects with. */
async function caught(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('It was expected to fail')
}

describe('what wagmi’s connector of the kit throws', () => {
  it('is a rejection when a switch is declined, as wagmi’s own connectors say it', async () => {
    const { connectKite, connector, stop, wallet } = setUp()
    await connectKite()
    wallet.next('wallet_switchEthereumChain').reject(4001)
    const error = await caught(connector.switchChain({ chainId: 31_338 }))
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    expect(error).toMatchObject({
      name: 'UserRejectedRequestError',
      code: 4001,
    })
    stop()
  })

  it('is a rejection when adding the network is declined', async () => {
    const { connectKite, connector, stop, wallet } = setUp()
    await connectKite()
    wallet.next('wallet_switchEthereumChain').reject(4902)
    wallet.next('wallet_addEthereumChain').reject(4001)
    const error = await caught(connector.switchChain({ chainId: 31_338 }))
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    stop()
  })

  it('is a rejection when the modal is closed instead of connecting', async () => {
    const { connector, kit, stop } = setUp()
    const connecting = caught(connector.connect())
    closeModal(kit)
    expect(await connecting).toMatchObject({
      name: 'UserRejectedRequestError',
      code: 4001,
    })
    stop()
  })

  it.each([
    ['that the site does not configure', 5],
    ['that nobody knows', 4_294_967_295],
  ])('is a failed switch for a chain %s', async (_, chainId) => {
    const { connectKite, connector, stop } = setUp()
    await connectKite()
    const error = await caught(connector.switchChain({ chainId }))
    expect(error).toBeInstanceOf(SwitchChainError)
    expect(error).toMatchObject({ name: 'SwitchChainError', code: 4902 })
    stop()
  })

  it.each([-32_000, -32_603, 4902, 4900])(
    'is a failed switch, never a rejection, when the wallet says %i',
    async (code) => {
      const { connectKite, connector, stop, wallet } = setUp()
      await connectKite()
      wallet.every('wallet_switchEthereumChain').reject(code)
      wallet.every('wallet_addEthereumChain').reject(code)
      const error = await caught(connector.switchChain({ chainId: 31_338 }))
      expect(error).toBeInstanceOf(SwitchChainError)
      stop()
    },
  )

  it('is a pending request where the wallet has one open', async () => {
    const { connectKite, connector, stop, wallet } = setUp()
    await connectKite()
    wallet.every('wallet_switchEthereumChain').reject(-32_002)
    const error = await caught(connector.switchChain({ chainId: 31_338 }))
    expect(error).toMatchObject({
      cause: { code: ResourceUnavailableRpcError.code },
    })
    stop()
  })

  it('a chain asked for with connecting that cannot be had is no failure, unless it is declined', async () => {
    const { connectKite, connector, stop, wallet } = setUp()
    await connectKite()
    wallet.next('wallet_switchEthereumChain').reject(-32_603)
    expect(await connector.connect({ chainId: 31_338 })).toMatchObject({
      chainId: 31_337,
    })
    wallet.next('wallet_switchEthereumChain').reject(4001)
    const error = await caught(connector.connect({ chainId: 31_338 }))
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    stop()
  })

  it('has a number wherever nobody is connected, or the kit is stopped', async () => {
    const { connector, stop } = setUp()
    expect(await caught(connector.getAccounts())).toMatchObject({ code: 4100 })
    const reconnecting = connector.connect({ isReconnecting: true })
    expect(await caught(reconnecting)).toMatchObject({ code: 4100 })
    stop()
    expect(await caught(connector.connect())).toMatchObject({ code: 4900 })
  })
})
