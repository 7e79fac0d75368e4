import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  describedPackages,
  describeSurface,
  surfaceFile,
} from './describeSurface.js'

it.each(describedPackages)(
  'what @hasp/%s exports is as written down; `npm run api` renews it',
  (name) => {
    const written = readFileSync(surfaceFile(name), 'utf8').split('\n')
    expect(describeSurface(name).split('\n')).toEqual(written)
  },
  120_000,
)
