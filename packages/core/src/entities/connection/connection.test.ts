import { describe, expect, it } from 'vitest'
import { namespaces } from '../network/namespace.js'
import { connectionId } from './connection.js'

describe('connectionId', () => {
  it('is another one for every namespace and connector', () => {
    const ids = namespaces.flatMap((namespace) =>
      ['io.kite', 'io.onyx'].map((name) => connectionId(namespace, name)),
    )
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids[0]).toBe('eip155/io.kite')
  })
})
