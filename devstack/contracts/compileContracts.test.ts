import { expect, it } from 'vitest'
import artifacts from './artifacts.json' with { type: 'json' }
import { compileContracts } from './compileContracts.js'

it('gives the committed artifacts from the committed sources', {
  timeout: 30_000,
}, async () => {
  expect(await compileContracts()).toEqual(artifacts)
})
