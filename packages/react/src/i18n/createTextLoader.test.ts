import { expect, it } from 'vitest'
import { createTextLoader } from './createTextLoader.js'
import { common } from './locales/ar/common.js'
import { shell } from './locales/ar/shell.js'
import type { Catalogue } from './translate.js'

/** A loader whose first attempts at `shell` fail. */
function setUp({ failures = 0 } = {}) {
  const asked: string[] = []
  const told: Catalogue[] = []
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
    (texts) => told.push(texts),
  )
  return { asked, load, told }
}

it('fetches a group once, however often it is asked for', async () => {
  const { asked, load, told } = setUp()
  load('common')
  load('common')
  await expect.poll(() => told).toEqual([{ common }])
  load('common')
  load('no such group')
  load('constructor')
  expect(asked).toEqual(['common'])
})

it('fetches all that is not here yet', async () => {
  const { asked, load, told } = setUp()
  load('shell')
  load()
  await expect.poll(() => told).toHaveLength(2)
  expect(asked).toEqual(['shell', 'common'])
})

it('fetches a group again that did not come', async () => {
  const { asked, load, told } = setUp({ failures: 1 })
  load('shell')
  await expect
    .poll(() => {
      load('shell')
      return told
    })
    .toEqual([{ shell }])
  expect(asked).toEqual(['shell', 'shell'])
})
