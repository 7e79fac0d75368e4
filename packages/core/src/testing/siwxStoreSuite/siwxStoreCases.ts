import type { SiwxEntry, SiwxStore } from '../../siwxServer/SiwxStore.js'

const nowMs = 1_750_000_000_000
const laterMs = nowMs + 60_000

/** What a store must do, each by itself on an empty one. */
export const siwxStoreCases: readonly {
  readonly title: string
  readonly run: (store: SiwxStore) => Promise<void>
}[] = [
  {
    title: 'gives back what was put, once',
    async run(store) {
      const one = entry({
        account: 'eip155:1:0xAb',
        value: '{"text":"ä\'\\""}',
      })
      expectEqual(await store.put(one, nowMs), true)
      expectEqual(await store.take(one.key, nowMs), one)
      expectEqual(await store.take(one.key, nowMs), undefined)
    },
  },
  {
    title: 'gives one entry to one of many who take it at once',
    async run(store) {
      await store.put(entry({}), nowMs)
      const taken = await Promise.all(
        Array.from({ length: 50 }, () => store.take('key', nowMs)),
      )
      expectEqual(taken.filter((one) => one !== undefined).length, 1)
    },
  },
  {
    title: 'lets one of many put a key at once, and keeps its value',
    async run(store) {
      const done = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          store.put(entry({ value: `${index}` }), nowMs),
        ),
      )
      expectEqual(done.filter(Boolean).length, 1)
      const kept = await store.take('key', nowMs)
      expectEqual(kept?.value, `${done.indexOf(true)}`)
    },
  },
  {
    title: 'has nothing any longer that has expired',
    async run(store) {
      await store.put(entry({}), nowMs)
      expectEqual(await store.read('owner', laterMs), [])
      expectEqual(await store.put(entry({ value: '2' }), laterMs), true)
      expectEqual(await store.take('key', laterMs), undefined)
      // A clock that is set back brings nothing back that was taken.
      expectEqual(await store.take('key', nowMs), undefined)
    },
  },
  {
    title: 'reads all of an owner by its keys, and nothing of others',
    async run(store) {
      await store.put(entry({ key: 'b' }), nowMs)
      await store.put(entry({ key: 'B' }), nowMs)
      await store.put(entry({ key: 'c', owner: 'other' }), nowMs)
      expectEqual(await keysOf(store, 'owner'), ['B', 'b'])
      expectEqual(await keysOf(store, 'nobody'), [])
    },
  },
  {
    title: 'lets all of an owner live longer',
    async run(store) {
      await store.put(entry({ key: 'a' }), nowMs)
      await store.put(entry({ key: 'b', owner: 'other' }), nowMs)
      await store.touch('owner', laterMs + 1)
      expectEqual((await store.read('owner', laterMs)).length, 1)
      expectEqual((await store.read('other', laterMs)).length, 0)
    },
  },
  {
    title: 'removes exactly one account of one owner (P-31)',
    async run(store) {
      await putAccounts(store)
      await store.remove('first', 'eip155:1:0xA')
      expectEqual(await keysOf(store, 'first'), ['first B'])
      expectEqual(await keysOf(store, 'second'), ['second A', 'second B'])
      await store.remove('second')
      expectEqual(await keysOf(store, 'second'), [])
      expectEqual(await keysOf(store, 'first'), ['first B'])
    },
  },
  {
    title: 'removes an account from all its owners',
    async run(store) {
      await putAccounts(store)
      await store.removeAccount('eip155:1:0xA')
      expectEqual(await keysOf(store, 'first'), ['first B'])
      expectEqual(await keysOf(store, 'second'), ['second B'])
    },
  },
  {
    title: 'counts every call in a window, and then anew',
    async run(store) {
      const counted = await Promise.all(
        Array.from({ length: 20 }, () => store.count('key', 60_000, nowMs)),
      )
      expectEqual([...counted].sort((a, b) => a - b).at(-1), 20)
      expectEqual(new Set(counted).size, 20)
      expectEqual(await store.count('other', 60_000, nowMs), 1)
      expectEqual(await store.count('key', 60_000, laterMs - 1), 21)
      expectEqual(await store.count('key', 60_000, laterMs), 1)
    },
  },
]

function entry(changes: Partial<SiwxEntry>): SiwxEntry {
  return {
    key: 'key',
    owner: 'owner',
    value: '1',
    expiresAtMs: laterMs,
    ...changes,
  }
}

async function putAccounts(store: SiwxStore) {
  for (const owner of ['first', 'second'])
    for (const name of ['A', 'B'])
      await store.put(
        entry({
          key: `${owner} ${name}`,
          owner,
          account: `eip155:1:0x${name}`,
        }),
        nowMs,
      )
}

async function keysOf(store: SiwxStore, owner: string) {
  return (await store.read(owner, nowMs)).map(({ key }) => key)
}

/** Throws in the words of any runner of tests. */
function expectEqual(actual: unknown, expected: unknown) {
  const [left, right] = [actual, expected].map((one) => JSON.stringify(one))
  if (left !== right) throw new Error(`Expected ${right}, got ${left}`)
}
