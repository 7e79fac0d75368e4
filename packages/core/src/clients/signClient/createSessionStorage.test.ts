import { expect, it } from 'vitest'
import { createMemoryStore } from '../../testing/createMemoryStore.js'
import { sessionsKey } from '../walletConnect/sessionStore/storageKeys.js'
import { createSessionStorage } from './createSessionStorage.js'

const keychain = 'wc@2:core:0.3:one//keychain'
const sessions = 'wc@2:client:0.3:one//session'

it('keeps nothing on the device until there is a session, and nothing after the last', async () => {
  const keyValueStore = createMemoryStore()
  const storage = createSessionStorage({ keyValueStore }, 'one')
  await storage.setItem(keychain, { topic: 'key' })
  expect(keyValueStore.entries()).toEqual({})
  await storage.setItem(sessions, [{ topic: 'topic' }])
  expect(Object.keys(keyValueStore.entries())).toEqual([sessionsKey])
  await storage.setItem(sessions, [])
  expect(keyValueStore.entries()).toEqual({})
})

it('gives the next page what this one kept', async () => {
  const keyValueStore = createMemoryStore()
  const storage = createSessionStorage({ keyValueStore }, 'one')
  await storage.setItem(keychain, { topic: 'key' })
  await storage.setItem(sessions, [{ topic: 'topic' }])
  const next = createSessionStorage({ keyValueStore }, 'two')
  expect(await next.getItem(keychain.replace('one', 'two'))).toEqual({
    topic: 'key',
  })
})

it.each(['{', '[]', '3', 'null'])('starts empty from %s', async (text) => {
  const keyValueStore = createMemoryStore()
  keyValueStore.setItem(sessionsKey, text)
  const storage = createSessionStorage({ keyValueStore }, 'one')
  expect(await storage.getKeys()).toEqual([])
})

it('works for the page alone where nothing can be stored', async () => {
  const keyValueStore = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => undefined,
  }
  const storage = createSessionStorage({ keyValueStore }, 'one')
  await storage.setItem(sessions, [{ topic: 'topic' }])
  expect(await storage.getItem(sessions)).toEqual([{ topic: 'topic' }])
})
