import { afterEach, describe, expect, it } from 'vitest'
import { createProofKey } from '../service/createProof.js'
import type { DeviceRecord } from './DeviceRecord.js'
import { openVaultStore } from './openVaultStore.js'
import type { VaultStore } from './VaultStore.js'

const site = 'https://tide.example'

const clear = () =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('hasp-wallet')
    request.addEventListener('success', resolve)
  })
afterEach(clear)

async function record(email: string): Promise<DeviceRecord> {
  const proofKey = await createProofKey()
  return { proofKey, session: { email, refreshToken: 'token' }, wallets: [] }
}

const emailIn = async (store: VaultStore) =>
  (await store.read(site))?.session?.email

/** The browser's own databases, whose stores fail as a test says. */
function failing(fails: {
  put?: (() => never) | undefined
  get?: (() => never) | undefined
}): IDBFactory {
  const over = <Target extends object>(
    target: Target,
    change: (name: PropertyKey, value: unknown) => unknown,
  ): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name)
        const own = typeof value === 'function' ? value.bind(target) : value
        return change(name, own)
      },
    })
  const result = (value: unknown, wrap: (real: never) => unknown) =>
    typeof value === 'function'
      ? (...given: unknown[]) => wrap(value(...given) as never)
      : value
  const storeOver = (store: IDBObjectStore) =>
    over(store, (name, value) =>
      name === 'put'
        ? (fails.put ?? value)
        : name === 'get'
          ? (fails.get ?? value)
          : value,
    )
  const transactionOver = (transaction: IDBTransaction) =>
    over(transaction, (name, value) =>
      name === 'objectStore' ? result(value, storeOver) : value,
    )
  const databaseOver = (database: IDBDatabase) =>
    over(database, (name, value) =>
      name === 'transaction' ? result(value, transactionOver) : value,
    )
  const requestOver = (request: IDBOpenDBRequest) =>
    over(request, (name, value) =>
      name === 'result' ? databaseOver(value as IDBDatabase) : value,
    )
  return over(indexedDB, (name, value) =>
    name === 'open' ? result(value, requestOver) : value,
  )
}

const thrown = (name: string) => (): never => {
  throw new DOMException('refused', name)
}

describe('what this browser keeps of a wallet', () => {
  it('outlives the page', async () => {
    const first = await openVaultStore(indexedDB)
    await first.write(site, await record('ada@tide.example'))
    expect(first.persistence).toBe('kept')
    expect(await emailIn(await openVaultStore(indexedDB))).toBe(
      'ada@tide.example',
    )
  })

  it.each([
    ['it throws at the name of storage', undefined],
    [
      'it blocks storage',
      { open: thrown('SecurityError') } as unknown as IDBFactory,
    ],
  ])('lives in memory where %s, and says so', async (_, factory) => {
    const store = await openVaultStore(factory)
    expect(store.persistence).toBe('memory')
    await store.write(site, await record('ada@tide.example'))
    expect(await emailIn(store)).toBe('ada@tide.example')
    expect(await emailIn(await openVaultStore(factory))).toBeUndefined()
  })

  it('F-27 lives in memory while there is no room, and is written once there is', async () => {
    const fails: Parameters<typeof failing>[0] = {}
    const store = await openVaultStore(failing(fails))
    await store.write(site, await record('before@tide.example'))
    fails.put = thrown('QuotaExceededError')
    await store.write(site, await record('full@tide.example'))
    expect(store.persistence).toBe('memory')
    expect(await emailIn(store)).toBe('full@tide.example')
    expect(await emailIn(await openVaultStore(indexedDB))).toBe(
      'before@tide.example',
    )
    fails.put = undefined
    await store.write(site, await record('after@tide.example'))
    expect(store.persistence).toBe('kept')
    expect(await emailIn(await openVaultStore(indexedDB))).toBe(
      'after@tide.example',
    )
  })

  it('F-29 is gone, and can be written anew, where its data was cleared meanwhile', async () => {
    const store = await openVaultStore(indexedDB)
    await store.write(site, await record('ada@tide.example'))
    await clear()
    expect(await emailIn(store)).toBeUndefined()
    await store.write(site, await record('new@tide.example'))
    expect(store.persistence).toBe('kept')
    expect(await emailIn(await openVaultStore(indexedDB))).toBe(
      'new@tide.example',
    )
  })

  it('is opened once for all who find it closed', async () => {
    const store = await openVaultStore(indexedDB)
    await clear()
    const sites = Array.from({ length: 20 }, (_, index) => `${site}${index}`)
    const one = await record('ada@tide.example')
    await Promise.all(sites.map((each) => store.write(each, one)))
    expect(store.persistence).toBe('kept')
    const other = await openVaultStore(indexedDB)
    for (const each of sites) expect(await other.read(each)).toBeDefined()
  })

  it('F-29 writes over nothing that it could not read', async () => {
    const fails: Parameters<typeof failing>[0] = {}
    const store = await openVaultStore(failing(fails))
    await store.write(site, await record('ada@tide.example'))
    fails.get = thrown('UnknownError')
    expect(await emailIn(store)).toBeUndefined()
    fails.get = undefined
    await store.write(site, await record('other@tide.example'))
    expect(store.persistence).toBe('memory')
    expect(await emailIn(store)).toBe('other@tide.example')
    expect(await emailIn(await openVaultStore(indexedDB))).toBe(
      'ada@tide.example',
    )
  })
})
