import { allowance } from '../../approvals.js'
import { effectsOf } from '../../Effects.js'
import type { Methods } from '../Method.js'

/** Allowances that are given by a signature, and those of Permit2. */
export const permitMethods: Methods = {
  '0xd505accf': {
    signature: 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    read: (reader, { account, call }) => {
      const owner = reader.address()
      const spender = reader.address()
      const amount = reader.uint()
      // The deadline is that of the signature, not of the allowance.
      for (let word = 0; word < 4; word += 1) reader.skip()
      if (owner !== account) return effectsOf({ warnings: ['movesForOthers'] })
      return allowance({ of: call.to, spender, amount })
    },
  },
  '0x87517c45': {
    signature: 'approve(address,address,uint160,uint48)',
    read: (reader) =>
      allowance({
        of: reader.address(),
        spender: reader.address(),
        amount: reader.uint(160),
        expiresAtS: reader.uint(48),
      }),
  },
  '0x36c78516': {
    signature: 'transferFrom(address,address,uint160,address)',
    read: (reader, { account }) => {
      const from = reader.address()
      const to = reader.address()
      const amount = reader.uint(160)
      const asset = { type: 'token', address: reader.address() } as const
      if (from === account)
        return effectsOf({ outgoing: [{ asset, amount, counterparty: to }] })
      return effectsOf({ warnings: ['movesForOthers'] })
    },
  },
}
