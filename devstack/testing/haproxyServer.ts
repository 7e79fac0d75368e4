import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './findFreePort.js'

/** Where Debian's package puts it. */
const program = '/usr/sbin/haproxy'
const configuration = fileURLToPath(
  new URL('../../deploy/haproxy.cfg', import.meta.url),
)

const statistics = fileURLToPath(
  new URL('haproxyStatistics.cfg', import.meta.url),
)

const betweenMs = 20

/** Whether HAProxy is installed. */
export function hasHaproxy(): boolean {
  return existsSync(program)
}

/**
 * Starts HAProxy on a free port, as `deploy/haproxy.cfg` sets it up.
 * @param servers the three that it stands before, each as `host:port`
 * @throws Error with what it says where it ends before it listens
 */
export async function startHaproxy(
  servers: readonly [string, string, string],
): Promise<{
  readonly url: string
  /** How many servers it gives requests to. */
  countServers(): Promise<number>
  stop(): Promise<void>
}> {
  const [port, statisticsPort] = [await findFreePort(), await findFreePort()]
  const url = `http://127.0.0.1:${port}`
  const [one, two, three] = servers
  const child = spawn(program, ['-db', '-f', configuration, '-f', statistics], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HASP_LISTEN: `127.0.0.1:${port}`,
      HASP_STATISTICS: `127.0.0.1:${statisticsPort}`,
      HASP_DATA_ONE: one,
      HASP_DATA_TWO: two,
      HASP_DATA_THREE: three,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  const ended = once(child, 'exit')
  const isUp = async () => {
    const response = await fetch(url).catch(() => undefined)
    return response !== undefined
  }
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${program}: ${said}`)
    await wait(betweenMs)
  }
  return {
    url,
    async countServers() {
      const response = await fetch(`http://127.0.0.1:${statisticsPort}/;csv`)
      const lines = (await response.text()).split('\n')
      return lines.filter((line) => /^data,(one|two|three),.*,UP,/.test(line))
        .length
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
