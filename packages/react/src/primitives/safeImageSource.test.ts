import { describe, expect, it } from 'vitest'
import { safeImageSource } from './safeImageSource.js'

const pixel = 'data:image/png;base64,iVBORw0KGgo='

describe('safeImageSource', () => {
  it('lets https and small pictures as data through', () => {
    expect(safeImageSource('https://a.example/i.png')).toBe(
      'https://a.example/i.png',
    )
    for (const type of ['png', 'jpeg', 'webp', 'gif', 'svg+xml'])
      expect(safeImageSource(`data:image/${type};base64,AA==`)).toBeDefined()
    expect(safeImageSource(` ${pixel} `)).toBe(pixel)
  })

  it('refuses other schemes, other data and credentials', () => {
    for (const source of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xmlx,a',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      'http://a.example/i.png',
      'ftp://a.example/i.png',
      'https://user:secret@a.example/i.png',
      'i.png',
      '//a.example/i.png',
      '',
      ' ',
    ])
      expect(safeImageSource(source), source).toBeUndefined()
  })

  it('refuses what is too long or no text', () => {
    expect(safeImageSource(`data:image/png,${'a'.repeat(65536)}`)).toBe(
      undefined,
    )
    expect(safeImageSource(`https://a.example/${'a'.repeat(2048)}`)).toBe(
      undefined,
    )
    for (const source of [undefined, null, 1, {}, ['https://a.example']])
      expect(safeImageSource(source)).toBeUndefined()
  })
})
