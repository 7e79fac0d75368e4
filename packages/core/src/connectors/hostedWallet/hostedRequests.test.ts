import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it } from 'vitest'
import { getProvider } from '../../actions/connection/getProvider.js'
import { switchNetwork } from '../../actions/network/switchNetwork.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import {
  address,
  held,
  second,
  solanaAddress,
  visit,
} from './hostedVisit.test.fixture.js'

describe('requests', () => {
  it('[R7.10] says the chain as EIP-1193 has it, and switches without a prompt', async () => {
    const { evm, hosted, kit, logIn } = visit()
    await logIn()
    expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a69')
    const heard: unknown[] = []
    evm().on?.('chainChanged', (chain) => heard.push(chain))
    await switchNetwork(kit, { networkId: second.caipNetworkId })
    expect(await evm().request({ method: 'eth_chainId' })).toBe('0x7a6a')
    await evm().request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7a69' }],
    })
    expect(heard).toEqual(['0x7a6a', '0x7a69'])
    const asked = hosted.asked.filter(([name]) => name === 'switchNetwork')
    expect(asked).toHaveLength(2)
  })

  it('[R7.1] [R8.7] a network that the wallet lacks is not supported', async () => {
    const { kit, logIn } = visit({
      switchNetwork: () => {
        throw new FrameError('CHAIN_NOT_SUPPORTED')
      },
    })
    await logIn()
    await expect(
      switchNetwork(kit, { networkId: second.caipNetworkId }),
    ).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
      message: 'Chain is not supported',
    })
  })

  it('[R7.11] asks the wallet in the one form that it takes', async () => {
    const { evm, hosted, logIn } = visit()
    await logIn()
    await evm().request({ method: 'personal_sign', params: ['Hi', address] })
    await evm().request({
      method: 'eth_signTypedData_v4',
      params: [address, { domain: {} }],
    })
    await evm().request({ method: 'eth_gasPrice' })
    const sent = hosted.asked
      .filter(([name]) => name === 'rpcRequest')
      .map(([, payload]) => payload)
    expect(sent).toEqual([
      {
        networkId: 'eip155:31337',
        method: 'personal_sign',
        params: ['0x4869', address],
      },
      {
        networkId: 'eip155:31337',
        method: 'eth_signTypedData_v4',
        params: [address, '{"domain":{}}'],
      },
      { networkId: 'eip155:31337', method: 'eth_gasPrice', params: [] },
    ])
  })

  it('[R8.26] [R8.4] refuses what is on neither list, and nothing else', async () => {
    const signing = held<{ result: string }>()
    const { events, evm, logIn, state } = visit({ rpcRequest: signing.handler })
    await logIn()
    const other = evm().request({
      method: 'personal_sign',
      params: ['0x00', address],
    })
    await expect.poll(() => state()?.requests).toHaveLength(1)
    await expect(
      evm().request({ method: 'eth_sign', params: [address, '0x00'] }),
    ).rejects.toMatchObject({
      code: 4200,
      message: 'Requested RPC call is not allowed',
    })
    await expect
      .poll(() => events)
      .toContainEqual({
        name: 'CONNECTION_NOTICE',
        data: {
          connectorId: 'hostedWallet',
          namespace: 'eip155',
          reason: 'notAllowed',
        },
      })
    expect(state()?.requests).toHaveLength(1)
    signing.end({ result: '0xab' })
    expect(await other).toBe('0xab')
  })

  it('never calls what may have been signed declined', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new Error('broken')
      },
    })
    await logIn()
    await expect(
      evm().request({
        method: 'eth_sendTransaction',
        params: [{ from: address, to: address }],
      }),
    ).rejects.toMatchObject({
      code: 4900,
      cause: { code: 'SEND_OUTCOME_UNKNOWN' },
    })
  })

  it('gives a node’s own words on, with the data of a revert', async () => {
    const { evm, logIn } = visit({
      rpcRequest: () => {
        throw new FrameError('RPC_FAILED', {
          rpcCode: 3,
          reason: 'execution reverted',
          data: '0x08c3',
        })
      },
    })
    await logIn()
    await expect(
      evm().request({ method: 'eth_call', params: [{ to: address }] }),
    ).rejects.toMatchObject({
      code: 3,
      message: 'execution reverted',
      data: '0x08c3',
    })
  })

  it('signs on Solana with the account in use', async () => {
    const { hosted, kit, logIn } = visit({
      rpcRequest: ({ method }) => ({
        result:
          method === 'solana_signAllTransactions'
            ? { transactions: ['AQI=', 'AwQ='] }
            : method === 'solana_signTransaction'
              ? { transaction: 'AQI=' }
              : { signature: '2g' },
      }),
    })
    await logIn()
    const provider = getProvider(kit, { namespace: 'solana' }) as SolanaProvider
    const transaction = Uint8Array.of(1, 2)
    expect(await provider.signMessage({ message: transaction })).toEqual(
      Uint8Array.of(97),
    )
    expect(await provider.signTransaction({ transaction })).toEqual(transaction)
    expect(
      await provider.signAllTransactions({
        transactions: [transaction, Uint8Array.of(3, 4)],
      }),
    ).toEqual([transaction, Uint8Array.of(3, 4)])
    expect(await provider.signAndSendTransaction?.({ transaction })).toBe('2g')
    for (const [name, payload] of hosted.asked)
      if (name === 'rpcRequest')
        expect(payload).toMatchObject({
          networkId: 'solana:localnet',
          params: { pubkey: solanaAddress },
        })
  })
})
