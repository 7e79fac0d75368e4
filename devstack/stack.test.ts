import { createServer } from 'node:net'
import { createPublicClient, http, parseAbi, parseEther } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterEach, describe, expect, it } from 'vitest'
import {
  addresses,
  multicallAddress,
  testAccounts,
  testMnemonic,
  testTokens,
} from './addresses.js'
import { isPortTaken } from './isPortTaken.js'
import { StackError } from './StackError.js'
import type { RunningPart } from './services/RunningPart.js'
import { serveSite } from './services/serveSite.js'
import { type Stack, startStack } from './startStack.js'

const offset = 700
const stack = addresses(offset)
const ports = [
  stack.demo.port,
  stack.evmA.port,
  stack.evmB.port,
  stack.relay.port,
  stack.solana.port,
  stack.solana.webSocketPort,
]
const tokenAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
])

describe('the local stack', { timeout: 60_000 }, () => {
  let running: Stack | undefined

  afterEach(async () => {
    await running?.stop()
    running = undefined
    await expectNoListener()
  })

  it('gives every test account ether and tokens on both chains', async () => {
    running = await startStack({ offset, demo: false })
    for (const chain of [stack.evmA, stack.evmB]) {
      const client = createPublicClient({ transport: http(chain.url) })
      expect(await client.getChainId()).toBe(chain.chainId)
      for (const account of testAccounts) {
        expect(await client.getBalance({ address: account })).toBe(
          parseEther('10000'),
        )
        for (const { address, share } of testTokens)
          expect(
            await client.readContract({
              abi: tokenAbi,
              address,
              functionName: 'balanceOf',
              args: [account],
            }),
          ).toBe(share)
      }
    }
  })

  it('answers many reads in one call on the first chain only', async () => {
    running = await startStack({ offset, demo: false })
    const client = createPublicClient({ transport: http(stack.evmA.url) })
    const [dollar] = testTokens.slice(1)
    if (!dollar) throw new Error('The second token is missing.')
    const read = (address: `0x${string}`) => ({
      abi: tokenAbi,
      address,
      functionName: 'balanceOf' as const,
      args: [testAccounts[0]] as const,
    })
    const answers = await client.multicall({
      multicallAddress,
      contracts: [read(dollar.address), read(multicallAddress)],
    })
    expect(answers.map((answer) => answer.status)).toEqual([
      'success',
      'failure',
    ])
    expect(answers[0]?.result).toBe(dollar.share)

    const second = createPublicClient({ transport: http(stack.evmB.url) })
    expect(await second.getCode({ address: multicallAddress })).toBeUndefined()
  })

  it('lists the accounts of the test phrase', () => {
    expect(
      testAccounts.map(
        (_, addressIndex) =>
          mnemonicToAccount(testMnemonic, { addressIndex }).address,
      ),
    ).toEqual([...testAccounts])
  })

  it('names a taken port and what to do, and leaves nothing running', async () => {
    const squatter = createServer()
    await new Promise<void>((resolve) => {
      squatter.listen(stack.evmB.port, '127.0.0.1', resolve)
    })
    await expect(startStack({ offset, demo: false })).rejects.toThrow(
      new StackError(
        `Port ${stack.evmB.port} for Hasp Local Two is taken: stop the program that listens there, or move the whole stack with HASP_PORT_OFFSET=100.`,
      ),
    )
    expect(await isPortTaken(stack.evmA.port)).toBe(false)
    await new Promise((resolve) => squatter.close(resolve))
  })

  it('leaves nothing running when one part cannot start', async () => {
    const failure = new StackError('The demo is missing.')
    const demo = () => Promise.reject<RunningPart>(failure)
    await expect(startStack({ offset, demo })).rejects.toBe(failure)
  })

  it('leaves nothing running when the start is given up', async () => {
    const controller = new AbortController()
    const reason = new Error('Enough.')
    const demo = async () => {
      controller.abort(reason)
      return await serveSite(stack.demo, new Map(), {})
    }
    await expect(
      startStack({ offset, demo, signal: controller.signal }),
    ).rejects.toBe(reason)
  })

  it('stops the other parts when one ends by itself', async () => {
    let end: (sentence: string) => void = () => undefined
    const ended = new Promise<string>((resolve) => {
      end = resolve
    })
    const demo = async (): Promise<RunningPart> => ({
      address: stack.demo,
      ended,
      stop: () => Promise.resolve(),
    })
    running = await startStack({ offset, demo })
    end('The demo has ended.')
    expect(await running.ended).toBe('The demo has ended.')
    await expectNoListener()
  })

  it('ends without a complaint when it is stopped by its signal', async () => {
    const controller = new AbortController()
    running = await startStack({
      offset,
      demo: false,
      signal: controller.signal,
    })
    controller.abort()
    expect(await running.ended).toBeUndefined()
  })
})

async function expectNoListener(): Promise<void> {
  expect(await Promise.all(ports.map(isPortTaken))).not.toContain(true)
}
