import { expect, it } from 'vitest'
import { createTextLoader } from './createTextLoader.js'
import { common } from './locales/ar/common.js'
import { shell } from './locales/ar/shell.js'
import type { Catalogue } from './translate.js'

/** A loader whose first attempts at `shell` fail. */
function setUp({ failures = 0 } = {}) {
  const asked: string[] = []
  const reported: Catalogue[] = []
  let left = failures
  const load = createTextLoader(
    {
      async common() {
        asked.push('common')
        return common
      },
      async shell() {
        asked.push('shell')
        left -= 1
        if (left >= 0) throw new Error('offline')
        return shell
      },
    },
    (texts) => reported.push(texts),
  )
  return { asked, load, reported }
}

it('fetches a group once, however often it is asked for', async () => {
  const { asked, load, reported } = setUp()
  load('common')
  load('common')
  await expect.poll(() => reported).toEqual([{ common }])
  load('common')
  load('no such group')
  load('constructor')
  expect(asked).toEqual(['common'])
})

it('fetches all that is not here yet', async () => {
  const { asked, load, reported } = setUp()
  load('shell')
  load()
  await expect.poll(() => reported).toHaveLength(2)
  expect(asked).toEqual(['shell', 'common'])
})

it('fetches a group again that did not come', async () => {
  const { asked, load, reported } = setUp({ failures: 1 })
  load('shell')
  await expect
    .poll(() => {
      load('shell')
      return reported
    })
    .toEqual([{ shell }])
  expect(asked).toEqual(['shell', 'shell'])
})
