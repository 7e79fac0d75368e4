import { expect, it } from 'vitest'
import { setUpScripted } from '../../testing/walletConnect/setUpScripted.js'

it('error: signing in fails with an error of the kit when its code does not load', async () => {
  const cause = new TypeError('Failed to fetch')
  const { client, keyValueStore, relay, signal } = await setUpScripted({
    loadSignIn: () => Promise.reject(cause),
  })
  const pairing = client.authenticate({
    chains: ['eip155:31337'],
    domain: 'site.example',
    uri: 'https://site.example',
    nonce: '1234567890',
    signal,
  })
  await expect(pairing).rejects.toMatchObject({
    name: 'KitError',
    code: 'UNEXPECTED',
    cause,
  })
  expect(keyValueStore.getItem('hasp.sessions')).toBe(null)
  expect(relay.relayMessages).toEqual([])
})

it.each([true, false])(
  'fetches what signing in needs before a code waits for it, where it is likely: %s',
  async (signsIn) => {
    let fetched = 0
    await setUpScripted({
      signsIn,
      loadSignIn() {
        fetched += 1
        return import('./pairing/signIn.js')
      },
    })
    expect(fetched).toBe(signsIn ? 1 : 0)
  },
)
