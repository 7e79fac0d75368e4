import { createSocket, type Socket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { afterEach, expect, it } from 'vitest'
import { createResolver } from './createResolver.js'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/**
 * @param answer of a question for addresses of this kind; none is never sent
 * @param told the kind of the records, where it is another one
 */
async function startNameServer(
  answer: (kind: number) => readonly Buffer[] | undefined,
  told?: number,
): Promise<string> {
  const socket = createSocket('udp4')
  sockets.push(socket)
  socket.on('message', (question, { address, port }) => {
    const end = question.indexOf(0, 12) + 5
    const kind = question.readUInt16BE(end - 4)
    const found = answer(kind)
    if (!found) return
    const reply = Buffer.from(question.subarray(0, end))
    // A response, with so many answers and nothing else.
    reply.writeUInt16BE(0x8180, 2)
    reply.writeUInt16BE(found.length, 6)
    reply.writeUInt32BE(0, 8)
    const records = found.map((bytes) =>
      Buffer.concat([
        Buffer.from([
          ...[0xc0, 12, 0, told ?? kind, 0, 1],
          ...[0, 0, 0, 60, 0, bytes.length],
        ]),
        bytes,
      ]),
    )
    socket.send(Buffer.concat([reply, ...records]), port, address)
  })
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve)
  })
  return `127.0.0.1:${socket.address().port}`
}

const four = Buffer.from([93, 184, 216, 34])
const six = Buffer.from('2606470000000000000000000000aaaa', 'hex')

it.each([
  ['both kinds', [four], [six], ['93.184.216.34', '2606:4700::aaaa']],
  ['one kind', [four], [], ['93.184.216.34']],
])('finds addresses of %s', async (_what, ofFour, ofSix, expected) => {
  const server = await startNameServer((kind) => (kind === 1 ? ofFour : ofSix))
  const found = await createResolver([server])('host.example')
  expect(found.map(({ address }) => address)).toEqual(expected)
})

it('finds none where there is none', async () => {
  const server = await startNameServer(() => [])
  await expect(createResolver([server])('host.example')).rejects.toThrow()
})

it('finds none where a name only leads to another one', async () => {
  // To "b" in the root.
  const server = await startNameServer(() => [Buffer.from([1, 98, 0])], 5)
  await expect(createResolver([server])('host.example')).rejects.toThrow(Error)
})

it('keeps nobody else waiting for a name server that never answers', async () => {
  const resolve = createResolver([await startNameServer(() => undefined)])
  let settled = 0
  const all = Array.from({ length: 16 }, (_, index) =>
    resolve(`${index}.example`).catch(() => {
      settled += 1
    }),
  )
  await lookup('localhost')
  expect(settled).toBe(0)
  await Promise.all(all)
  expect(settled).toBe(16)
})
