import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetQuery } from '../modal/dialog/sheetQuery.js'

const root = new URL('..', import.meta.url)
const queries = readdirSync(root, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.css') && !path.includes('.test.'))
  .flatMap((path) => {
    const css = readFileSync(new URL(path, root), 'utf8')
    return [...css.matchAll(/@(?:media|container)([^{]+)\{/g)]
  })
  .map(([, query = '']) => query.trim())
  .filter((query) => /\d/.test(query))

describe('break points', () => {
  it('count in em, so that large text gets the narrow layout', () => {
    expect(queries).not.toHaveLength(0)
    for (const query of [...queries, sheetQuery])
      expect(query).toMatch(
        /^(\(m(in|ax)-(width|height): [\d.]+em\)( and )?)+$/,
      )
  })

  it('are the same for scripts and for style sheets', () => {
    expect(queries).toContain(sheetQuery)
  })
})
