import { describe, expect, it } from 'vitest'
import type { DevWalletDecision } from './DevWalletApproval.js'
import { createTestWallet } from './testing/createTestWallet.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const permitted = { permittedOrigins: ['http://dapp.test'] }

function withFault(search: string, memory = {}) {
  return createTestWallet({
    search: `?devWallet=1&devWalletFault=${search}`,
    memory,
  })
}

describe('faults of the dev wallet', () => {
  it('rejects by itself, then connects once the switch is off', async () => {
    const wallet = withFault('reject')
    await expect(wallet.request('eth_requestAccounts')).rejects.toMatchObject({
      code: 4001,
    })
    expect(wallet.asked).toEqual([])
    wallet.settings.change({ faults: [] })
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
  })

  it('rejects only what sends', async () => {
    const wallet = withFault('rejectSend')
    await wallet.request('eth_requestAccounts')
    await wallet.request('personal_sign', '0x68', first)
    await expect(
      wallet.request('eth_sendTransaction', { from: first, to: second }),
    ).rejects.toMatchObject({ code: 4001 })
  })

  it('misbehaves once when told so', async () => {
    const wallet = withFault('reject&devWalletOnce=1')
    await wallet.request('eth_chainId')
    await expect(wallet.request('eth_requestAccounts')).rejects.toMatchObject({
      code: 4001,
    })
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
  })

  it('never answers anything until it is switched off', async () => {
    const wallet = withFault('never', permitted)
    const silent = [
      wallet.request('eth_accounts'),
      wallet.request('eth_requestAccounts'),
    ]
    const winner = await Promise.race([...silent, Promise.resolve('nobody')])
    expect(winner).toBe('nobody')
    wallet.stop()
    for (const call of silent)
      await expect(call).rejects.toMatchObject({ code: 4900 })
  })

  it('answers late, by the seconds that were set', async () => {
    const wallet = withFault('late&devWalletLateSeconds=3')
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
    expect(wallet.waits).toEqual([3000])
  })

  it('answers twice: another answer, a rejection, events again', async () => {
    const wallet = withFault('twice')
    const received: unknown[] = []
    await new Promise<void>((resolve) => {
      void wallet.request('eth_requestAccounts').then(
        (answer) => received.push(answer),
        (error: unknown) => {
          received.push(error)
          resolve()
        },
      )
    })
    expect(received).toMatchObject([[first], [second], { code: 4001 }])
    expect(
      wallet.events.filter(([name]) => name === 'accountsChanged'),
    ).toHaveLength(3)
  })

  it('gives an awaiting page only the first of two answers', async () => {
    const wallet = withFault('twice')
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
  })

  it('waits for the panel to unlock it and refuses a second request', async () => {
    const wallet = createTestWallet({
      search: '?devWallet=1&devWalletFault=locked',
      memory: permitted,
      decide: () => new Promise<DevWalletDecision>(() => undefined),
    })
    expect(await wallet.request('eth_accounts')).toEqual([])
    const waiting = wallet.request('eth_requestAccounts')
    await expect(wallet.request('eth_requestAccounts')).rejects.toMatchObject({
      code: -32002,
    })
    expect(wallet.asked.map(({ heading }) => heading)).toEqual([
      'Unlock Dev Wallet',
    ])
    wallet.controls.unlock()
    expect(await waiting).toEqual([first])
    wallet.controls.lock()
    expect(wallet.events).toEqual([
      ['accountsChanged', [first]],
      ['accountsChanged', []],
    ])
  })

  it('unlocks through its window, then asks to connect', async () => {
    const wallet = withFault('locked')
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
    expect(wallet.asked.map(({ heading }) => heading)).toEqual([
      'Unlock Dev Wallet',
      'Connect to this site',
    ])
  })

  it('connects on a network that nobody configured', async () => {
    const wallet = withFault('wrongChain')
    await wallet.request('eth_requestAccounts')
    expect(await wallet.request('eth_chainId')).toBe('0x67932')
    await expect(wallet.request('eth_blockNumber')).rejects.toMatchObject({
      code: 4901,
    })
    await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a69' })
    const reloaded = withFault('wrongChain', wallet.memory())
    expect(await reloaded.request('eth_chainId')).toBe('0x7a69')
  })

  it('leaves the wrong network when the switch goes off', async () => {
    const wallet = createTestWallet({ memory: permitted })
    wallet.settings.change({ faults: ['wrongChain'] })
    wallet.settings.change({ faults: [] })
    expect(wallet.events).toEqual([
      ['chainChanged', '0x67932'],
      ['chainChanged', '0x7a69'],
    ])
  })

  it('knows its second network only after it was added', async () => {
    const wallet = createTestWallet({
      search: '?devWallet=1&devWalletFault=unknownChain',
      callRpc: async () => '0x7a6a',
    })
    const wanted = { chainId: '0x7a6a', rpcUrls: ['http://node-b'] }
    await expect(
      wallet.request('wallet_switchEthereumChain', wanted),
    ).rejects.toMatchObject({ code: 4902 })
    await wallet.request('wallet_addEthereumChain', wanted)
    await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a69' })
    await wallet.request('wallet_switchEthereumChain', wanted)
    expect(await wallet.request('eth_chainId')).toBe('0x7a6a')
  })

  it('loses its node and still signs messages', async () => {
    const wallet = withFault('rpcDown', permitted)
    await expect(
      wallet.request('eth_sendTransaction', { from: first, to: second }),
    ).rejects.toMatchObject({ code: -32603 })
    expect(await wallet.request('personal_sign', '0x68', first)).toMatch(/^0x/)
  })
})
