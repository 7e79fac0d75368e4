import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { WalletKind } from './walletKinds.js'
import type { WalletOrder, WalletProcessEvent } from './walletOrders.js'

const program = fileURLToPath(new URL('walletProcess.ts', import.meta.url))

/** A wallet in a process of its own, as a test holds it. */
export type RunningWallet = Awaited<ReturnType<typeof startWallet>>

/**
 * Starts a wallet that asks no host but the relay.
 * @param kind whose library it is built on
 * @param relayUrl the relay that it shares with the site
 * @example
 * const wallet = await startWallet('walletkit 1.2.10', relay.url)
 * await wallet.order({ type: 'pair', uri })
 */
export async function startWallet(kind: WalletKind, relayUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-wallet-'))
  const received: { name: string; data: unknown }[] = []
  const watchers = new Set<() => void>()
  let running = await open()

  async function open() {
    const child = fork(program, [kind, relayUrl, join(folder, 'store')], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, IS_VITEST: 'true' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const pending = new Map<number, (event: WalletProcessEvent) => void>()
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => {
        reject(new Error(`${kind} ended early`))
        for (const [order, settle] of pending)
          settle({ type: 'done', order, error: 'its process has ended' })
      })
      child.on('message', (event: WalletProcessEvent) => {
        if (event.type === 'ready') return resolve()
        if (event.type === 'done') return pending.get(event.order)?.(event)
        received.push(event)
        for (const watcher of watchers) watcher()
      })
    })
    return { child, pending, orders: 0 }
  }
  const close = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  const order = <result = unknown>(order: WalletOrder): Promise<result> => {
    const { child, pending } = running
    running.orders += 1
    const number = running.orders
    return new Promise((resolve, reject) => {
      pending.set(number, (event) => {
        pending.delete(number)
        if (event.type !== 'done') return
        if (event.error === undefined) resolve(event.result as result)
        else reject(new Error(`${kind}: ${event.error}`))
      })
      child.send({ number, order }, (error) => error && reject(error))
    })
  }

  return {
    kind,
    /** @throws what the wallet throws */
    order,
    /** Waits until the wallet has told something that fits. */
    received: (
      name: string,
      fits: (data: never) => boolean = () => true,
    ): Promise<unknown> =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find(
            (event) => event.name === name && fits(event.data as never),
          )
          if (!found) return
          watchers.delete(look)
          resolve(found.data)
        }
        watchers.add(look)
        look()
      }),
    all: (name: string) =>
      received.filter((event) => event.name === name).map(({ data }) => data),
    /** A new process with the same storage. */
    async restart() {
      await order({ type: 'rest' })
      await close(running.child)
      running = await open()
    },
    async stop() {
      await close(running.child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
