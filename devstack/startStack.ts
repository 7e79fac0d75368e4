import type { Configuration } from '@hasp/data-service'
import { type Address, type Addresses, addresses } from './addresses.js'
import { isPortTaken } from './isPortTaken.js'
import { StackError } from './StackError.js'
import { seed } from './seed.js'
import { startAnvil } from './services/anvil.js'
import { startDemo } from './services/demo.js'
import { startDocumentation } from './services/documentation.js'
import { startWalletEscrow } from './services/hostedWallet/startEscrow.js'
import { startWalletService } from './services/hostedWallet/startService.js'
import { startWalletSite } from './services/hostedWallet/startSite.js'
import type { WalletData } from './services/hostedWallet/walletData.js'
import { startMailbox } from './services/mailbox/startMailbox.js'
import type { RunningPart } from './services/RunningPart.js'
import { startRelay } from './services/relay/startRelay.js'
import { startSolana } from './services/solana/startSolana.js'
import { startDataPart } from './services/startDataPart.js'

/** A stack that is up. */
export interface Stack {
  readonly addresses: Addresses
  readonly parts: readonly Address[]
  /**
   * Settles when the stack is down: with one sentence when a part ended by
   * itself (the other parts are stopped first), with nothing when stopped.
   */
  readonly ended: Promise<string | undefined>
  /** Settles when no process and no listener of the stack is left. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the local stack: both EVM chains and Solana with their tokens, the
 * relay, the data service, and the demo. When this rejects, nothing of the stack is left running.
 * @param options what to start
 * @throws StackError with one sentence that says what to do
 * @example
 * const stack = await startStack({ offset: 100, demo: false })
 * await stack.stop()
 */
export async function startStack(options: startStack.Options): Promise<Stack> {
  const stack = addresses(options.offset)
  const giveUp = new AbortController()
  const signal = options.signal
    ? AbortSignal.any([options.signal, giveUp.signal])
    : giveUp.signal
  signal.throwIfAborted()

  const starts = planStarts(options, stack, signal)
  await refuseTakenPorts(starts.map(([address]) => address))

  const running: RunningPart[] = []
  const outcomes = await Promise.allSettled(
    starts.map(async ([address, start]) => {
      try {
        running.push(await start())
        options.onUp?.(address)
      } catch (error) {
        giveUp.abort(error)
        throw error
      }
    }),
  )
  const parts = starts.map(([address]) => address)
  if (outcomes.every((outcome) => outcome.status === 'fulfilled'))
    return watch(stack, parts, running, options.signal)

  await stopAll(running)
  throw signal.reason
}

export declare namespace startStack {
  interface Options {
    /** Added to every port. */
    readonly offset: number
    /**
     * `true` builds and serves the demo with the strict policy; a function
     * serves it in another way; `false` leaves it out.
     */
    readonly demo: boolean | DemoStart
    /** Whether the documentation is built and served. Default false. */
    readonly documentation?: boolean
    /**
     * Whether the hosted wallet and its mail are there, and what becomes of its
     * accounts. Default false.
     */
    readonly hostedWallet?: WalletData | false
    /** What the data service is started with, where that is not the usual. */
    readonly configureData?: (usual: Configuration) => Configuration
    /** Whether the relay takes orders for faults over HTTP, for tests. */
    readonly allowsRelayFaults?: boolean
    /** Gives up the start, and later stops the stack. */
    readonly signal?: AbortSignal | undefined
    /** Called for each part once it is up and ready to be used. */
    readonly onUp?: ((part: Address) => void) | undefined
  }
  type DemoStart = (offset: number, signal: AbortSignal) => Promise<RunningPart>
}

type Start = readonly [address: Address, start: () => Promise<RunningPart>]

function planStarts(
  {
    allowsRelayFaults = false,
    configureData,
    demo,
    documentation = false,
    hostedWallet = false,
    offset,
  }: startStack.Options,
  stack: Addresses,
  signal: AbortSignal,
): Start[] {
  const startChain = async (
    chain: Addresses['evmA'],
    options: seed.Options,
  ): Promise<RunningPart> => {
    const node = await startAnvil(chain, signal)
    try {
      await seed(chain, options)
      signal.throwIfAborted()
      return node
    } catch (error) {
      await node.stop()
      throw error
    }
  }
  const serveDemo = demo === true ? startDemo : demo
  return [
    ...(serveDemo
      ? [[stack.demo, () => serveDemo(offset, signal)] as const]
      : []),
    [
      stack.evmA,
      () =>
        startChain(stack.evmA, {
          multicall: true,
          names: { gatewayUrl: stack.dataService.url },
        }),
    ],
    [stack.evmB, () => startChain(stack.evmB, { multicall: false })],
    [
      stack.relay,
      () => startRelay(stack.relay, { allowsFaults: allowsRelayFaults }),
    ],
    [stack.solana, () => startSolana(stack.solana)],
    [stack.dataService, () => startDataPart(stack, configureData)],
    ...(hostedWallet
      ? [
          [stack.mailbox, () => startMailbox(stack.mailbox)] as const,
          [
            stack.hostedWalletService,
            () => startWalletService(stack, hostedWallet),
          ] as const,
          [stack.escrow, () => startWalletEscrow(stack, hostedWallet)] as const,
          [
            stack.hostedWalletSite,
            () => startWalletSite(stack, signal),
          ] as const,
        ]
      : []),
    ...(documentation
      ? [
          [
            stack.documentation,
            () => startDocumentation(stack.documentation, signal),
          ] as const,
        ]
      : []),
  ]
}

async function refuseTakenPorts(parts: readonly Address[]): Promise<void> {
  const ports = parts.flatMap(({ name, port, smtpPort, webSocketPort }) =>
    [port, smtpPort, webSocketPort]
      .filter((one) => one !== undefined)
      .map((one) => ({
        name,
        port: one,
      })),
  )
  for (const { name, port } of ports)
    if (await isPortTaken(port))
      throw new StackError(
        `Port ${port} for ${name} is taken: stop the program that listens there, or move the whole stack with HASP_PORT_OFFSET=100.`,
      )
}

function watch(
  stack: Addresses,
  parts: readonly Address[],
  running: readonly RunningPart[],
  signal: AbortSignal | undefined,
): Stack {
  const stop = () => stopAll(running)
  const onAbort = () => void stop()
  signal?.addEventListener('abort', onAbort, { once: true })
  if (signal?.aborted) onAbort()
  const ended = Promise.race(running.map((part) => part.ended)).then(
    async (sentence) => {
      signal?.removeEventListener('abort', onAbort)
      await stop()
      return sentence
    },
  )
  return { addresses: stack, parts, ended, stop }
}

async function stopAll(running: readonly RunningPart[]): Promise<void> {
  await Promise.all(running.map((part) => part.stop()))
}
