import { describe, expect, test } from 'vitest'
import { rateGuessing } from './rateGuessing.js'

describe('rateGuessing', () => {
  test.each([
    '',
    'a',
    'passwordpassword',
    'Password1234!',
    'P@ssw0rd1234',
    'qwertyuiopas',
    '1qaz2wsx3edc',
    'asdfghjkl123',
    '123456789012',
    '987654321098',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'abababababab',
    'abcabcabcabcabc',
    'Summer2024!!',
    'iloveyou2011',
    'letmeinletmein',
    'correct horse battery staple',
    'liverpool 1992',
    'trustno1trustno1',
    'dragon-monkey-shadow',
    'internationalisation',
    '14.07.1989 14.07.1989',
    'wallet recovery password',
    'كلمةكلمةكلمةكلمة',
    'пароль123456',
  ])('%s is refused', (password) => {
    expect(rateGuessing(password)).toBe('weak')
  })

  test.each([
    'lantern velvet orchard',
    'zebra7-quilt-fjord',
    'gH7#qLw92xVt',
    'سحابة قنديل برتقال',
    '雲灯橙紙川石空',
  ])('%s takes years', (password) => {
    expect(rateGuessing(password)).toBe('fair')
  })

  test.each([
    'lantern velvet orchard pickle',
    'lanternvelvetorchardpickleviolin',
    'V9#kfT2!mQx8@Lr4&Zp',
    'سحابة قنديل برتقال نافذة',
    '雲灯橙紙川石空海風',
  ])('%s takes longer than anybody has', (password) => {
    expect(rateGuessing(password)).toBe('strong')
  })

  test('knows what the visitor is called and where they are', () => {
    const password = 'margaret tidewater 817'
    expect(rateGuessing(password)).toBe('fair')
    expect(rateGuessing(password, ['margaret@tidewater.example'])).toBe('weak')
  })

  test('gives nothing for capitals, leetspeak and a mark at the end', () => {
    expect(rateGuessing('SUNSHINE1')).toBe('weak')
    expect(rateGuessing('$un5h1n3!!!!!!')).toBe('weak')
  })

  test('grows with what is added', () => {
    const order = ['weak', 'fair', 'strong']
    const password = 'lantern velvet orchard pickle'
    const words = Array.from(password, (_, end) =>
      order.indexOf(rateGuessing(password.slice(0, end + 1))),
    )
    expect(words).toEqual(words.toSorted((a, b) => a - b))
  })

  test('is done with a long one at once', () => {
    const startedAt = performance.now()
    rateGuessing('lantern velvet '.repeat(1_000))
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
