import type { OperatorFile } from '@hasp/protocol/project'
import { describe, expect, it } from 'vitest'
import { createSiteHandler } from './createSiteHandler.js'
import { configurationPlace, pages } from './pages.js'

const serviceUrl = 'https://api.wallet.example'
const operator: OperatorFile = {
  dev: false,
  areApprovalsStopped: false,
  holdMinutes: 1_440,
  projects: [
    {
      id: 'default',
      name: 'Tide',
      origins: ['https://tide.example', 'http://localhost:4000'],
    },
  ],
  networks: [
    {
      id: 'eip155:1',
      name: 'Ethereum "&<',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      tokens: [{ address: '0xa11ce', symbol: 'HUSD', decimals: 6 }],
      rpcUrls: ['https://secret-node.example'],
    },
  ],
}
const files = new Map(
  Object.entries({
    ...Object.fromEntries(
      pages.map(({ path }) => [
        `${path}index.html`,
        `<meta content="${configurationPlace}">`,
      ]),
    ),
    '/assets/signer.abc.js': 'signer',
    '/assets/password.abc.js': 'password',
    '/secret.txt': 'not a page',
  }).map(([path, text]) => [
    path,
    { body: Buffer.from(text), type: 'text/javascript; charset=utf-8' },
  ]),
)

function setUp(file: OperatorFile | undefined = operator) {
  const handle = createSiteHandler({
    files,
    serviceUrl,
    readOperator: async () => file,
  })
  return async (url: string, origin?: string) => {
    const answer = await handle({ method: 'GET', url, origin })
    return { ...answer, text: answer.body.toString() }
  }
}

describe('the pages of the hosted wallet', () => {
  it('T-HDR-01: carry exactly these headers', async () => {
    const { headers, status } = await setUp()('/frame/v1/?p=default')
    expect(status).toBe(200)
    expect(headers).toEqual({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' https://api.wallet.example; worker-src 'self'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-src 'none'; frame-ancestors https://tide.example; require-trusted-types-for 'script'; trusted-types hasp-worker; upgrade-insecure-requests",
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'cross-origin',
      'integrity-policy': 'blocked-destinations=(script)',
      'origin-agent-cluster': '?1',
      'permissions-policy':
        'publickey-credentials-get=(self), publickey-credentials-create=(self), clipboard-write=(self), storage-access=(self), camera=(), microphone=(), geolocation=(), usb=(), hid=(), serial=(), bluetooth=(), midi=(), payment=(), display-capture=(), idle-detection=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security':
        'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
    })
  })

  it('T-HDR-01: differ in who may frame them, and in what an opener is to them', async () => {
    const ask = setUp()
    const { headers: ofFrame } = await ask('/frame/v1/?p=default')
    const listed = 'https://tide.example'
    const found: Record<string, readonly (string | undefined)[]> = {}
    for (const { path } of pages) {
      const { headers } = await ask(path)
      const policy = headers['content-security-policy'] ?? ''
      const [, ancestors] = /frame-ancestors ([^;]*);/.exec(policy) ?? []
      found[path] = [ancestors, headers['cross-origin-opener-policy']]
      // Byte by byte, but for these two.
      expect(
        {
          ...headers,
          'content-security-policy': policy.replace(
            `frame-ancestors ${ancestors}`,
            `frame-ancestors ${listed}`,
          ),
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        },
        path,
      ).toEqual(ofFrame)
    }
    expect(found).toEqual({
      '/': ["'none'", 'same-origin-allow-popups'],
      '/frame/v1/': [listed, 'same-origin-allow-popups'],
      '/approve/': ["'none'", 'unsafe-none'],
      '/device/': ["'none'", 'same-origin-allow-popups'],
      '/export/': ["'none'", 'same-origin'],
      '/delete/': ["'none'", 'same-origin'],
      '/recover/': ["'none'", 'same-origin-allow-popups'],
      '/not-me/': ["'none'", 'same-origin-allow-popups'],
      '/email/': ["'none'", 'same-origin-allow-popups'],
      '/revert-email/': ["'none'", 'same-origin-allow-popups'],
      '/lost-mailbox/': ["'none'", 'same-origin-allow-popups'],
      '/keep-mailbox/': ["'none'", 'same-origin-allow-popups'],
    })
  })

  it('T-HDR-01: let a worker compute and do nothing else', async () => {
    const policyOf = async (url: string) =>
      (await setUp()(url)).headers['content-security-policy']
    expect(await policyOf('/assets/signer.abc.js')).toBe("default-src 'none'")
    expect(await policyOf('/assets/password.abc.js')).toBe(
      "default-src 'none'; script-src 'wasm-unsafe-eval'",
    )
  })

  it('are told the project, the networks, and no node', async () => {
    const { text } = await setUp()('/frame/v1/')
    expect(text).toContain('Ethereum \\&quot;&amp;&lt;')
    expect(text).toContain('https://tide.example')
    expect(text).toContain('HUSD')
    expect(text).not.toContain('secret-node')
    expect(text).not.toContain('localhost')
  })

  it('may be framed without TLS only where somebody develops', async () => {
    const { headers } = await setUp({ ...operator, dev: true })('/frame/v1/')
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://tide.example http://localhost:4000;',
    )
  })

  it('are framed by nobody for a project that nobody knows', async () => {
    for (const file of [operator, undefined]) {
      const { headers, status, text } = await setUp(file)('/frame/v1/?p=other')
      expect(status).toBe(404)
      expect(text).toBe('Invalid App Configuration')
      expect(headers['content-security-policy']).toContain(
        "frame-ancestors 'none'",
      )
    }
  })

  it('are there by a mail’s link, however the operator calls the projects', async () => {
    const [project] = operator.projects
    const ask = setUp({
      ...operator,
      projects: ['tide', 'other'].map((id) => ({
        origins: [],
        name: '',
        ...project,
        id,
      })),
    })
    const { headers, status, text } = await ask('/not-me/')
    expect(status).toBe(200)
    expect(text).toContain('&quot;projectId&quot;:&quot;tide&quot;')
    expect(headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    )
    expect((await ask('/not-me/?p=other')).text).toContain(':&quot;other&quot;')
    expect((await ask('/not-me/?p=third')).status).toBe(404)
    expect((await ask('/frame/v1/')).status).toBe(404)
    expect((await setUp()('/not-me/')).text).toContain(':&quot;default&quot;')
  })

  it.each([
    ['/frame/v1/check?p=default', 'https://tide.example', 'known', 'allowed'],
    ['/frame/v1/check', 'https://tide.example', 'known', 'allowed'],
    [
      '/frame/v1/check?p=default',
      'https://tide.example.evil',
      'known',
      'refused',
    ],
    ['/frame/v1/check?p=default', undefined, 'known', 'refused'],
    ['/frame/v1/check?p=other', 'https://tide.example', 'unknown', 'refused'],
  ])('%s says to %s: %s, %s', async (url, from, project, origin) => {
    const { headers, text } = await setUp()(url, from)
    expect(JSON.parse(text)).toEqual({ project, origin })
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it.each(['/secret.txt', '/frame/v1/index.html', '/frame/v1', '/../x'])(
    'do not serve %s',
    async (url) => {
      expect((await setUp()(url)).status).toBe(404)
    },
  )

  it('refuse what is no address and what is no reading', async () => {
    expect((await setUp()('//evil.example/')).status).toBe(400)
    const handle = createSiteHandler({
      files,
      serviceUrl,
      readOperator: async () => operator,
    })
    const answer = await handle({ method: 'POST', url: '/frame/v1/' })
    expect(answer.status).toBe(405)
  })
})
