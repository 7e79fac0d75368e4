import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPool, endPool } from './createPool.js'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** A server of PostgreSQL that lets anybody in, and is gone when it is asked. */
async function startDying(): Promise<string> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      // "AuthenticationOk" and "ReadyForQuery", of the protocol's version 3.
      socket.write(Buffer.from('5200000008000000005a0000000549', 'hex'))
      socket.once('data', () => socket.destroy())
    })
    socket.on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('of several hosts that die while they are asked whether they take writes fails, and ends no process', async () => {
  const hosts = [await startDying(), await startDying()]
  const pool = createPool({
    connectionString: `postgres://hasp@${hosts.join()}/hasp`,
  })
  stops.push(() => endPool(pool))
  await expect(pool.query('select 1')).rejects.toThrow('terminated')
})
