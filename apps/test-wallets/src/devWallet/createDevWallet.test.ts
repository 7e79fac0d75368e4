import { verifyMessage, verifyTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import type { DevWalletDecision } from './DevWalletApproval.js'
import { createTestWallet } from './testing/createTestWallet.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const permitted = { permittedOrigins: ['http://dapp.test'] }
const never = () => new Promise<DevWalletDecision>(() => undefined)

describe('accounts of the dev wallet', () => {
  it('shares an account once and remembers the site', async () => {
    const wallet = createTestWallet()
    expect(await wallet.request('eth_accounts')).toEqual([])
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
    expect(await wallet.request('eth_requestAccounts')).toEqual([first])
    expect(wallet.asked.map(({ heading }) => heading)).toEqual([
      'Connect to this site',
    ])
    expect(wallet.asked[0]?.details).toContainEqual({
      term: 'Site',
      detail: 'http://dapp.test',
    })
    const reloaded = createTestWallet({ memory: wallet.memory() })
    expect(await reloaded.request('eth_accounts')).toEqual([first])
    expect(reloaded.asked).toEqual([])
  })

  it('shares the account that the person chose', async () => {
    const wallet = createTestWallet({
      decide: async () => ({ type: 'approved', accountIndex: 1 }),
    })
    await wallet.request('wallet_requestPermissions', { eth_accounts: {} })
    expect(await wallet.request('eth_accounts')).toEqual([second])
    expect(await wallet.request('wallet_getPermissions')).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [second] }] },
    ])
  })

  it('forgets the site when the permission is revoked', async () => {
    const wallet = createTestWallet({ memory: permitted })
    await wallet.request('wallet_revokePermissions', { eth_accounts: {} })
    expect(await wallet.request('eth_accounts')).toEqual([])
    expect(wallet.events).toEqual([['accountsChanged', []]])
    expect(wallet.memory().permittedOrigins).toEqual([])
  })

  it('refuses to sign for a site without permission', async () => {
    const wallet = createTestWallet()
    await expect(
      wallet.request('personal_sign', '0x68690a', first),
    ).rejects.toMatchObject({ code: 4100 })
    await expect(
      wallet.request('eth_sendTransaction', { from: first, to: second }),
    ).rejects.toMatchObject({ code: 4100 })
  })

  it('changes its account and tells the page', async () => {
    const wallet = createTestWallet({ memory: permitted })
    wallet.controls.changeAccount()
    wallet.controls.changeAccount()
    expect(wallet.events).toEqual([
      ['accountsChanged', [second]],
      ['accountsChanged', [first]],
    ])
  })
})

describe('networks of the dev wallet', () => {
  it('switches when the person agrees', async () => {
    const wallet = createTestWallet()
    await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a6a' })
    expect(await wallet.request('eth_chainId')).toBe('0x7a6a')
    expect(await wallet.request('net_version')).toBe('31338')
    expect(wallet.events).toEqual([['chainChanged', '0x7a6a']])
    expect(await wallet.request('eth_blockNumber')).toBe(
      'http://node-b eth_blockNumber',
    )
  })

  it('says 4902 for a network nobody added, and learns it', async () => {
    const wallet = createTestWallet({ callRpc: async () => '0x7a6b' })
    const wanted = { chainId: '0x7a6b', rpcUrls: ['http://node-c'] }
    await expect(
      wallet.request('wallet_switchEthereumChain', wanted),
    ).rejects.toMatchObject({ code: 4902 })
    await wallet.request('wallet_addEthereumChain', wanted)
    expect(await wallet.request('eth_chainId')).toBe('0x7a6b')
    expect(wallet.memory().addedChains).toHaveLength(1)
  })

  it('does not add a network whose node belongs to another one', async () => {
    const wallet = createTestWallet({ callRpc: async () => '0x1' })
    await expect(
      wallet.request('wallet_addEthereumChain', {
        chainId: '0x7a6b',
        rpcUrls: ['http://node-c'],
      }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(await wallet.request('eth_chainId')).toBe('0x7a69')
  })

  it('goes round its networks from the panel', () => {
    const wallet = createTestWallet()
    wallet.controls.changeChain()
    wallet.controls.changeChain()
    expect(wallet.events).toEqual([
      ['chainChanged', '0x7a6a'],
      ['chainChanged', '0x7a69'],
    ])
  })
})

describe('signatures of the dev wallet', () => {
  it('shows and signs a message', async () => {
    const wallet = createTestWallet({ memory: permitted })
    const signature = await wallet.request('personal_sign', '0x6869', first)
    expect(wallet.asked[0]).toMatchObject({
      heading: 'Sign message',
      text: 'hi',
    })
    expect(
      await verifyMessage({
        address: first,
        message: 'hi',
        signature: hex(signature),
      }),
    ).toBe(true)
  })

  it('shows bytes that are no text as bytes', async () => {
    const wallet = createTestWallet({ memory: permitted })
    await wallet.request('personal_sign', '0xff00ff', first)
    expect(wallet.asked[0]?.text).toBe('0xff00ff')
  })

  it('signs typed data for its own network only', async () => {
    const wallet = createTestWallet({ memory: permitted })
    const data = {
      domain: { name: 'Test', chainId: 31337 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const signature = await wallet.request(
      'eth_signTypedData_v4',
      first,
      JSON.stringify(data),
    )
    expect(
      await verifyTypedData({
        ...data,
        address: first,
        signature: hex(signature),
      }),
    ).toBe(true)
    await expect(
      wallet.request('eth_signTypedData_v4', first, {
        ...data,
        domain: { chainId: 1 },
      }),
    ).rejects.toMatchObject({ code: -32602 })
  })

  it('says 4200 for what it does not speak', async () => {
    const wallet = createTestWallet({ memory: permitted })
    for (const method of ['eth_sign', 'wallet_watchAsset', 'no_method'])
      await expect(wallet.request(method)).rejects.toMatchObject({ code: 4200 })
  })

  it('says -32602 for parameters that make no sense', async () => {
    const wallet = createTestWallet({ memory: permitted })
    const wrong: [string, ...unknown[]][] = [
      ['personal_sign'],
      ['eth_signTypedData_v4', first, '{'],
      ['eth_sendTransaction'],
      ['eth_sendTransaction', { from: first, to: 'nobody' }],
      ['eth_sendTransaction', { from: first, to: second, value: 1 }],
      ['wallet_switchEthereumChain', { chainId: 'one' }],
      ['wallet_requestPermissions', {}],
    ]
    for (const [method, ...params] of wrong)
      await expect(wallet.request(method, ...params)).rejects.toMatchObject({
        code: -32602,
      })
    expect(wallet.asked).toEqual([])
  })
})

describe('life of the dev wallet', () => {
  it('lets only one request for accounts wait', async () => {
    const wallet = createTestWallet({ decide: never })
    const waiting = wallet.request('eth_requestAccounts')
    await expect(wallet.request('eth_requestAccounts')).rejects.toMatchObject({
      code: -32002,
    })
    wallet.stop()
    await expect(waiting).rejects.toMatchObject({ code: 4900 })
    await expect(wallet.request('eth_accounts')).rejects.toMatchObject({
      code: 4900,
    })
  })

  it('emits the disconnection of 1013', () => {
    const wallet = createTestWallet({ memory: permitted })
    wallet.controls.disconnect()
    expect(wallet.events).toMatchObject([['disconnect', { code: 1013 }]])
  })

  it('survives a listener that throws', () => {
    const wallet = createTestWallet({ memory: permitted })
    wallet.provider.on('accountsChanged', () => {
      throw new Error('page error')
    })
    wallet.controls.changeAccount()
    expect(wallet.events).toHaveLength(1)
  })
})

function hex(value: unknown): `0x${string}` {
  if (typeof value !== 'string') throw new Error('no signature')
  return `0x${value.slice(2)}`
}
