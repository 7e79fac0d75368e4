import { allowance, collectionControl } from '../../approvals.js'
import { type Effects, effectsOf, joinEffects } from '../../Effects.js'
import type { Asset } from '../../Summary.js'
import type { CallScope } from '../CallScope.js'
import type { Methods } from '../Method.js'

/** ERC-20, ERC-721 and ERC-1155. */
export const tokenMethods: Methods = {
  '0xa9059cbb': {
    signature: 'transfer(address,uint256)',
    read: (reader, scope) => {
      const to = reader.address()
      const asset = { type: 'token', address: scope.call.to } as const
      return move(scope, asset, reader.uint(), scope.call.caller, to)
    },
  },
  '0x23b872dd': {
    signature: 'transferFrom(address,address,uint256)',
    read: (reader, scope) => {
      const from = reader.address()
      const to = reader.address()
      const asset = { type: 'token', address: scope.call.to } as const
      return move(scope, asset, reader.uint(), from, to)
    },
  },
  '0x095ea7b3': {
    signature: 'approve(address,uint256)',
    read: (reader, { call }) =>
      allowance({
        of: call.to,
        spender: reader.address(),
        amount: reader.uint(),
      }),
  },
  '0x39509351': {
    signature: 'increaseAllowance(address,uint256)',
    read: (reader, { call }) =>
      allowance({
        of: call.to,
        spender: reader.address(),
        amount: reader.uint(),
      }),
  },
  '0xa457c2d7': {
    signature: 'decreaseAllowance(address,uint256)',
    read: (reader, { call }) => {
      const spender = reader.address()
      reader.uint()
      return allowance({ of: call.to, spender, amount: 0n })
    },
  },
  '0xa22cb465': {
    signature: 'setApprovalForAll(address,bool)',
    read: (reader, { call }) => {
      const operator = reader.address()
      return collectionControl(call.to, operator, reader.bool())
    },
  },
  '0x42842e0e': {
    signature: 'safeTransferFrom(address,address,uint256)',
    read: (reader, scope) => {
      const from = reader.address()
      const to = reader.address()
      return move(scope, itemOf(scope, reader.uint()), 1n, from, to)
    },
  },
  '0xb88d4fde': {
    signature: 'safeTransferFrom(address,address,uint256,bytes)',
    read: (reader, scope) => {
      const from = reader.address()
      const to = reader.address()
      const asset = itemOf(scope, reader.uint())
      reader.bytes()
      return move(scope, asset, 1n, from, to)
    },
  },
  '0xf242432a': {
    signature: 'safeTransferFrom(address,address,uint256,uint256,bytes)',
    read: (reader, scope) => {
      const from = reader.address()
      const to = reader.address()
      const asset = itemOf(scope, reader.uint())
      const amount = reader.uint()
      reader.bytes()
      return move(scope, asset, amount, from, to)
    },
  },
  '0x2eb2c2d6': {
    signature:
      'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    read: (reader, scope) => {
      const from = reader.address()
      const to = reader.address()
      const ids = reader.list((entries) => entries.uint())
      const amounts = reader.list((entries) => entries.uint())
      reader.bytes()
      return joinEffects(
        ids.map((id, index) =>
          move(scope, itemOf(scope, id), amounts[index] ?? 0n, from, to),
        ),
      )
    },
  },
}

function itemOf({ call }: CallScope, id: bigint): Asset {
  return { type: 'item', address: call.to, id }
}

function move(
  { account }: CallScope,
  asset: Asset,
  amount: bigint,
  from: string,
  to: string,
): Effects {
  if (from === account)
    return effectsOf({ outgoing: [{ asset, amount, counterparty: to }] })
  if (to === account)
    return effectsOf({ incoming: [{ asset, amount, counterparty: from }] })
  return effectsOf({ warnings: ['movesForOthers'] })
}
