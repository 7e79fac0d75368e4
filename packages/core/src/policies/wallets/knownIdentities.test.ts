import { expect, it } from 'vitest'
import { snapshot } from '../../directory/snapshot.js'
import { knownIdentities } from './knownIdentities.js'

it('are those of the bundled directory', () => {
  const named = snapshot.flatMap(({ rdns, standardName }) =>
    rdns && standardName ? [{ rdns, standardName }] : [],
  )
  expect(named.length).toBeGreaterThan(0)
  expect([...knownIdentities].sort(byRdns)).toEqual(named.sort(byRdns))
})

it('name nobody twice', () => {
  for (const one of ['rdns', 'standardName'] as const)
    expect(new Set(knownIdentities.map((known) => known[one])).size).toBe(
      knownIdentities.length,
    )
})

function byRdns(one: { rdns: string }, other: { rdns: string }): number {
  return one.rdns.localeCompare(other.rdns)
}
