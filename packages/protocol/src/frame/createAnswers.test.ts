import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/idOf.js'
import { createAnswers } from './createAnswers.js'

/** Keeps as many answers of one length, and counts those that are still known. */
function keep(count: number, length: number): string[] {
  const answers = createAnswers()
  const ids = Array.from({ length: count }, (_, number) => idOf(number))
  for (const id of ids) answers.keep(id, '', 'x'.repeat(length))
  return ids.filter((id) => answers.get(id))
}

describe('the answers that were given', () => {
  it('T-FRM-07 are the latest 1,024', () => {
    expect(keep(1_024, 1)).toHaveLength(1_024)
    const known = keep(1_025, 1)
    expect(known).toHaveLength(1_024)
    expect(known[0]).toBe(idOf(1))
  })

  it('T-FRM-07 are no more than a mebibyte of text', () => {
    expect(keep(4, 262_144)).toHaveLength(4)
    expect(keep(4, 262_145)).toHaveLength(3)
  })
})
