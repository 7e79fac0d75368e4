import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../addresses.js'
import { startTestRelay, type TestRelay } from '../testing/startTestRelay.js'
import type { RunningPart } from './RunningPart.js'
import { serveSite } from './serveSite.js'
import { createSolana, type Solana } from './solana/createSolana.js'

const { demo } = addresses(751)

/** Sends bytes as they are, as no client would, and reads the status. */
function send(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk) => {
      answer += chunk.toString()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })
}

const portOf = (url: string) => Number(new URL(url).port)
const ask = (port: number, line: string, headers: string[] = []) =>
  send(port, [line, ...headers, 'connection: close', '', ''].join('\r\n'))

describe('what any page may send to the local stack', () => {
  let site: RunningPart
  let relay: TestRelay
  let solana: Solana
  const ports = () => [demo.port, portOf(relay.url), portOf(solana.url())]

  beforeAll(async () => {
    site = await serveSite(
      demo,
      new Map([
        ['/index.html', { body: Buffer.from('ok'), type: 'text/html' }],
      ]),
      {},
    )
    relay = await startTestRelay()
    solana = createSolana({ port: 0, webSocketPort: 0 })
    await solana.start()
  })
  afterAll(async () => {
    await Promise.all([site.stop(), relay.stop(), solana.stop()])
  })

  it.each([
    '//',
    '///',
    '//[',
    '/\\',
    '/\\[::',
    '//example.org',
    'http://[',
    'http://localhost:1/',
    '*',
  ])('ends nothing, and is answered with 400: %s', async (path) => {
    for (const port of ports())
      for (const method of ['GET', 'HEAD']) {
        const line = `${method} ${path} HTTP/1.1`
        expect(await ask(port, line, ['host: localhost'])).toMatch(/ 400 /)
      }
    expect(await (await fetch(demo.url)).text()).toBe('ok')
    for (const port of ports()) {
      const health = await fetch(`http://127.0.0.1:${port}/healthz`)
      expect(health.status).toBe(200)
    }
  })

  it.each([
    ['a name that was made to lead here', ['host: evil.example']],
    ['a name that begins like ours', ['host: localhost.evil.example']],
    ['no name', ['host:']],
    [
      'a page of another site',
      ['host: localhost', 'origin: https://evil.example'],
    ],
    ['a page without an origin', ['host: localhost', 'origin: null']],
  ])(
    'learns nothing of the relay, nor breaks it, from %s',
    async (_, headers) => {
      const port = portOf(relay.url)
      const stats = await ask(port, 'GET /stats HTTP/1.1', headers)
      expect(stats).toMatch(/ 403 /)
      const orders = await ask(port, 'POST /faults HTTP/1.1', [
        ...headers,
        'content-type: application/json',
        'content-length: 0',
      ])
      expect(orders).toMatch(/ 403 /)
    },
  )

  it.each([
    ['a program', ['host: 127.0.0.1:4004']],
    [
      'a page of this machine',
      ['host: localhost', 'origin: http://localhost:4000'],
    ],
    ['the sixth version of the protocol', ['host: [::1]:4004']],
  ])('the relay tells what it counts to %s', async (_, headers) => {
    const port = portOf(relay.url)
    expect(await ask(port, 'GET /stats HTTP/1.1', headers)).toMatch(/ 200 /)
  })
})
