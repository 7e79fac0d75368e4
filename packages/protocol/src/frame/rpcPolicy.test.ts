import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyRpcMethod, rpcPolicy } from '../exports/rpc.js'

const safe = {
  '[R6.1]': [
    'eth_call',
    'eth_chainId',
    'eth_getBalance',
    'eth_getLogs',
    'eth_getTransactionReceipt',
    'eth_estimateGas',
    'eth_gasPrice',
  ],
  '[R6.2]': [
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'wallet_getAssets',
  ],
  '[R6.3]': ['eth_sendRawTransaction'],
  '[R6.4]': [
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_getUserOperationReceipt',
    'eth_supportedEntryPoints',
  ],
}
const approval = {
  '[R6.5]': ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
  '[R6.6]': [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
  '[R6.7]': [
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
  ],
  '[R6.8]': ['eth_sendUserOperation'],
}

describe('classifyRpcMethod', () => {
  it.each(Object.entries(safe))('%s needs no approval', (_, methods) => {
    for (const method of methods) expect(classifyRpcMethod(method)).toBe('safe')
  })

  it.each(Object.entries(approval))('%s needs approval', (_, methods) => {
    for (const method of methods)
      expect(classifyRpcMethod(method)).toBe('approval')
  })

  it('[R6.10] has safe requests and requests for approval, no others', () => {
    const known = [safe, approval].flatMap((group) =>
      Object.values(group).flat(),
    )
    expect(Object.keys(rpcPolicy).sort()).toEqual(known.sort())
    expect(new Set(Object.values(rpcPolicy))).toEqual(
      new Set(['safe', 'approval']),
    )
  })

  it.each([
    'eth_sign',
    'eth_signTransaction',
    'wallet_addEthereumChain',
    'PERSONAL_SIGN',
    ' personal_sign',
    'personal_sign\0',
    '',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
  ])('does not allow %j', (method) => {
    expect(classifyRpcMethod(method)).toBe('notAllowed')
  })

  it('allows nothing that is not in the table', () => {
    fc.assert(
      fc.property(fc.string(), (method) => {
        const isListed = Object.keys(rpcPolicy).includes(method)
        expect(classifyRpcMethod(method) !== 'notAllowed').toBe(isListed)
      }),
    )
  })
})
