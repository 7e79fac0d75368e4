import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { reloadHostedWallet } from '../../actions/hostedWallet/reloadHostedWallet.js'
import { setPreferredAccount } from '../../actions/hostedWallet/setPreferredAccount.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import { address, second, visit } from './hostedVisit.test.fixture.js'

describe('the wallet’s accounts and its frame', () => {
  it('[R7.17] puts the kind of account first that is asked for', async () => {
    const { hosted, kit, logIn } = visit({
      setPreferredAccount({ type }) {
        if (type === 'smartAccount') throw new FrameError('FEATURE_ABSENT')
        return { type, address }
      },
    })
    await logIn()
    const namespace = 'eip155'
    expect(await setPreferredAccount(kit, { namespace, type: 'eoa' })).toEqual({
      type: 'eoa',
      address,
    })
    await expect(
      setPreferredAccount(kit, { namespace, type: 'smartAccount' }),
    ).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    expect(hosted.asked).toContainEqual([
      'setPreferredAccount',
      { namespace, type: 'eoa' },
    ])
  })

  it('[R7.15] asks for a smart account only where the wallet has one', async () => {
    const networkIds: string[] = []
    const { hosted, kit, logIn } = visit({
      getSmartAccountEnabledNetworks: () => ({ networkIds }),
      setPreferredAccount: ({ type }) => ({ type, address }),
    })
    await logIn()
    const prefer = () =>
      setPreferredAccount(kit, { namespace: 'eip155', type: 'smartAccount' })
    const wasAsked = () =>
      hosted.asked.some(([name]) => name === 'setPreferredAccount')
    await expect(prefer()).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    networkIds.push(second.caipNetworkId)
    await expect(prefer()).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    expect(wasAsked()).toBe(false)
    await switchNetwork(kit, { networkId: second.caipNetworkId })
    await prefer()
    expect(wasAsked()).toBe(true)
  })

  it('follows what the wallet does with its accounts and networks', async () => {
    const { evm, hosted, kit, logIn } = visit()
    await logIn()
    const other = `0x${'42'.repeat(20)}`
    hosted.emit('accountsChanged', {
      accounts: [{ namespace: 'eip155', address: other, type: 'eoa' }],
    })
    hosted.emit('networkChanged', { networkId: second.caipNetworkId })
    await vi.waitFor(
      async () => {
        expect(await evm().request({ method: 'eth_accounts' })).toEqual([other])
        expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a6a')
      },
      { timeout: 10_000 },
    )
    expect(kit.stores.networks.getState().selected.eip155).toBe(
      second.caipNetworkId,
    )
  })

  it('[R7.20] says why it cannot be loaded anew', async () => {
    const { hosted, kit, logIn } = visit({
      reload: () => {
        throw new FrameError('SERVICE_UNAVAILABLE')
      },
    })
    await logIn()
    await expect(reloadHostedWallet(kit)).rejects.toMatchObject({
      context: { reason: 'unavailable' },
    })
    expect(hosted.asked.map(([name]) => name)).toContain('reload')
  })
})
