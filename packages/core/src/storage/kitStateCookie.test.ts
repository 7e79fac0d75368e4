import { expect, it } from 'vitest'
import { type KitState, readKitState, writeKitState } from './kitStateCookie.js'

const state: KitState = {
  theme: 'light',
  namespace: 'eip155',
  networkId: 'eip155:8453',
  shortAddress: '0xd8dA…6045',
}
const cookieOf = (value: unknown) =>
  `hasp.state=${encodeURIComponent(JSON.stringify(value))}`

it('reads among other cookies what was written', () => {
  const [pair] = writeKitState(state, { isSecure: true }).split(';')
  expect(readKitState(`a=1; ${pair}; b=2`)).toEqual(state)
})

it('is for the whole site, for its own requests, and for a month', () => {
  const [pair = '', ...attributes] = writeKitState(state, {
    isSecure: true,
  }).split('; ')
  expect(attributes).toEqual([
    'Path=/',
    'Max-Age=2592000',
    'SameSite=Lax',
    'Secure',
  ])
  expect(pair.length).toBeLessThan(256)
  expect(writeKitState(state, { isSecure: false })).not.toContain('Secure')
  expect(writeKitState(undefined, { isSecure: false })).toBe(
    'hasp.state=; Path=/; Max-Age=0; SameSite=Lax',
  )
})

it.each([
  ['nothing', undefined],
  ['no cookie', ''],
  ['other cookies', 'hasp.stated=1; xhasp.state={}'],
  ['an empty value', 'hasp.state='],
  ['what is no JSON', 'hasp.state=%7B'],
  ['what cannot be decoded', 'hasp.state=%E0%A4%A'],
  ['a list', cookieOf(['light'])],
  ['null', cookieOf(null)],
  ['an unknown theme', cookieOf({ theme: 'neon' })],
  ['an unknown namespace', cookieOf({ namespace: 'doge' })],
  ['no network', cookieOf({ networkId: '<b>' })],
  ['markup', cookieOf({ shortAddress: '<img src=x>' })],
  ['a whole page', cookieOf({ shortAddress: 'a'.repeat(41) })],
  ['what another version wrote', cookieOf({ theme: 'dark', address: '0x1' })],
  ['a prototype', `hasp.state=${encodeURIComponent('{"__proto__":{"a":1}}')}`],
  ['a flood', cookieOf({ theme: 'light', filler: 'a'.repeat(512) })],
])('takes %s for no state', (_, cookie) => {
  expect(readKitState(cookie)).toBeUndefined()
})

it('passes over a cookie of the same name that somebody else has set', () => {
  expect(readKitState(`hasp.state=evil; ${cookieOf(state)}`)).toEqual(state)
})
