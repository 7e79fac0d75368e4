import { systemClock } from '@hasp/service-frame'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createDoor } from './createDoor.js'

const long = Buffer.from(`"${'x'.repeat(1024 * 1024)}"`)

/** What becomes of eight questions at once whose answers are long. */
async function askTogether(isLongAtWill: boolean) {
  const door = createDoor({
    clock: systemClock,
    random: () => 0,
    send: async () => ({ status: 200, bytes: long }),
  })
  const settled = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      door.ask({
        url: 'https://node.example',
        schema: v.string(),
        isLongAtWill,
      }),
    ),
  )
  return settled.map((each) =>
    each.status === 'fulfilled' ? 'read' : each.reason.code,
  )
}

it('reads what strangers made long by turns, and lets four wait', async () => {
  expect((await askTogether(true)).toSorted()).toEqual([
    ...Array(3).fill('LEFT_ALONE'),
    ...Array(5).fill('read'),
  ])
})

it('reads long blocks as they come', async () => {
  expect(await askTogether(false)).toEqual(Array(8).fill('read'))
})
