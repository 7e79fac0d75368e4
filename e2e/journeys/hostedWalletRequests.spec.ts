import { generateKeyPairSync } from 'node:crypto'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { encodeFunctionData, erc20Abi, parseEther, parseGwei } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { solanaChain } from '../../devstack/addresses.js'
import { rpcPolicy } from '../../packages/protocol/src/exports/rpc.js'
import { chainA, dollar, nodeA, ownAccount, stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { type FrameAnswer, WalletHost } from '../pages/WalletHost.js'
import { isSignedBy } from '../verifySignature.js'
import { writeSolanaTransfer } from '../writeSolanaTransfer.js'

// A page that no server of this machine served needs leave to come here.
test.use({ permissions: ['local-network-access'] })

const solanaId = `solana:${solanaChain.reference}`

async function signedIn(page: Page, name: string) {
  const host = new WalletHost(page)
  await host.open()
  const accounts = await host.signIn(`${name}-requests@tide.example`)
  /** Asks again where messages came too fast: 50 a second are heard. */
  const ask = async (method: string, params: unknown, networkId?: string) => {
    let answer: FrameAnswer
    do answer = await host.askWallet(method, params, networkId)
    while (answer.e?.code === 'LIMIT')
    return answer
  }
  /** How often the wallet has shown something. */
  const opened = () =>
    page.evaluate(
      () =>
        (window as unknown as { events: { m: string }[] }).events.filter(
          ({ m }) => m === 'approvalOpened',
        ).length,
    )
  return { ...accounts, ask, host, opened }
}

test.describe('what a page asks of the hosted wallet', () => {
  test('[R6.1] [R6.3] [R6.10] reads and relays without a word to the visitor', async ({
    page,
  }) => {
    const { ask, opened } = await signedIn(page, 'reads')
    const before = await opened()
    const balance = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [ownAccount],
    })
    const call = { to: dollar.address, data: balance }
    const [first] = (await nodeA.getBlock({ blockNumber: 1n })).transactions
    const untouched = `0x${'57'.repeat(20)}`
    const equals: [method: string, params: unknown, result: unknown][] = [
      ['eth_chainId', [], `0x${stack.evmA.chainId.toString(16)}`],
      ['eth_getBalance', [untouched, 'latest'], '0x0'],
      ['eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x0' }], []],
      ['eth_estimateGas', [{ from: ownAccount, to: untouched }], '0x5208'],
    ]
    for (const [method, params, result] of equals)
      expect((await ask(method, params)).p, method).toEqual({ result })
    expect((await ask('eth_call', [call, 'latest'])).p).toEqual({
      result: expect.stringMatching(/^0x[\da-f]{64}$/),
    })
    expect((await ask('eth_getTransactionReceipt', [first])).p).toMatchObject({
      result: { transactionHash: first, blockNumber: '0x1' },
    })
    expect((await ask('eth_gasPrice', [])).p).toEqual({
      result: expect.stringMatching(/^0x[\da-f]+$/),
    })

    const stranger = privateKeyToAccount(generatePrivateKey())
    const { address } = stranger
    await chainA.setBalance({ address, value: parseEther('1') })
    const raw = await stranger.signTransaction({
      chainId: stack.evmA.chainId,
      to: untouched as `0x${string}`,
      value: 0n,
      gas: 21_000n,
      gasPrice: parseGwei('100'),
    })
    const relayed = (await ask('eth_sendRawTransaction', [raw])).p
    const { result } = relayed as { result: `0x${string}` }
    const receipt = await nodeA.waitForTransactionReceipt({ hash: result })
    expect(receipt).toMatchObject({
      status: 'success',
      from: address.toLowerCase(),
    })
    expect(await opened()).toBe(before)
  })

  test('[R6.6] [R6.10] asks the visitor for every signature of Solana', async ({
    page,
  }) => {
    const { ask, host, opened, solana: from } = await signedIn(page, 'signs')
    const { publicKey } = generateKeyPairSync('ed25519')
    const to = base58.encode(
      publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
    )
    const transaction = await writeSolanaTransfer({ from, to, lamports: 1n })
    const pubkey = from
    const message = Buffer.from('Hello from Hasp').toString('base64')
    const requests: [method: string, params: object][] = [
      ['solana_signMessage', { pubkey, message }],
      ['solana_signTransaction', { pubkey, transaction }],
    ]
    for (const [method, params] of requests) {
      const before = await opened()
      const asked = ask(method, params, solanaId)
      await host.frame.getByRole('button', { name: 'Reject' }).click()
      expect((await asked).e, method).toMatchObject({ code: 'RPC_REJECTED' })
      expect(await opened()).toBe(before + 1)
    }
    const more: [method: string, params: object][] = [
      ['solana_signAllTransactions', { pubkey, transactions: [transaction] }],
      ['solana_signAndSendTransaction', { pubkey, transaction }],
    ]
    for (const [method, params] of more) {
      const asked = ask(method, params, solanaId)
      await expect(host.frame.locator('.amount').first()).toHaveText(
        '0.000000001 SOL',
      )
      await host.ask('rpcAbort')
      expect((await asked).e, method).toMatchObject({ code: 'ABORTED' })
    }
    const signing = ask('solana_signMessage', { pubkey, message }, solanaId)
    await host.approve()
    const { result } = (await signing).p as { result: { signature: string } }
    const inHex = Buffer.from(base58.decode(result.signature)).toString('hex')
    expect(await isSignedBy('Solana', from, `0x${inHex}`)).toBe(true)
  })

  test('T-APR-03 [R6.10] hears of 200 other methods, and shows nothing', async ({
    page,
  }) => {
    test.slow()
    const { ask, opened } = await signedIn(page, 'others')
    const before = await opened()
    const known = Object.keys(rpcPolicy)
    const others = [
      ...known.flatMap((name) => [
        name.toUpperCase(),
        ` ${name}`,
        `${name}\0`,
        `${name}_v9`,
        `${name}()`,
        name.replace('_', '.'),
        name.replace('eth', 'еth').replace('wallet', 'wаllet'),
      ]),
      ...['eth_sign', 'eth_signTransaction', 'eth_signTypedData'],
      ...['eth_signTypedData_v1', 'eth_signTypedData_v3', 'eth_decrypt'],
      ...['eth_getEncryptionPublicKey', 'eth_requestAccounts', 'eth_accounts'],
      ...['wallet_addEthereumChain', 'wallet_switchEthereumChain'],
      ...['wallet_requestPermissions', 'wallet_watchAsset', 'wallet_connect'],
      ...[
        'wallet_signAuthorization',
        'eth_signAuthorization',
        'wallet_getKeys',
      ],
      ...['debug_traceCall', 'anvil_setBalance', 'evm_mine', 'admin_peers'],
      ...[
        'personal_ecRecover',
        'personal_unlockAccount',
        'personal_listAccounts',
      ],
      ...['miner_start', 'txpool_content', 'net_version', 'web3_sha3', ''],
      ...['constructor', '__proto__', 'prototype', 'toString', 'valueOf'],
      ...['hasOwnProperty', '__defineGetter__', 'then', 'apply', 'call'],
    ].filter((name) => !known.includes(name))
    expect(new Set(others).size).toBeGreaterThanOrEqual(200)
    for (const name of new Set(others))
      expect((await ask(name, [])).e, JSON.stringify(name)).toMatchObject({
        code: 'RPC_NOT_ALLOWED',
      })
    expect(await opened()).toBe(before)
  })

  test('[R7.15] has smart accounts on no network, and says so', async ({
    page,
  }) => {
    const { host } = await signedIn(page, 'smart')
    expect((await host.ask('getSmartAccountEnabledNetworks')).p).toEqual({
      networkIds: [],
    })
    const preferred = { namespace: 'eip155', type: 'smartAccount' }
    expect((await host.ask('setPreferredAccount', preferred)).e).toMatchObject({
      code: 'FEATURE_ABSENT',
    })
  })
})
