import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { formatSignInMessage } from '@hasp/core/siwx'
import { privateKeyToAccount } from 'viem/accounts'
import { findFreePort } from '../../devstack/testing/findFreePort.js'

/** Nobody may try more often than thirty times a minute. */
const accountsCount = 600
const origin = 'http://localhost'

/** What came of asking so often. */
export type Load = {
  readonly perSecond: number
  readonly failed: number
  /** Of `POST /verify` alone. */
  readonly tookMs: readonly number[]
}

/**
 * Signs visitors in at a server in a process of its own, so many a second
 * whatever it answers.
 */
export async function loadSignIn(
  databaseUrl: string | undefined,
  perSecond: number,
  forMs: number,
): Promise<Load> {
  const port = await findFreePort()
  const program = join(import.meta.dirname, 'serveSignIn.ts')
  const given = [`${port}`, ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const server = fork(program, given, {
    execArgv: ['--conditions=hasp-source', '--import', 'tsx'],
  })
  try {
    await once(server, 'message')
    return await visit(`http://127.0.0.1:${port}/siwx`, perSecond, forMs)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function visit(
  url: string,
  perSecond: number,
  forMs: number,
): Promise<Load> {
  const accounts = Array.from({ length: accountsCount }, (_, index) =>
    privateKeyToAccount(`0x${(index + 1).toString(16).padStart(64, '0')}`),
  )
  const tookMs: number[] = []
  let failed = 0
  const running: Promise<void>[] = []
  const startedAtMs = performance.now()
  for (let index = 0; ; index += 1) {
    const dueMs = (index * 1000) / perSecond
    if (dueMs >= forMs) break
    const waitMs = startedAtMs + dueMs - performance.now()
    if (waitMs > 0) await wait(waitMs)
    const account = accounts[index % accounts.length]
    if (!account) break
    running.push(
      signIn(url, account).then(
        (one) => {
          tookMs.push(one)
        },
        () => {
          failed += 1
        },
      ),
    )
  }
  await Promise.all(running)
  const seconds = (performance.now() - startedAtMs) / 1000
  return { perSecond: tookMs.length / seconds, failed, tookMs }
}

/** @returns how long the server took to verify */
async function signIn(
  url: string,
  account: ReturnType<typeof privateKeyToAccount>,
): Promise<number> {
  const headers = { origin, 'content-type': 'application/json' }
  const asked = await fetch(`${url}/nonce`, {
    method: 'POST',
    headers,
    body: '{}',
  })
  const { networkIds: _, ...challenge } = await asked.json()
  const [cookie = ''] = asked.headers.getSetCookie()
  const { address } = account
  const chainId = 'eip155:1'
  const message = { ...challenge, accountAddress: address, chainId }
  const signature = await account.signMessage({
    message: formatSignInMessage(message),
  })
  const proof = { networkId: chainId, address, form: 'text', signature }
  const body = JSON.stringify({ nonce: challenge.nonce, proofs: [proof] })
  const sentAtMs = performance.now()
  const answer = await fetch(`${url}/verify`, {
    method: 'POST',
    headers: { ...headers, cookie: cookie.split(';')[0] ?? '' },
    body,
  })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${answer.status}`)
  return performance.now() - sentAtMs
}
