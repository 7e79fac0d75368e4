import {
  type SolanaTestToken,
  solanaTestAccountSol,
  solanaTestAccounts,
  solanaTestTokens,
} from '../../addresses.js'
import { StackError } from '../../StackError.js'
import { associatedTokenAddress } from './associatedTokenAddress.js'
import type { SolanaRuntime } from './createRuntime.js'
import { token2022Program, tokenProgram } from './tokenPrograms.js'
import { readTokenAccount, writeMint, writeTokenAccount } from './tokenState.js'

const systemProgram = '11111111111111111111111111111111'
const lamportsPerSol = 1_000_000_000n

/**
 * Gives the test accounts their SOL and tokens, and reads back what each
 * then holds.
 * @param runtime a fresh chain
 * @throws StackError when a balance is not the expected one
 * @example await seedSolana(createRuntime(Date.now))
 */
export async function seedSolana(runtime: SolanaRuntime): Promise<void> {
  for (const owner of solanaTestAccounts)
    runtime.setAccount({
      address: owner,
      data: new Uint8Array(),
      executable: false,
      lamports: BigInt(solanaTestAccountSol) * lamportsPerSol,
      program: systemProgram,
    })
  for (const token of solanaTestTokens) await makeToken(runtime, token)
}

async function makeToken(
  runtime: SolanaRuntime,
  token: SolanaTestToken,
): Promise<void> {
  const program = token.isToken2022 ? token2022Program : tokenProgram
  const put = (address: string, data: Uint8Array) =>
    runtime.setAccount({
      address,
      data,
      executable: false,
      lamports: runtime.rentFor(data.length),
      program,
    })
  const supply = token.share * BigInt(solanaTestAccounts.length)
  put(token.address, writeMint({ supply, decimals: token.decimals }))
  for (const owner of solanaTestAccounts) {
    const { address: mint, isToken2022, share: amount } = token
    const place = await associatedTokenAddress({ mint, owner, program })
    put(place, writeTokenAccount({ mint, owner, amount, isToken2022 }))
    const held = runtime.account(place)
    if (!held || readTokenAccount(held.data)?.amount !== amount)
      throw new StackError(
        `On the local Solana ${owner} does not hold ${amount} of ${token.symbol}: start the stack again.`,
      )
  }
}
