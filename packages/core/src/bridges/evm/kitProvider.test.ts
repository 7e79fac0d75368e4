import { describe, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { bridgeAddresses, setUpBridge } from '../../testing/setUpBridge.js'
import { kitProvider } from './kitProvider.js'

const [first, second] = bridgeAddresses

describe('the provider of a kit', () => {
  it('asks whatever wallet is connected at that moment', async () => {
    const { connectKite, kit, stop, wallet } = setUpBridge()
    const provider = kitProvider(kit)
    const ask = (method: string) => provider.request({ method })
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_chainId')).toBe('0x7a69')
    await expect(ask('personal_sign')).rejects.toMatchObject({ code: 4900 })

    await connectKite()
    expect(await ask('eth_accounts')).toEqual([first])
    wallet.next('personal_sign').answer('0x11')
    expect(await ask('personal_sign')).toBe('0x11')
    wallet.setChainId(31_338)
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    stop()
  })

  it('switches the way of the kit, which adds what is not known', async () => {
    const { connectKite, kit, stop, wallet } = setUpBridge()
    await connectKite()
    const request = {
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a6a' }],
    }
    expect(await kitProvider(kit).request(request)).toBe(null)
    expect(wallet.calls.map(({ method }) => method)).toContain(
      'wallet_addEthereumChain',
    )
    expect(kit.stores.networks.getState().selected.eip155).toBe('eip155:31338')
    stop()
  })

  it('leaves a network that is not configured to the wallet', async () => {
    const { connectKite, kit, stop } = setUpBridge()
    await connectKite()
    const switching = kitProvider(kit).request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x1234' }],
    })
    await expect(switching).rejects.toMatchObject({ code: 4902 })
    stop()
  })

  it.each(['0x07A6A', 31_338, '31338', 'eip155:31338'])(
    'reads the chain %j as wallets do',
    async (chainId) => {
      const { connectKite, kit, stop } = setUpBridge()
      await connectKite()
      const switching = kitProvider(kit).request({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId }],
      })
      expect(await switching).toBe(null)
      expect(kit.stores.networks.getState().selected.eip155).toBe(
        'eip155:31338',
      )
      stop()
    },
  )

  it.each([' 0x7a6a', '31338.0', '3.1338e4', '0b111101001101010'])(
    'does not take %j for a chain that it knows',
    async (chainId) => {
      const { connectKite, kit, stop } = setUpBridge()
      await connectKite()
      await kitProvider(kit)
        .request({
          method: 'wallet_switchEthereumChain',
          params: [{ chainId }],
        })
        .catch(() => undefined)
      expect(kit.stores.networks.getState().selected.eip155).not.toBe(
        'eip155:31338',
      )
      stop()
    },
  )

  it('leaves errors of the wallet as they are', async () => {
    const { connectKite, kit, stop, wallet } = setUpBridge()
    await connectKite()
    wallet.next('personal_sign').reject(4001)
    const asking = kitProvider(kit).request({ method: 'personal_sign' })
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    stop()
  })

  it('opens the modal when accounts are asked for, and gives them', async () => {
    const { connectKite, kit, stop } = setUpBridge()
    const asking = kitProvider(kit).request({ method: 'eth_requestAccounts' })
    expect(kit.stores.modal.getState().isOpen).toBe(true)
    await connectKite()
    expect(await asking).toEqual([first])
    stop()
  })

  it('is refused when the modal is closed instead', async () => {
    const { kit, stop } = setUpBridge()
    const asking = kitProvider(kit).request({ method: 'eth_requestAccounts' })
    closeModal(kit)
    await expect(asking).rejects.toMatchObject({ code: 4001 })
    stop()
  })

  it('settles when the kit stops', async () => {
    const { kit, stop } = setUpBridge()
    const asking = kitProvider(kit).request({ method: 'eth_requestAccounts' })
    stop()
    await expect(asking).rejects.toMatchObject({ code: 4900 })
    const late = kitProvider(kit).request({ method: 'eth_requestAccounts' })
    await expect(late).rejects.toMatchObject({ code: 4900 })
  })

  it('tells what happens, in the same tick, while somebody listens', async () => {
    const { clock, connectKite, kit, stop, wallet } = setUpBridge()
    const provider = kitProvider(kit)
    const reported: unknown[] = []
    const note = (event: string) => {
      const listener = (value: unknown) => reported.push([event, value])
      provider.on(event, listener)
      return () => provider.removeListener(event, listener)
    }
    const stops = ['connect', 'accountsChanged', 'chainChanged'].map(note)
    provider.on('disconnect', (error) =>
      reported.push((error as { code: number }).code),
    )
    await connectKite()
    expect(reported.splice(0)).toEqual([
      ['connect', { chainId: '0x7a69' }],
      ['chainChanged', '0x7a69'],
      ['accountsChanged', [first]],
    ])
    wallet.setChainId(31_338)
    await clock.advance(200)
    expect(reported.splice(0)).toEqual([['chainChanged', '0x7a6a']])
    wallet.setAccounts([second])
    await clock.advance(200)
    expect(reported.splice(0)).toEqual([['accountsChanged', [second]]])
    const leaving = disconnect(kit)
    expect(reported.splice(0)).toEqual([['accountsChanged', []], 4900])
    await leaving
    for (const end of stops) end()
    await connect(kit, { connectorId: wallet.rdns })
    expect(reported).toEqual([])
    stop()
  })
})
