import { deepStrictEqual } from 'node:assert'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'

/**
 * Signs in at a site's own server as its pages do, and out again.
 * @throws when anything of it fails, or another site's page gets in
 */
export async function signInAt(origin) {
  const cookies = new Map()
  const ask = async (method, path, body, from = origin) => {
    const response = await fetch(`${origin}/siwx/${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'content-type': 'application/json',
        ...(method === 'POST' && { origin: from }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=')
      cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }
  const { address, signMessage } = privateKeyToAccount(generatePrivateKey())
  const { body: challenge } = await ask('POST', 'nonce', {})
  const { domain, expirationTime, issuedAt, nonce, uri } = challenge
  const times = {
    issuedAt: new Date(issuedAt),
    expirationTime: new Date(expirationTime),
  }
  const named = { address, chainId: 1, domain, nonce, uri, version: '1' }
  const message = createSiweMessage({ ...named, ...times })
  const signature = await signMessage({ message })
  const networkId = 'eip155:1'
  const proofs = [{ networkId, address, form: 'text', signature }]
  const sent = ['POST', 'verify', { nonce, proofs }]
  const refused = await ask(...sent, 'https://evil.example')
  deepStrictEqual(refused, { status: 403, body: { code: 'ORIGIN_REFUSED' } })
  const accounts = [
    { accountId: `${networkId}:${address}`, networkId, address },
  ]
  deepStrictEqual(await ask(...sent), { status: 200, body: { accounts } })
  deepStrictEqual((await ask('GET', 'session')).body, { accounts })
  await ask('POST', 'sign-out', {})
  deepStrictEqual((await ask('GET', 'session')).body, { accounts: [] })
}
