import { expect } from '../journey.js'

/** Each complaint is one of these, and each of these was a complaint. */
export function takeComplaints(
  complaints: string[],
  expected: readonly (string | RegExp)[],
): void {
  const taken = complaints.splice(0)
  for (const one of expected)
    expect(taken).toContainEqual(expect.stringMatching(one))
  const others = taken.filter(
    (line) => !expected.some((one) => line.match(one)),
  )
  expect(others).toEqual([])
}
