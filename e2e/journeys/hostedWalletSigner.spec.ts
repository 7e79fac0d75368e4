import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stringToHex } from 'viem'
import { stack } from '../chains.js'
import { expect, test } from '../journey.js'
import { WalletHost } from '../pages/WalletHost.js'

test.use({ permissions: ['local-network-access'] })

/** Every way in which a script could tell somebody else. */
const waysOut: Readonly<Record<string, (url: string) => string>> = {
  fetch: (url) => `fetch('${url}', { mode: 'no-cors' }).then(() => 'out')`,
  XMLHttpRequest: (url) => `new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.onload = () => resolve('out')
    request.onerror = () => resolve('kept in')
    request.open('GET', '${url}')
    request.send()
  })`,
  WebSocket: (url) => `new Promise((resolve) => {
    const socket = new WebSocket('${url.replace('http', 'ws')}')
    socket.onopen = () => resolve('out')
    socket.onerror = () => resolve('kept in')
  })`,
  EventSource: (url) => `new Promise((resolve) => {
    const source = new EventSource('${url}')
    source.onopen = () => resolve('out')
    source.onerror = () => resolve('kept in')
  })`,
  import: (url) => `import('${url}').then(() => 'out')`,
  importScripts: (url) => `importScripts('${url}') ?? 'out'`,
}

test('T-CUS-06 nothing that runs where the keys are reaches anybody', async ({
  complaints,
  page,
  strangersAsked,
}) => {
  const heard: string[] = []
  const stranger = createServer((request, response) => {
    heard.push(`${request.url}`)
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'text/javascript')
    response.end('')
  })
  await new Promise<void>((resolve) => stranger.listen(0, resolve))
  const { port } = stranger.address() as AddressInfo

  const host = new WalletHost(page)
  await host.open()
  const { evm } = await host.signIn('exfiltration@tide.example')
  const signer = page.workers().find((one) => one.url().includes('signer'))
  if (!signer) throw new Error('There is no signer.')
  for (const [name, write] of Object.entries(waysOut)) {
    const run = write(`http://localhost:${port}/${name}`)
    const answer = await signer
      .evaluate<string>(`(async () => ${run})()`)
      .catch(() => 'kept in')
    expect(answer, name).toBe('kept in')
  }
  expect(heard).toEqual([])
  // The browser tells of requests that its policy then refuses.
  strangersAsked.splice(0)
  for (const text of complaints.splice(0))
    expect(text).toMatch(/Content Security Policy|Failed to load resource/)
  const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
  await host.approve()
  expect((await asked).p).toBeDefined()
  await new Promise((resolve) => stranger.close(resolve))
})

test('T-HST-05 signs on an isolated page whose policy allows the wallet alone', async ({
  page,
}) => {
  const host = new WalletHost(page)
  await host.open({
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Content-Security-Policy': `default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; frame-src ${stack.hostedWalletSite.url}`,
    },
  })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  const { evm } = await host.signIn('isolated@tide.example')
  const asked = host.askWallet('personal_sign', [stringToHex('Hello'), evm])
  await host.approve()
  expect((await asked).p).toBeDefined()
})
