import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { snapshot } from '../../directory/snapshot.js'

it('names every wallet that comes with the kit, and no other', () => {
  const file = new URL('bundledWalletId.ts', import.meta.url)
  const named = readFileSync(file, 'utf8').matchAll(/^ {2}\| '([^']+)'$/gm)
  expect([...named].map(([, id]) => id)).toEqual(
    snapshot.map(({ id }) => id).sort(),
  )
})
