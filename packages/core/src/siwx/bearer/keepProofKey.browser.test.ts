import { expect, it, onTestFinished } from 'vitest'
import { openBearerSite } from '../../siwxServer/bearer/openBearerSite.test.fixture.js'
import { keepProofKey } from './keepProofKey.js'

const forget = () =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('hasp.siwx')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })

it('a browser has one key for a server, which no script can take elsewhere', async () => {
  onTestFinished(forget)
  const [one, other] = await Promise.all([
    keepProofKey(indexedDB, 'https://api.tide.test/siwx'),
    keepProofKey(indexedDB, 'https://api.tide.test/siwx'),
  ])
  const publicKey = async ({ publicKey }: CryptoKeyPair) =>
    await crypto.subtle.exportKey('jwk', publicKey)
  expect(await publicKey(one)).toEqual(await publicKey(other))
  expect(one.privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('jwk', one.privateKey)).rejects.toThrow()
  const elsewhere = await keepProofKey(indexedDB, 'https://api.other.test/siwx')
  expect(await publicKey(elsewhere)).not.toEqual(await publicKey(one))
})

it('who signed in by it is signed in after a reload, and nothing else is stored', async () => {
  onTestFinished(forget)
  const site = openBearerSite()
  await site.page().signIn()
  expect(await site.page().accounts()).toHaveLength(1)
  expect((await site.page().note())[0]).toBe(200)
  const token = site.sent.at(-1)?.headers.get('authorization')
  expect(token).toMatch(/^DPoP [\w-]{43}$/)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  expect(stored).not.toContain(token?.slice(5))
  expect(document.cookie).toBe('')
  expect(await storedNames()).toEqual(['https://api.tide.test/siwx'])
})

/** What the database of keys has; a key in it is no text. */
function storedNames(): Promise<readonly IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('hasp.siwx')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const keys = opening.result
        .transaction('keys')
        .objectStore('keys')
        .getAllKeys()
      keys.onsuccess = () => {
        opening.result.close()
        resolve(keys.result)
      }
    }
  })
}
