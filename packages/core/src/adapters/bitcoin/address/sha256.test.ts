import { sha256 as reference } from '@noble/hashes/sha2'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { sha256 } from './sha256.js'

it('hashes whatever is one block as everybody does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 55 }), (bytes) => {
      expect(sha256(bytes)).toEqual(reference(bytes))
    }),
    propertyRuns(300),
  )
})
