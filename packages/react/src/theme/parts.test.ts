import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parts } from './parts.js'

const root = new URL('..', import.meta.url)
const sources = readdirSync(root, { encoding: 'utf8', recursive: true }).filter(
  (path) => path.endsWith('.tsx') && !/\.test\.|^testing\//.test(path),
)

it('lists every part that the components draw, and no other', () => {
  const drawn = sources.flatMap((path) =>
    [
      ...readFileSync(new URL(path, root), 'utf8').matchAll(
        /'?data-part'?(?:=|: )["']([\w-]+)["']/g,
      ),
    ].map(([, part]) => part),
  )
  expect([...parts]).toEqual([...new Set(drawn)].sort())
})
