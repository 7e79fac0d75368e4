import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../fakeClock.js'
import { mockEvmWallet } from './mockEvmWallet.js'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

describe('an ordinary mock wallet', () => {
  it('grants access when asked, and records what it was asked', async () => {
    const wallet = mockEvmWallet({ accounts: [account], chainId: 31337 })
    const ask = (method: string) => wallet.provider.request({ method })
    expect(await ask('eth_accounts')).toEqual([])
    expect(await ask('eth_requestAccounts')).toEqual([account])
    expect(await ask('eth_accounts')).toEqual([account])
    expect(await ask('eth_chainId')).toBe('0x7a69')
    expect(wallet.calls.map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_requestAccounts',
      'eth_accounts',
      'eth_chainId',
    ])
  })

  it('knows its chains, and learns others', async () => {
    const wallet = mockEvmWallet({ chainId: 1 })
    const reported: unknown[] = []
    wallet.provider.on?.('chainChanged', (value) => reported.push(value))
    const params = [{ chainId: '0xa' }]
    await expect(
      wallet.provider.request({ method: 'wallet_switchEthereumChain', params }),
    ).rejects.toMatchObject({ code: 4902 })
    await wallet.provider.request({
      method: 'wallet_addEthereumChain',
      params,
    })
    expect(reported).toEqual(['0xa'])
  })

  it('waits for its visitor while it is locked', async () => {
    const wallet = mockEvmWallet({ accounts: [account], isGranted: true })
    wallet.lock()
    const ask = (method: string) => wallet.provider.request({ method })
    expect(await ask('eth_accounts')).toEqual([])
    const asked = ask('eth_requestAccounts')
    wallet.unlock()
    expect(await asked).toEqual([account])
  })

  it('announces itself now and when asked, until it is removed', () => {
    const window = new EventTarget()
    let announcements = 0
    window.addEventListener('eip6963:announceProvider', () => {
      announcements += 1
    })
    const remove = mockEvmWallet().announce(window)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    remove()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(announcements).toBe(2)
  })

  it('hands on what it does not do itself', async () => {
    const wallet = mockEvmWallet({
      forward: ({ method }) => Promise.resolve(`asked ${method}`),
    })
    expect(
      await wallet.provider.request({ method: 'eth_sendTransaction' }),
    ).toBe('asked eth_sendTransaction')
  })
})

describe('a mock wallet whose answers are decided', () => {
  const method = 'eth_requestAccounts'

  it('takes decisions in turn, then those that last, then none', async () => {
    const wallet = mockEvmWallet({ accounts: [account] })
    const ask = () => wallet.provider.request({ method })
    wallet.every(method).answer('always')
    wallet.next(method).reject(4001)
    wallet.next(method).malformed()
    await expect(ask()).rejects.toMatchObject({ code: 4001 })
    expect(await ask()).toEqual({ isJunk: true })
    expect(await ask()).toBe('always')
    wallet.reset()
    expect(await ask()).toEqual([account])
  })

  it('answers late, by the clock of the test', async () => {
    const clock = createFakeClock()
    const wallet = mockEvmWallet({ accounts: [account], clock })
    wallet.next(method).delay(5_000)
    let answer: unknown
    void wallet.provider.request({ method }).then((value) => {
      answer = value
    })
    await clock.advance(4_999)
    expect(answer).toBeUndefined()
    await clock.advance(1)
    expect(answer).toEqual([account])
  })

  it('withholds an answer, and throws inside the call', async () => {
    const clock = createFakeClock()
    const wallet = mockEvmWallet({ clock })
    wallet.next(method).never()
    let isSettled = false
    wallet.provider.request({ method }).finally(() => {
      isSettled = true
    })
    await clock.advance(3_600_000)
    expect(isSettled).toBe(false)
    wallet.next(method).throw('broken', true)
    expect(() => wallet.provider.request({ method })).toThrow('broken')
  })

  it('settles one request twice', async () => {
    const wallet = mockEvmWallet()
    wallet.next(method).twice('first')
    const settled: unknown[] = []
    const request = wallet.provider.request({ method })
    await request.then(
      (value) => settled.push(value),
      () => settled.push('failure'),
    )
    expect(settled).toEqual(['first', 'first', 'failure'])
  })
})
