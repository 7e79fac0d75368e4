import { createHash, randomUUID, webcrypto } from 'node:crypto'
import { Agent, request } from 'node:http'

const text = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString('base64url')

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** An answer and how long it took. */
export interface Timed {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly tookMs: number
}

/** Where a service is reached: by visitors, and each process by its proxy. */
export interface Reached {
  readonly publicUrl: string
  readonly processUrls: readonly string[]
}

/** A device of a visitor, as light as it can be: it shares the processor. */
export class LoadDevice {
  #service: Reached
  #turn = 0
  #key: webcrypto.CryptoKey
  #jwk: object
  #nonce: string
  #tokens: { accessToken: string; refreshToken: string } | undefined

  constructor(
    service: Reached,
    key: webcrypto.CryptoKey,
    jwk: object,
    nonce: string,
  ) {
    this.#service = service
    this.#key = key
    this.#jwk = jwk
    this.#nonce = nonce
  }

  static async create(service: Reached): Promise<LoadDevice> {
    const { privateKey, publicKey } = await webcrypto.subtle.generateKey(
      { name: 'ECDSA', namedCurve: 'P-256' },
      true,
      ['sign', 'verify'],
    )
    const { crv, kty, x, y } = await webcrypto.subtle.exportKey(
      'jwk',
      publicKey,
    )
    const [url] = service.processUrls
    const { body } = await send(`${url}/v1/nonce`, 'GET', {}, undefined)
    return new LoadDevice(
      service,
      privateKey,
      { crv, kty, x, y },
      `${body.nonce}`,
    )
  }

  async call(
    method: 'GET' | 'POST',
    path: string,
    body: object = {},
  ): Promise<Timed> {
    const token = this.#tokens?.accessToken
    const signed = `${text({ typ: 'dpop+jwt', alg: 'ES256', jwk: this.#jwk })}.${text(
      {
        htm: method,
        htu: `${this.#service.publicUrl}${path}`,
        jti: randomUUID(),
        nonce: this.#nonce,
        ...(token && {
          ath: createHash('sha256').update(token).digest('base64url'),
        }),
      },
    )}`
    const signature = await webcrypto.subtle.sign(
      { name: 'ECDSA', hash: 'SHA-256' },
      this.#key,
      Buffer.from(signed),
    )
    const headers = {
      dpop: `${signed}.${Buffer.from(signature).toString('base64url')}`,
      ...(token && { authorization: `DPoP ${token}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    }
    // As a proxy gives them out: each to the next.
    const { processUrls } = this.#service
    this.#turn = (this.#turn + 1) % processUrls.length
    return await send(
      `${processUrls[this.#turn]}${path}`,
      method,
      headers,
      method === 'POST' ? JSON.stringify(body) : undefined,
    )
  }

  hold(tokens: unknown): void {
    this.#tokens = tokens as { accessToken: string; refreshToken: string }
  }

  /** Exchanges the refresh token. */
  async refresh(): Promise<Timed> {
    const refreshToken = this.#tokens?.refreshToken
    this.#tokens = undefined
    const answer = await this.call('POST', '/v1/tokens', { refreshToken })
    this.hold(answer.body.tokens)
    return answer
  }
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Timed> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        resolve({
          status: response.statusCode ?? 0,
          body: answer ? JSON.parse(answer) : {},
          tookMs: performance.now() - started,
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
