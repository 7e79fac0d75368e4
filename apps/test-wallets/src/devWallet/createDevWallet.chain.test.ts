import { createPublicClient, encodeFunctionData, erc20Abi, http } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addresses, testTokens } from '../../../../devstack/addresses.js'
import { createCallRpc } from './requests/callRpc.js'
import { createTestWallet } from './testing/createTestWallet.js'

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const [, dollar] = testTokens
const { evmA, evmB } = addresses(Number(process.env.HASP_PORT_OFFSET ?? 0))
const chainA = {
  id: evmA.chainId,
  name: evmA.name,
  rpcUrl: evmA.url,
  tokens: testTokens,
}
const chainB = { id: evmB.chainId, name: evmB.name, rpcUrl: evmB.url }

async function connectedWallet() {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const wallet = createTestWallet({
    chains: [chainA, chainB],
    callRpc: createCallRpc({ fetch, signal: stop.signal }),
  })
  await wallet.request('eth_requestAccounts')
  return wallet
}

function nodeAt(url: string) {
  return createPublicClient({ transport: http(url), pollingInterval: 50 })
}

describe('dev wallet on a real node', () => {
  it('sends 0.25 ether that arrives on the network it switched to', async () => {
    const wallet = await connectedWallet()
    const node = nodeAt(chainB.rpcUrl)
    const before = await node.getBalance({ address: recipient })
    await wallet.request('wallet_switchEthereumChain', { chainId: '0x7a6a' })
    const hash = await wallet.request('eth_sendTransaction', {
      from: sender,
      to: recipient,
      value: '0x3782dace9d90000',
    })
    const { status } = await node.waitForTransactionReceipt({ hash: hex(hash) })
    expect(status).toBe('success')
    expect((await node.getBalance({ address: recipient })) - before).toBe(
      250_000_000_000_000_000n,
    )
    expect(wallet.asked.at(-1)?.details).toContainEqual({
      term: 'Value',
      detail: '0.25 ETH',
    })
  })

  it('sends 12.5 tokens of 6 decimals and shows them so', async () => {
    const wallet = await connectedWallet()
    const node = nodeAt(chainA.rpcUrl)
    const balance = () =>
      node.readContract({
        abi: erc20Abi,
        address: dollar.address,
        functionName: 'balanceOf',
        args: [recipient],
      })
    const before = await balance()
    const hash = await wallet.request('eth_sendTransaction', {
      from: sender,
      to: dollar.address,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transfer',
        args: [recipient, 12_500_000n],
      }),
      gasPrice: '0x77359400',
    })
    const { type } = await node.waitForTransactionReceipt({ hash: hex(hash) })
    expect(type).toBe('legacy')
    expect((await balance()) - before).toBe(12_500_000n)
    expect(wallet.asked.at(-1)?.details).toContainEqual({
      term: 'Token transfer',
      detail: '12.5 HUSD',
    })
  })

  it('passes on why the node refuses a transaction', async () => {
    const wallet = await connectedWallet()
    const tooMuch = {
      from: sender,
      to: recipient,
      value: `0x${'f'.repeat(30)}`,
    }
    await expect(
      wallet.request('eth_sendTransaction', tooMuch),
    ).rejects.toMatchObject({
      code: expect.any(Number),
      message: expect.stringMatching(/insufficient/i),
    })
  })

  it('reads from the node of its network', async () => {
    const wallet = await connectedWallet()
    const balance = await wallet.request('eth_getBalance', sender, 'latest')
    expect(BigInt(hex(balance))).toBeGreaterThan(0n)
    expect(await wallet.request('eth_getCode', sender, 'latest')).toBe('0x')
  })

  it('says that a node is out of reach', async () => {
    const stop = new AbortController()
    const callRpc = createCallRpc({ fetch, signal: stop.signal })
    await expect(
      callRpc('http://127.0.0.1:1', 'eth_chainId', []),
    ).rejects.toMatchObject({ code: -32603 })
  })
})

function hex(value: unknown): `0x${string}` {
  if (typeof value !== 'string') throw new Error('no hex')
  return `0x${value.slice(2)}`
}
