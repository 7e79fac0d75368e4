import { getBase58Decoder } from '@solana/kit'
import { describeAmount } from './describeAmount.js'
import { RpcError } from './rpcError.js'
import type { FindAccount, SolanaAccount } from './SolanaAccount.js'
import { tokenProgramName } from './tokenPrograms.js'
import { readMint, readTokenAccount } from './tokenState.js'

/** Nodes write no more than this in base58. */
const base58Limit = 128

/** How a client wants to read accounts. */
export interface AccountFormat {
  readonly encoding?: string | undefined
  readonly dataSlice?: { offset: number; length: number } | null | undefined
}

/**
 * An account as nodes answer it.
 * @param account the account
 * @param format how its data is written; a bare base58 text unless given
 * @param find reads the mint of a token account
 * @throws RpcError when its data is too long for base58
 * @example describeAccount(account, { encoding: 'jsonParsed' }, runtime.account)
 */
export function describeAccount(
  account: SolanaAccount,
  format: AccountFormat,
  find: FindAccount,
) {
  return {
    data: describeData(account, format, find),
    executable: account.executable,
    lamports: Number(account.lamports),
    owner: account.program,
    rentEpoch: 0,
    space: account.data.length,
  }
}

function describeData(
  account: SolanaAccount,
  { dataSlice, encoding }: AccountFormat,
  find: FindAccount,
) {
  const parsed =
    encoding === 'jsonParsed' ? parseData(account, find) : undefined
  if (parsed) return parsed
  const data = dataSlice
    ? account.data.slice(dataSlice.offset, dataSlice.offset + dataSlice.length)
    : account.data
  if (encoding === 'base64' || encoding === 'jsonParsed')
    return [Buffer.from(data).toString('base64'), 'base64']
  if (data.length > base58Limit)
    throw new RpcError(
      -32602,
      `Encoded binary (base 58) data should be less than ${base58Limit} bytes, please use Base64 encoding.`,
    )
  const text = getBase58Decoder().decode(data)
  return encoding === 'base58' ? [text, 'base58'] : text
}

function parseData(account: SolanaAccount, find: FindAccount) {
  const program = tokenProgramName(account.program)
  if (!program) return undefined
  const space = account.data.length
  const mint = readMint(account.data)
  if (mint)
    return {
      program,
      space,
      parsed: {
        type: 'mint',
        info: {
          decimals: mint.decimals,
          freezeAuthority: null,
          isInitialized: mint.isInitialized,
          mintAuthority: mint.authority ?? null,
          supply: `${mint.supply}`,
        },
      },
    }
  const token = readTokenAccount(account.data)
  const mintOfToken = token && find(token.mint)
  const details = mintOfToken && readMint(mintOfToken.data)
  if (!token || !details) return undefined
  return {
    program,
    space,
    parsed: {
      type: 'account',
      info: {
        isNative: token.isNative,
        mint: token.mint,
        owner: token.owner,
        state: token.state,
        tokenAmount: describeAmount(token.amount, details.decimals),
      },
    },
  }
}
