import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program in a process of its own. */
export interface OwnProcess {
  readonly url: string
  /** The number that it counts. */
  ask(): Promise<number>
  stop(): Promise<void>
}

/** @param order what the program is told, after which it says its port */
export async function startProcess(
  program: 'serveData' | 'serveNode',
  order: object | number,
): Promise<OwnProcess> {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url))
  const child = fork(path, { execArgv: process.execArgv })
  const said = async () => {
    const [message] = await once(child, 'message')
    return Number(message)
  }
  child.send(order)
  const port = await said()
  return {
    url: `http://127.0.0.1:${port}`,
    ask: async () => {
      child.send('count')
      return await said()
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
