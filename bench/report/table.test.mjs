import { expect, it } from 'vitest'
import { table } from './table.mjs'

it('the first column is text, the others are figures, a gap is a dash', () => {
  const rows = [
    ['Hasp', '1', null],
    ['Other', undefined, '2'],
  ]
  expect(table(['app', 'JS', 'CSS'], rows).split('\n')).toEqual([
    '| app | JS | CSS |',
    '| --- | ---: | ---: |',
    '| Hasp | 1 | – |',
    '| Other | – | 2 |',
  ])
})
