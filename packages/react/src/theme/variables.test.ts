import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const sheets = readdirSync(root, { encoding: 'utf8', recursive: true })
  .filter((path) => /\.(css|tsx?)$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(new URL(path, root), 'utf8'))

it('are set somewhere, wherever a style reads them without a value of its own', () => {
  const namesIn = (pattern: RegExp) =>
    new Set(
      sheets.flatMap((text) =>
        [...text.matchAll(pattern)].map(([, name = '']) => name),
      ),
    )
  const read = namesIn(/var\((--kit-[\w-]*\w)\)/g)
  const set = namesIn(/(--kit-[\w-]*\w)["'`]?\]?\s*[:,]/g)
  expect(read.size).toBeGreaterThan(50)
  expect([...read].filter((name) => !set.has(name))).toEqual([])
})
