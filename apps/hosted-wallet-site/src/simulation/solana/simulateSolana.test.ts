import {
  AccountRole,
  type AddressesByLookupTableAddress,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase58Decoder,
  getBase58Encoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  solanaTestAccounts,
  solanaTestTokens,
} from '../../../../../devstack/addresses.js'
import { associatedTokenAddress } from '../../../../../devstack/services/solana/associatedTokenAddress.js'
import {
  associatedTokenProgram,
  token2022Program,
  tokenProgram,
} from '../../../../../devstack/services/solana/tokenPrograms.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../devstack/testing/startTestSolana.js'
import { simulateAll } from './simulateAll.js'

const [account, receiver] = solanaTestAccounts
const [pass, dollar, coin] = solanaTestTokens
const systemProgram = '11111111111111111111111111111111'
const newcomer = getBase58Decoder().decode(new Uint8Array(32).fill(9))
const rentOfHolding = 2_039_280n

const signer = (of: string) => [of, AccountRole.WRITABLE_SIGNER] as const
const writable = (of: string) => [of, AccountRole.WRITABLE] as const
const readable = (of: string) => [of, AccountRole.READONLY] as const

function instruction(
  program: string,
  accounts: readonly (readonly [string, AccountRole])[],
  data: readonly number[],
): Instruction {
  return {
    programAddress: address(program),
    accounts: accounts.map(([of, role]) => ({ address: address(of), role })),
    data: Uint8Array.from(data),
  }
}

/** Eight bytes, the lowest first. */
function u64(value: bigint): readonly number[] {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return [...bytes]
}

const sendSol = (lamports: bigint) =>
  instruction(
    systemProgram,
    [signer(account), writable(newcomer)],
    [2, 0, 0, 0, ...u64(lamports)],
  )

describe('T-APR-12 what changes on Solana is measured', () => {
  let solana: TestSolana

  beforeAll(async () => {
    solana = await startTestSolana()
  })
  afterAll(() => solana.stop())

  const askNode = async (method: string, params: unknown) => {
    const response = await fetch(solana.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = (await response.json()) as {
      error?: { message: string }
      result?: unknown
    }
    if (error) throw new Error(error.message)
    return result
  }
  /** What the wallet gets: a transaction without its signature. */
  const write = (
    instructions: readonly Instruction[],
    tables: AddressesByLookupTableAddress = {},
  ) =>
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayer(address(account), message),
      (message) =>
        setTransactionMessageLifetimeUsingBlockhash(
          // Far too old, as after a long read.
          { blockhash: blockhash(systemProgram), lastValidBlockHeight: 1n },
          message,
        ),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) =>
        compressTransactionMessageUsingAddressLookupTables(message, tables),
      (message) =>
        Uint8Array.from(
          getTransactionEncoder().encode(compileTransaction(message)),
        ),
    )
  const simulate = (...transactions: readonly Uint8Array[]) =>
    simulateAll(transactions, { account, askNode })
  const found = (changes: object) => ({
    status: 'changes',
    changes: [],
    approvals: [],
    isWhole: true,
    ...changes,
  })
  const sol = (by: bigint) => ({ asset: { type: 'native' }, by })
  const tokens = (of: string, by: bigint) => ({
    asset: { type: 'token', address: of },
    by,
  })

  it('in SOL, without the fee', async () => {
    expect(await simulate(write([sendSol(3_000_000n)]))).toEqual(
      found({ changes: [sol(-3_000_000n)] }),
    )
  })

  it.each([
    ['Token', dollar, tokenProgram],
    ['Token-2022', coin, token2022Program],
  ])(
    'in tokens of the program %s, and in what their place costs',
    async (_, token, program) => {
      const mint = token.address
      const place = (owner: string) =>
        associatedTokenAddress({ mint, owner, program })
      const [from, to] = [await place(account), await place(newcomer)]
      const open = instruction(
        associatedTokenProgram,
        [
          signer(account),
          writable(to),
          readable(newcomer),
          readable(mint),
          readable(systemProgram),
          readable(program),
        ],
        [1],
      )
      const move = instruction(
        program,
        [writable(from), readable(mint), writable(to), signer(account)],
        [12, ...u64(12_500_000n), token.decimals],
      )
      const simulation = await simulate(write([open, move]))
      expect(simulation).toMatchObject({
        status: 'changes',
        approvals: [],
        isWhole: true,
        changes: [{ asset: { type: 'native' } }, tokens(mint, -12_500_000n)],
      })
      const [rent] = 'changes' in simulation ? simulation.changes : []
      expect(rent?.by).toBeLessThanOrEqual(-rentOfHolding)
    },
  )

  it('in control over tokens that others get', async () => {
    const mint = pass.address
    const from = await associatedTokenAddress({
      ...{ mint, owner: account, program: tokenProgram },
    })
    const approve = instruction(
      tokenProgram,
      [writable(from), readable(receiver), signer(account)],
      [4, ...u64(7n)],
    )
    expect(await simulate(write([approve]))).toEqual(
      found({
        approvals: [
          {
            type: 'amount',
            of: mint,
            spender: receiver,
            amount: 7n,
            isUnlimited: false,
          },
        ],
      }),
    )
    const bytes = getBase58Encoder().encode(receiver)
    const give = instruction(
      tokenProgram,
      [writable(from), signer(account)],
      [6, 2, 1, ...bytes],
    )
    expect(await simulate(write([give]))).toEqual(
      found({
        changes: [tokens(mint, -pass.share)],
        approvals: [expect.objectContaining({ type: 'owner', of: from })],
      }),
    )
    const assign = instruction(
      systemProgram,
      [signer(account)],
      [1, 0, 0, 0, ...getBase58Encoder().encode(tokenProgram)],
    )
    expect(await simulate(write([assign]))).toEqual(
      found({
        approvals: [
          expect.objectContaining({
            type: 'owner',
            of: account,
            spender: tokenProgram,
          }),
        ],
      }),
    )
  })

  it('in accounts that a lookup table names', async () => {
    const table = getBase58Decoder().decode(new Uint8Array(32).fill(8))
    const mint = dollar.address
    const place = (owner: string) =>
      associatedTokenAddress({ mint, owner, program: tokenProgram })
    const [from, to] = [await place(account), await place(receiver)]
    const encode = getBase58Encoder().encode
    solana.runtime.setAccount({
      address: table,
      program: 'AddressLookupTab1e1111111111111111111111111',
      executable: false,
      lamports: 10n ** 9n,
      data: Uint8Array.from([
        ...[1, 0, 0, 0],
        // It is in use, and was last added to long ago.
        ...[...u64((1n << 64n) - 1n), ...u64(0n), 0],
        ...new Uint8Array(35),
        ...encode(from),
        ...encode(to),
      ]),
    })
    const move = instruction(
      tokenProgram,
      [writable(from), writable(to), signer(account)],
      [3, ...u64(4n)],
    )
    const tables = { [address(table)]: [address(from), address(to)] }
    expect(await simulate(write([move], tables))).toEqual(
      found({ changes: [tokens(mint, -4n)] }),
    )
  })

  it('or it fails', async () => {
    expect(await simulate(write([sendSol(10n ** 15n)]))).toEqual({
      status: 'fails',
    })
  })

  it('and of several at once not all that there is', async () => {
    const one = write([sendSol(1_000_000n)])
    expect(await simulate(one, write([sendSol(2_000_000n)]))).toEqual(
      found({
        changes: [sol(-1_000_000n), sol(-2_000_000n)],
        isWhole: false,
      }),
    )
    // The second may need what the first does.
    expect(await simulate(one, write([sendSol(10n ** 15n)]))).toEqual({
      status: 'unknown',
    })
    await expect(
      simulate(...Array.from({ length: 9 }, () => one)),
    ).rejects.toThrow('as often')
  })

  it.each([
    ['no accounts', { err: null, accounts: null }],
    ['an account too few', { err: null, accounts: [] }],
    ['no error and no success', { accounts: [] }],
    ['amounts in words', { err: null, accounts: [{ lamports: '1' }, null] }],
    ['nothing', null],
  ])('by no node that answers %s', async (_, value) => {
    await expect(
      simulateAll([write([sendSol(1n)])], {
        account,
        askNode: async (method, params) =>
          method === 'simulateTransaction'
            ? { value }
            : await askNode(method, params),
      }),
    ).rejects.toThrow()
  })
})
