import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program in a process of its own. */
export interface OwnProcess {
  readonly url: string
  /** A number that it knows. */
  ask(question: string | number): Promise<number>
  stop(): Promise<void>
}

/** Nobody reads what it writes. */
const stdio = ['ignore' as const, 'ignore' as const, 'inherit' as const]

function launch(program: string, order: object | number) {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const child = fork(path, {
    execArgv: process.execArgv,
    stdio: [...stdio, 'ipc'],
  })
  const lost = once(child, 'exit').then(() => {
    throw new Error(`${program} ended by itself.`)
  })
  lost.catch(() => undefined)
  const ask = async (question: object | string | number) => {
    child.send(question)
    const [message] = await Promise.race([once(child, 'message'), lost])
    return Number(message)
  }
  return { ask, child, said: ask(order) }
}

/** @param order what the program is told, after which it says its port */
export async function startProcess(
  program: 'serveChain' | 'serveData' | 'serveNode',
  order: object | number,
): Promise<OwnProcess> {
  const { ask, child, said } = launch(program, order)
  return {
    url: `http://127.0.0.1:${await said}`,
    ask,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Runs a program to its end.
 * @returns the number that it says
 */
export async function runProcess(
  program: 'growIndex',
  order: object,
): Promise<number> {
  const { child, said } = launch(program, order)
  const ended = once(child, 'exit')
  const number = await said
  await ended
  return number
}
