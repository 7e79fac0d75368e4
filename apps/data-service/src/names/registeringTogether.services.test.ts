import { type Hex, toCoinType } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type NamesService,
  startNamesService,
} from '../testing/startNamesService.js'
import type { TestService } from '../testing/startTestService.js'

let one: NamesService
let other: TestService

beforeAll(async () => {
  one = await startNamesService()
  other = await one.startAnother({})
}, 60_000)
afterAll(async () => {
  await other?.stop()
  await one?.stop()
})

async function post(url: string, path: string, body: object) {
  const response = await fetch(`${url}/v1/names/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'https://shop.example',
    },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { message?: string; code?: string }
  return { status: response.status, answer }
}

async function sign(name: string) {
  const person = privateKeyToAccount(generatePrivateKey())
  const about = { address: person.address, coinType: 60 }
  const { answer } = await post(one.url, 'challenges', { name, ...about })
  const message = answer.message ?? ''
  return { ...about, message, signature: await person.signMessage({ message }) }
}

it('[R7.31] fifty who sign for one name, at two processes, are one', async () => {
  const requests = await Promise.all(
    Array.from({ length: 50 }, () => sign('together.hasp.eth')),
  )
  const answers = await Promise.all(
    requests.map((request, index) =>
      post(index % 2 ? one.url : other.url, 'registrations', request),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    answers.filter(({ answer }) => answer.code === 'NAME_TAKEN'),
  ).toHaveLength(49)
})

it('[R7.31] names that look alike, at once, are one', async () => {
  const labels = ['willi', 'will1', 'wi11i', 'w-illi', 'vvilli', 'wllll']
  const requests = await Promise.all(
    labels.map((label) => sign(`${label}.hasp.eth`)),
  )
  const answers = await Promise.all(
    requests.map((request, index) =>
      post(index % 2 ? one.url : other.url, 'registrations', request),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('[R7.31] one request at both is answered the same, and known at both', async () => {
  const request = await sign('everywhere.hasp.eth')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(index % 2 ? one.url : other.url, 'registrations', request),
    ),
  )
  const [first] = answers.filter(({ status }) => status === 200)
  expect(await post(one.url, 'registrations', request)).toEqual(first)
  expect(await post(other.url, 'registrations', request)).toEqual(first)
  expect(
    await one.client.getEnsAddress({
      name: 'everywhere.hasp.eth',
      coinType: toCoinType(10),
    }),
  ).toBe(request.address.toLowerCase() as Hex)
})

it('[R7.31] a message has five tries at both together', async () => {
  const request = await sign('guessed-at.hasp.eth')
  const { signature } = await sign('guessing.hasp.eth')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      post(index % 2 ? one.url : other.url, 'registrations', {
        ...request,
        signature,
      }),
    ),
  )
  const codes = answers.map(({ answer }) => answer.code)
  expect(codes.filter((code) => code === 'SIGNATURE_INVALID')).toHaveLength(5)
  expect(codes.filter((code) => code === 'CHALLENGE_INVALID')).toHaveLength(15)
  for (const { url } of [one, other])
    expect((await post(url, 'registrations', request)).answer.code).toBe(
      'CHALLENGE_INVALID',
    )
})
