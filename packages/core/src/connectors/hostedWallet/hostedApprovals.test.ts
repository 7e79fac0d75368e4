import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { rejectHostedRequests } from '../../actions/hostedWallet/rejectHostedRequests.js'
import { address, held, visit } from './hostedVisit.test.fixture.js'

describe('a request that waits for the visitor', () => {
  it('keeps what waits for the visitor, and shows the frame for it', async () => {
    const signing = held<{ result: string }>()
    const { events, evm, hosted, logIn, state } = visit({
      rpcRequest: signing.handler,
    })
    await logIn()
    const asking = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    await expect.poll(() => state()?.requests).toHaveLength(1)
    hosted.emit('approvalOpened', {
      requestId: 'a'.repeat(22),
      method: 'personal_sign',
      waiting: 2,
    })
    await expect.poll(() => hosted.wallet.isShown).toBe(true)
    expect(state()?.shown).toMatchObject({
      method: 'personal_sign',
      waiting: 2,
    })
    hosted.emit('approvalClosed', { requestId: 'a'.repeat(22) })
    signing.end({ result: '0xab' })
    expect(await asking).toBe('0xab')
    await expect.poll(() => hosted.wallet.isShown).toBe(false)
    expect(state()?.requests).toEqual([])
    await vi.waitFor(
      () => {
        const pending = events.flatMap(({ data, name }) =>
          name === 'WALLET_REQUEST' ? [data.isPending] : [],
        )
        expect(pending).toEqual([true, false])
      },
      { timeout: 10_000 },
    )
  })

  it('[R8.30] a declined request is declined for libraries, too', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new FrameError('RPC_REJECTED')
      },
    })
    await logIn()
    await expect(
      evm().request({ method: 'personal_sign', params: ['0x00', address] }),
    ).rejects.toMatchObject({ code: 4001, cause: { code: 'USER_REJECTED' } })
  })

  it.each([
    [
      'the page',
      (kit: Parameters<typeof rejectHostedRequests>[0]) =>
        rejectHostedRequests(kit),
    ],
    ['Escape', undefined],
  ])('[R7.11] %s closes every request that waits', async (_name, reject) => {
    const signing = held<{ result: string }>()
    const { evm, hosted, kit, logIn, state } = visit({
      rpcRequest: signing.handler,
    })
    await logIn()
    const asking = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    asking.catch(() => undefined)
    await expect.poll(() => signing.signals).toHaveLength(1)
    if (reject) await reject(kit)
    else hosted.leave()
    await expect(asking).rejects.toMatchObject({ cause: { code: 'CANCELLED' } })
    expect(state()?.requests).toEqual([])
  })

  it('[R7.11] a wallet that answers nothing does not stay over the page', async () => {
    const never = () => new Promise<never>(() => undefined)
    const { clock, evm, hosted, kit, logIn, state } = visit({
      rpcRequest: never,
      rpcAbort: never,
    })
    await logIn()
    evm()
      .request({ method: 'personal_sign', params: ['0x00', address] })
      .catch(() => undefined)
    hosted.emit('approvalOpened', {
      requestId: 'a'.repeat(22),
      method: 'personal_sign',
      waiting: 0,
    })
    await expect.poll(() => state()?.shown).toBeDefined()
    const closing = rejectHostedRequests(kit)
    await clock.advance(20_000)
    await closing
    expect(state()?.shown).toBeUndefined()
    expect(hosted.wallet.isShown).toBe(false)
  })
})
