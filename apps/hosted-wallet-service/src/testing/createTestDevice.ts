import { createHash, randomUUID } from 'node:crypto'
import {
  type WalletServiceBody,
  type WalletServiceCall,
  type WalletServiceReply,
  walletServiceRoutes,
} from '@hasp/protocol/walletService'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import type { TestService } from './startTestService.js'

/** What a proof says, where a test wants it to lie. */
export interface ProofChanges {
  readonly htm?: string
  readonly htu?: string
  readonly jti?: string
  readonly nonce?: string
  readonly ath?: string
  readonly iat?: number
}

/** A device as the wallet's frame is one: a key and the tokens of it. */
export interface TestDevice {
  accessToken: string | undefined
  refreshToken: string | undefined
  /** Asks a route, and parses what comes by the table. */
  call<Call extends WalletServiceCall>(
    name: Call,
    body: WalletServiceBody<Call>,
  ): Promise<WalletServiceReply<Call>>
  /** Asks a route as the test says, and gives the bare answer. */
  send(
    name: WalletServiceCall,
    body: unknown,
    changes?: ProofChanges & { readonly headers?: Record<string, string> },
  ): Promise<Response>
  proof(
    method: string,
    path: string,
    changes?: ProofChanges,
    accessToken?: string,
  ): Promise<string>
  /** Asks for a code and gives back the challenge. */
  start(email: string): Promise<WalletServiceReply<'startChallenge'>>
  /** The whole sign-in with the code from the mailbox. */
  signIn(
    email: string,
  ): Promise<
    Extract<WalletServiceReply<'answerChallenge'>, { outcome: 'SIGNED_IN' }>
  >
}

/**
 * A new device with a key of its own.
 * @param ownHeaders what every request of it carries
 */
export async function createTestDevice(
  service: Pick<TestService, 'mails' | 'siteOrigin' | 'url'>,
  ownHeaders: () => Record<string, string> = () => ({}),
): Promise<TestDevice> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const { crv, kty, x, y } = await exportJWK(publicKey)
  const proof: TestDevice['proof'] = async (
    method,
    path,
    changes = {},
    accessToken = undefined,
  ) => {
    const nonce = await fetchNonce(service.url, ownHeaders())
    const ath = accessToken
      ? {
          ath: createHash('sha256').update(accessToken).digest('base64url'),
        }
      : {}
    return await new SignJWT({
      htm: method,
      htu: `${service.url}${path}`,
      jti: randomUUID(),
      nonce,
      ...ath,
      ...changes,
    })
      .setProtectedHeader({
        typ: 'dpop+jwt',
        alg: 'ES256',
        jwk: { crv, kty, x, y } as never,
      })
      .sign(privateKey)
  }
  const device: TestDevice = {
    accessToken: undefined,
    refreshToken: undefined,
    proof,
    send: async (name, body, { headers, ...changes } = {}) => {
      const { access, method, path } = walletServiceRoutes[name]
      const token = access === 'token' ? device.accessToken : undefined
      const sent = {
        ...(access === 'none'
          ? {}
          : { DPoP: await proof(method, path, changes, token) }),
        ...(access === 'token' ? { Authorization: `DPoP ${token}` } : {}),
        ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
        ...ownHeaders(),
        ...headers,
      }
      return await fetch(`${service.url}${path}`, {
        method,
        headers: sent,
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      })
    },
    call: async (name, body) => {
      const response = await device.send(name, body)
      expect(response.status, name).toBe(200)
      return v.parse(
        walletServiceRoutes[name].reply,
        await response.json(),
      ) as WalletServiceReply<typeof name>
    },
    start: (email) =>
      device.call('startChallenge', {
        projectId: 'default',
        origin: service.siteOrigin,
        email,
        deviceName: 'Chromium on Linux',
      }),
    signIn: async (email) => {
      const before = (await codesTo(service, email)).length
      const started = await device.start(email)
      if (started.outcome !== 'SENT') throw new Error('No code was sent.')
      const reply = await device.call('answerChallenge', {
        challengeId: started.challengeId,
        code: await newCode(service, email, before),
      })
      if (reply.outcome !== 'SIGNED_IN') throw new Error('Not signed in.')
      device.accessToken = reply.tokens.accessToken
      device.refreshToken = reply.tokens.refreshToken
      return reply
    },
  }
  return device
}

/** Comes again while it is told to. */
async function fetchNonce(
  url: string,
  headers: Record<string, string>,
): Promise<string> {
  const reply = await vi.waitUntil(
    async () => {
      const got = await fetch(`${url}/v1/nonce`, { headers })
      return isToldToRetry(got.status) ? undefined : got
    },
    { timeout: retryMs, interval: 100 },
  )
  const { issueNonce } = walletServiceRoutes
  return v.parse(issueNonce.reply, await reply.json()).nonce
}

const retryMs = 90_000

/** Whether an answer says that it may be otherwise in a while. */
export const isToldToRetry = (status: number): boolean =>
  [429, 502, 503].includes(status)

/**
 * Every code that was mailed to an address; other mails bring none, not even
 * one that begins with the name of a device, which may begin with digits.
 */
export async function codesTo(
  service: Pick<TestService, 'mails'>,
  email: string,
): Promise<readonly string[]> {
  const mails = await service.mails(email)
  return mails.flatMap(({ text }) => /^\d{6}\b/.exec(text) ?? [])
}

/** The code that comes after so many. */
export async function newCode(
  service: Pick<TestService, 'mails'>,
  email: string,
  before = 0,
): Promise<string> {
  return await vi.waitUntil(
    async () => {
      const codes = await codesTo(service, email)
      return codes.length > before && codes.at(-1)
    },
    { timeout: 10_000 },
  )
}
