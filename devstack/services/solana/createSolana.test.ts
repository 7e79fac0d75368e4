import { createHash } from 'node:crypto'
import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  isSolanaError,
  type KeyPairSigner,
  lamports,
  pipe,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  solanaTestAccounts,
  solanaTestTokens,
  testMnemonic,
} from '../../addresses.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../testing/startTestSolana.js'
import { associatedTokenAddress } from './associatedTokenAddress.js'
import {
  associatedTokenProgram,
  token2022Program,
  tokenProgram,
} from './tokenPrograms.js'

const systemProgram = address('11111111111111111111111111111111')
const [pass, dollar, coin] = solanaTestTokens
const [sender] = solanaTestAccounts

describe('the local Solana, asked by @solana/kit', () => {
  let solana: TestSolana
  let signer: KeyPairSigner

  beforeAll(async () => {
    solana = await startTestSolana()
    const seed = createHash('sha256').update(`${testMnemonic}/solana/0`)
    signer = await createKeyPairSignerFromPrivateKeyBytes(
      Uint8Array.from(seed.digest()),
    )
  })
  afterAll(() => solana.stop())

  const rpc = () => createSolanaRpc(solana.url)
  const events = () => createSolanaRpcSubscriptions(solana.webSocketUrl)

  async function sign(...instructions: Instruction[]) {
    const { value } = await rpc().getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (one) => setTransactionMessageFeePayerSigner(signer, one),
      (one) => setTransactionMessageLifetimeUsingBlockhash(value, one),
      (one) => appendTransactionMessageInstructions(instructions, one),
    )
    const signed = await signTransactionMessageWithSigners(message)
    assertIsTransactionWithBlockhashLifetime(signed)
    return signed
  }

  async function send(...instructions: Instruction[]) {
    const transaction = await sign(...instructions)
    const confirm = sendAndConfirmTransactionFactory({
      rpc: rpc(),
      rpcSubscriptions: events(),
    })
    await confirm(transaction, { commitment: 'confirmed' })
    return getSignatureFromTransaction(transaction)
  }

  const held = async (owner: string, mint: string, program = tokenProgram) => {
    const place = await associatedTokenAddress({ mint, owner, program })
    const { value } = await rpc().getTokenAccountBalance(address(place)).send()
    return value
  }

  it('has funded accounts, and the keys that they belong to', async () => {
    expect(signer.address).toBe(sender)
    for (const owner of solanaTestAccounts) {
      const { value } = await rpc().getBalance(address(owner)).send()
      expect(value).toBe(100_000_000_000n)
      expect(await held(owner, pass.address)).toMatchObject({
        amount: '25',
        decimals: 0,
      })
      expect(await held(owner, dollar.address)).toMatchObject({
        amount: '2500000000',
        uiAmountString: '2500',
      })
      expect(await held(owner, coin.address, token2022Program)).toMatchObject({
        amount: '1000000000000',
        decimals: 9,
      })
    }
    const supply = await rpc().getTokenSupply(address(pass.address)).send()
    expect(supply.value.amount).toBe('125')
  })

  it('moves SOL and tells when it is confirmed', async () => {
    const to = await freshAddress()
    const signature = await send(transferSol(signer, to, 1_500_000_000n))
    const { value } = await rpc().getBalance(to).send()
    expect(value).toBe(1_500_000_000n)
    const [logged] = await rpc().getSignaturesForAddress(to).send()
    expect(logged?.signature).toBe(signature)
    const found = await rpc()
      .getTransaction(signature, {
        encoding: 'json',
        maxSupportedTransactionVersion: 0,
      })
      .send()
    expect(found?.meta).toMatchObject({ err: null, fee: 5_000n })
  })

  it.each([
    { kind: 'no decimals', token: pass, program: tokenProgram, amount: 3n },
    {
      kind: 'Token-2022',
      token: coin,
      program: token2022Program,
      amount: 2_500_000_000n,
    },
  ])(
    'moves a token of $kind, opening the account for it',
    async ({ amount, program, token }) => {
      const owner = await freshAddress()
      const [from, to] = await Promise.all(
        [sender, owner].map((one) =>
          associatedTokenAddress({ mint: token.address, owner: one, program }),
        ),
      )
      const signature = await send(
        openAccount(signer, {
          owner,
          place: to ?? '',
          mint: token.address,
          program,
        }),
        transferToken(signer, {
          from: from ?? '',
          to: to ?? '',
          mint: token.address,
          program,
          amount,
          decimals: token.decimals,
        }),
      )
      const balance = await held(owner, token.address, program)
      expect(balance.amount).toBe(`${amount}`)
      const accounts = await rpc()
        .getTokenAccountsByOwner(
          owner,
          { mint: address(token.address) },
          { encoding: 'jsonParsed' },
        )
        .send()
      expect(accounts.value).toMatchObject([
        { account: { data: { parsed: { info: { mint: token.address } } } } },
      ])
      const { meta } =
        (await rpc()
          .getTransaction(signature, {
            encoding: 'json',
            maxSupportedTransactionVersion: 0,
          })
          .send()) ?? {}
      expect(meta?.postTokenBalances).toContainEqual(
        expect.objectContaining({
          owner,
          uiTokenAmount: expect.objectContaining({ amount: `${amount}` }),
        }),
      )
    },
  )

  it('refuses what would fail, and says why', async () => {
    const to = await freshAddress()
    const failed = await send(
      transferSol(signer, to, 1_000_000_000_000_000n),
    ).catch((error: unknown) => error)
    expect(
      isSolanaError(
        failed,
        SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
      ),
    ).toBe(true)
    expect(
      await call('simulateTransaction', [
        getBase64EncodedWireTransaction(
          await sign(transferSol(signer, to, 1_000_000_000_000_000n)),
        ),
        { encoding: 'base64' },
      ]),
    ).toMatchObject({
      value: { err: { InstructionError: [0, { Custom: 1 }] } },
    })
  })

  it('says what accounts would hold, and changes none', async () => {
    const to = await freshAddress()
    const elsewhere = await freshAddress()
    const wire = getBase64EncodedWireTransaction(
      await sign(transferSol(signer, to, 3_000_000n)),
    )
    const before = await rpc().getBalance(signer.address).send()
    expect(
      await call('simulateTransaction', [
        wire,
        {
          encoding: 'base64',
          accounts: {
            addresses: [to, signer.address, elsewhere],
            encoding: 'base64',
          },
        },
      ]),
    ).toMatchObject({
      value: {
        err: null,
        accounts: [
          {
            lamports: 3_000_000,
            data: ['', 'base64'],
            owner: systemProgram,
          },
          { lamports: Number(before.value) - 3_005_000 },
          null,
        ],
      },
    })
    expect((await rpc().getBalance(to).send()).value).toBe(0n)
  })

  it('keeps a failed transaction when it is sent without a look', async () => {
    const transaction = await sign(
      transferSol(signer, await freshAddress(), 1_000_000_000_000_000n),
    )
    const signature = await rpc()
      .sendTransaction(getBase64EncodedWireTransaction(transaction), {
        encoding: 'base64',
        skipPreflight: true,
      })
      .send()
    const { value } = await rpc().getSignatureStatuses([signature]).send()
    expect(value[0]?.err).toEqual({
      InstructionError: [0n, { Custom: 1n }],
    })
  })

  it('takes a transaction once, and none with a strange block hash', async () => {
    const to = await freshAddress()
    const transaction = await sign(transferSol(signer, to, 1_000_000n))
    const wire = getBase64EncodedWireTransaction(transaction)
    const twice = [wire, wire].map((one) =>
      call('sendTransaction', [one, { encoding: 'base64' }]),
    )
    const [first, second] = await Promise.all(twice)
    expect(second).toBe(first)
    expect(await call('getBalance', [to])).toMatchObject({ value: 1_000_000 })
    expect(await call('isBlockhashValid', [systemProgram])).toMatchObject({
      value: false,
    })
  })

  it('gives SOL to who asks', async () => {
    const to = await freshAddress()
    await rpc().requestAirdrop(to, lamports(2_000_000_000n)).send()
    const { value } = await rpc().getBalance(to).send()
    expect(value).toBe(2_000_000_000n)
  })

  it('tells subscribers of accounts and of slots', async () => {
    const to = await freshAddress()
    const stop = new AbortController()
    const [balances, slots] = await Promise.all([
      events()
        .accountNotifications(to, { commitment: 'confirmed' })
        .subscribe({ abortSignal: stop.signal }),
      events().slotNotifications().subscribe({ abortSignal: stop.signal }),
    ])
    await rpc().requestAirdrop(to, lamports(5_000_000n)).send()
    for await (const { value } of balances) {
      expect(value.lamports).toBe(5_000_000n)
      break
    }
    for await (const { parent, slot } of slots) {
      expect(parent).toBe(slot - 1n)
      break
    }
    stop.abort()
  })

  it.each([
    ['getBalance', ['junk'], -32602],
    ['getBalance', {}, -32602],
    ['sendTransaction', ['!'], -32602],
    ['getTokenSupply', [sender], -32602],
    ['getMoon', [], -32601],
  ])('refuses %s with %j', async (method, params, code) => {
    await expect(call(method, params)).rejects.toMatchObject({ code })
  })

  it('answers batches, health checks and nonsense', async () => {
    const post = (body: string) =>
      fetch(solana.url, { method: 'POST', body }).then((one) => one.json())
    expect(
      await post(
        '[{"jsonrpc":"2.0","id":1,"method":"getHealth"},{"jsonrpc":"2.0","id":2,"method":"getGenesisHash"}]',
      ),
    ).toMatchObject([{ id: 1, result: 'ok' }, { id: 2 }])
    expect(await post('{')).toMatchObject({ error: { code: -32700 } })
    expect(await post('7')).toMatchObject({ error: { code: -32600 } })
    const health = await fetch(`${solana.url}/healthz`)
    expect(await health.text()).toBe('ok')
  })

  async function call(method: string, params: unknown): Promise<unknown> {
    const response = await fetch(solana.url, {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { error, result } = (await response.json()) as {
      error?: object
      result?: unknown
    }
    if (error) throw Object.assign(new Error(), error)
    return result
  }
})

async function freshAddress(): Promise<Address> {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  return (await createKeyPairSignerFromPrivateKeyBytes(seed)).address
}

function transferSol(
  from: KeyPairSigner,
  to: Address,
  amount: bigint,
): Instruction {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, 2, true)
  data.setBigUint64(4, amount, true)
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from.address, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: new Uint8Array(data.buffer),
  }
}

function openAccount(
  payer: KeyPairSigner,
  about: { owner: string; place: string; mint: string; program: string },
): Instruction {
  return {
    programAddress: address(associatedTokenProgram),
    accounts: [
      { address: payer.address, role: AccountRole.WRITABLE_SIGNER },
      { address: address(about.place), role: AccountRole.WRITABLE },
      ...[about.owner, about.mint, systemProgram, about.program].map((one) => ({
        address: address(one),
        role: AccountRole.READONLY,
      })),
    ],
    data: Uint8Array.of(1),
  }
}

function transferToken(
  owner: KeyPairSigner,
  about: {
    from: string
    to: string
    mint: string
    program: string
    amount: bigint
    decimals: number
  },
): Instruction {
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, 12)
  data.setBigUint64(1, about.amount, true)
  data.setUint8(9, about.decimals)
  return {
    programAddress: address(about.program),
    accounts: [
      { address: address(about.from), role: AccountRole.WRITABLE },
      { address: address(about.mint), role: AccountRole.READONLY },
      { address: address(about.to), role: AccountRole.WRITABLE },
      { address: owner.address, role: AccountRole.READONLY_SIGNER },
    ],
    data: new Uint8Array(data.buffer),
  }
}
