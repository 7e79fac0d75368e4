import { describe, expect, it } from 'vitest'
import { sampleAddresses } from '../testing/sampleHandlers.js'
import { parseRequest } from './parseRequest.js'
import { type RpcMethod, rpcPolicy } from './rpcPolicy.js'

const account = sampleAddresses.eip155
const pubkey = sampleAddresses.solana
const hash = `0x${'ab'.repeat(32)}`
const bytes = 'AQAAAA=='

/** What viem, ethers and wagmi send. */
const samples: { readonly [method in RpcMethod]: readonly unknown[] } = {
  eth_call: [
    [{ to: account, data: '0x' }, 'latest'],
    [
      { to: account, data: '0x' },
      { blockHash: hash, requireCanonical: true },
    ],
    [{ from: account, to: null, input: '0x00' }],
    [{ to: account }, '0x1', { [account]: { balance: '0x1' } }],
  ],
  eth_chainId: [[]],
  eth_getBalance: [[account], [account, 'pending']],
  eth_getLogs: [
    [{ fromBlock: '0x1', toBlock: 'latest', topics: [null, [hash]] }],
    [{ blockHash: hash, address: [account] }],
  ],
  eth_getTransactionReceipt: [[hash]],
  eth_estimateGas: [
    [{ from: account, to: account, value: '0x1' }],
    [{ from: account, data: '0x60' }, 'latest'],
  ],
  eth_gasPrice: [[]],
  wallet_getCapabilities: [[], [account], [account, ['0x1']]],
  wallet_getCallsStatus: [[hash]],
  wallet_getAssets: [[{ account, chainFilter: ['0x7a69'] }]],
  eth_sendRawTransaction: [['0x02f8']],
  eth_estimateUserOperationGas: [[{}, account]],
  eth_getUserOperationByHash: [[hash]],
  eth_getUserOperationReceipt: [[hash]],
  eth_supportedEntryPoints: [[]],
  personal_sign: [['0x48656c6c6f', account]],
  eth_signTypedData_v4: [[account, '{"domain":{}}']],
  eth_sendTransaction: [
    [
      {
        from: account,
        to: account,
        value: '0x38d7ea4c68000',
        gas: '0x5208',
        maxFeePerGas: '0x1',
        maxPriorityFeePerGas: '0x0',
        nonce: '0x0',
        type: '0x2',
        chainId: '0x7a69',
        accessList: [{ address: account, storageKeys: [hash] }],
      },
    ],
    [{ from: account, data: '0x6000', gasLimit: '0x5208', gasPrice: '0x1' }],
  ],
  solana_signMessage: [{ pubkey, message: bytes }],
  solana_signTransaction: [{ pubkey, transaction: bytes }],
  solana_signAllTransactions: [{ pubkey, transactions: [bytes, bytes] }],
  solana_signAndSendTransaction: [
    { pubkey, transaction: bytes },
    {
      pubkey,
      transaction: bytes,
      options: { skipPreflight: true, preflightCommitment: 'confirmed' },
    },
  ],
  wallet_sendCalls: [[{ version: '2.0.0', calls: [] }]],
  wallet_grantPermissions: [[{}]],
  wallet_revokePermissions: [[{}]],
  eth_sendUserOperation: [[{}, account]],
}

const ask = (method: string, params: unknown) =>
  parseRequest('rpcRequest', { networkId: 'eip155:1', method, params })

const methods = Object.keys(samples) as RpcMethod[]

describe('params of the wallet’s own requests', () => {
  it.each(methods)('%s takes what libraries send', (method) => {
    for (const params of samples[method]) {
      const { isApproval, limitMs, payload } = ask(method, params)
      expect(payload).toMatchObject({ params })
      expect(isApproval).toBe(rpcPolicy[method] === 'approval')
      expect(limitMs).toBe(isApproval ? 300_000 : 20_000)
    }
  })

  it('refuses a key that nobody sends with -32602', () => {
    const transaction = { from: account, authorizationList: [] }
    for (const [method, params] of [
      ['eth_sendTransaction', [transaction]],
      ['eth_call', [transaction]],
      ['eth_getLogs', [{ fromBlock: '0x1', rpcUrl: 'http://evil.example' }]],
      ['personal_sign', ['0x00', account, 'more']],
      ['personal_sign', ['hello', account]],
      ['eth_signTypedData_v4', [account, 'null']],
      ['solana_signMessage', { pubkey, message: bytes, domain: 'x' }],
      ['solana_signAllTransactions', { pubkey, transactions: [] }],
      ['eth_gasPrice', undefined],
    ] as const)
      expect(() => ask(method, params)).toThrow('RPC_INVALID_PARAMS')
  })

  it.each([
    'eth_sign',
    'eth_signTypedData_v3',
    'eth_accounts',
    'PERSONAL_SIGN',
    'constructor',
    '__proto__',
  ])('[R6.10] refuses %s, which is on neither list', (method) => {
    expect(() => ask(method, [])).toThrow('RPC_NOT_ALLOWED')
  })
})
