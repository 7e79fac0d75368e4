import { base58 } from '@scure/base'
import { allowance, ownership } from '../approvals.js'
import { type Effects, effectsOf, noEffects } from '../Effects.js'
import type { Asset } from '../Summary.js'
import type { InstructionScope, ReadInstruction } from './Program.js'

/** The Token program and Token-2022: the first share their instructions. */
export const tokenProgramAddresses: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** @see https://docs.rs/spl-token-interface */
export const readTokenInstruction: ReadInstruction = (scope) => {
  if (scope.data.byteLength === 0) return undefined
  const read = instructions[scope.data.getUint8(0)]
  return read?.(scope)
}

const instructions: Readonly<Record<number, ReadInstruction>> = {
  // Transfer: source, destination, owner. Which token it is, is not said.
  3: (scope) => {
    const source = scope.at(0)
    if (source === undefined || scope.data.byteLength !== 9) return undefined
    const asset = { type: 'holding', address: source } as const
    return transfer(scope, asset, scope.at(1), scope.at(2))
  },
  // Approve: source, delegate, owner.
  4: (scope) => approve(scope, scope.at(0), scope.at(1), 9),
  // Revoke
  5: ({ at }) => {
    const source = at(0)
    return source === undefined
      ? undefined
      : effectsOf({
          approvals: [
            {
              type: 'revoked',
              of: source,
              spender: '',
              amount: 0n,
              isUnlimited: false,
            },
          ],
        })
  },
  6: (scope) => setAuthority(scope),
  // Burn: account, mint, owner.
  8: (scope) => burn(scope, 9),
  // CloseAccount: account, destination, owner.
  9: ({ account, at }) => {
    const [holding, to] = [at(0), at(1)]
    if (holding === undefined || to === undefined) return undefined
    if (to === account) return noEffects
    const asset = { type: 'native' } as const
    return effectsOf({
      outgoing: [{ asset, amount: 'all', counterparty: to }],
    })
  },
  // TransferChecked: source, mint, destination, owner.
  12: (scope) => {
    const mint = scope.at(1)
    if (mint === undefined || scope.data.byteLength !== 10) return undefined
    const asset = { type: 'token', address: mint } as const
    return transfer(scope, asset, scope.at(2), scope.at(3))
  },
  // ApproveChecked: source, mint, delegate, owner.
  13: (scope) => approve(scope, scope.at(1), scope.at(2), 10),
  15: (scope) => burn(scope, 10),
  // SyncNative
  17: () => noEffects,
}

function transfer(
  { account, data }: InstructionScope,
  asset: Asset,
  to: string | undefined,
  owner: string | undefined,
): Effects | undefined {
  if (to === undefined || owner === undefined) return undefined
  const amount = data.getBigUint64(1, true)
  return owner === account
    ? effectsOf({ outgoing: [{ asset, amount, counterparty: to }] })
    : effectsOf({ warnings: ['movesForOthers'] })
}

function approve(
  { data }: InstructionScope,
  of: string | undefined,
  spender: string | undefined,
  length: number,
): Effects | undefined {
  if (of === undefined || spender === undefined || data.byteLength !== length)
    return undefined
  return tokenAllowance(of, spender, data.getBigUint64(1, true))
}

/** That a delegate may move up to an amount of a token. */
export function tokenAllowance(
  of: string,
  spender: string,
  amount: bigint,
): Effects {
  // The largest amount of Solana is that of 64 bits.
  const isEverything = amount === (1n << 64n) - 1n
  return allowance({ of, spender, amount: isEverything ? everything : amount })
}

const everything = (1n << 256n) - 1n

function burn(
  { at, data }: InstructionScope,
  length: number,
): Effects | undefined {
  const mint = at(1)
  if (mint === undefined || data.byteLength !== length) return undefined
  const asset = { type: 'token', address: mint } as const
  const amount = data.getBigUint64(1, true)
  return effectsOf({ outgoing: [{ asset, amount, counterparty: '' }] })
}

/** Somebody else comes to rule a holding or a mint. */
function setAuthority({ at, data }: InstructionScope): Effects | undefined {
  const ruled = at(0)
  if (ruled === undefined || data.byteLength < 3) return undefined
  if (data.getUint8(2) === 0) return effectsOf({ warnings: ['controlGiven'] })
  if (data.byteLength !== 35) return undefined
  const owner = new Uint8Array(data.buffer, data.byteOffset + 3, 32)
  return ownership(ruled, base58.encode(owner))
}
