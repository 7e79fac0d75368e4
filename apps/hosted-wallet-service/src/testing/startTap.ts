import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Something that a process asks a server: the same object with its answer. */
export interface TappedStep {
  readonly name: string
}

/**
 * Called with every step before it is passed on, and again with `isAnswered`
 * before its answer is: nothing goes on until it resolves.
 */
export type OnStep = (step: TappedStep, isAnswered: boolean) => Promise<void>

/** A way to a server on which a test looks at, and stops, what passes. */
export interface Tap {
  readonly port: number
  onStep: OnStep | undefined
  stop(): Promise<void>
}

/**
 * Stands between a process and its PostgreSQL or Redis. Every await of the
 * process that outlives it is a step here, so that it can be killed at each.
 */
export async function startTap(targetPort: number): Promise<Tap> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    /** The step that is not answered yet: one at a time has a connection. */
    let open: TappedStep | undefined
    pass(near, far, async (chunk) => {
      const name = nameOf(chunk)
      open = name === undefined ? undefined : { name }
      if (open) await tap.onStep?.(open, false)
    })
    pass(far, near, async () => {
      const answered = open
      open = undefined
      if (answered) await tap.onStep?.(answered, true)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const tap: Tap = {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    onStep: undefined,
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
  return tap
}

/** Passes chunks on in their order, each once it may. */
function pass(
  from: Socket,
  to: Socket,
  mayPass: (chunk: Buffer) => Promise<void>,
): void {
  let last = Promise.resolve()
  from.on('data', (chunk: Buffer) => {
    last = last.then(async () => {
      await mayPass(chunk)
      if (!to.destroyed) to.write(chunk)
    })
  })
}

/** What a sweeper alone reads and deletes: days to sign, users to delete. */
const sweeping =
  /from "(audit_heads|deletions)"|order by "audit"."at"|date_trunc/

/**
 * What a statement or a script is called; undefined for what no request waits
 * for: the mailer's look at its queue, and the sweeper's work.
 */
function nameOf(chunk: Buffer): string | undefined {
  const text = chunk.toString('latin1')
  if (text.includes('hosted-wallet:')) return 'cache'
  const [, statement, table] =
    /(insert into|update|delete from|select .+? from) "(\w+)"/.exec(text) ?? []
  if (statement) {
    const verb = statement.split(' ')[0] ?? ''
    const isMailer = table === 'outbox' && verb !== 'insert'
    // A process looks for keys by itself.
    const isLook = table === 'keys' && verb === 'select'
    const isSweeper =
      (verb === 'delete' && text.includes('<= now()')) || sweeping.test(text)
    return isMailer || isLook || isSweeper ? undefined : `${verb} ${table}`
  }
  return /\b(begin|commit)\b/.exec(text)?.[0]
}
