/** What no wallet of any namespace gives when it is asked for accounts. */
export const junkAnswers: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['true', true],
  ['a number', 7],
  ['a text', 'yes'],
  ['an empty text', ''],
  ['an empty list', []],
  ['a list of nothing', [undefined]],
  ['a list of numbers', [1, 2, 3]],
  ['a list of junk texts', ['junk', 'more junk']],
  ['an empty object', {}],
  ['an object with junk accounts', { accounts: 'junk' }],
  ['an object with a junk account', { accounts: [{ address: 'junk' }] }],
  ['an account without an address', { accounts: [{}] }],
  ['an address that is a number', { accounts: [{ address: 5 }] }],
  ['an address with markup', { accounts: [{ address: '<b>x</b>' }] }],
  ['a huge address', { accounts: [{ address: 'a'.repeat(100_000) }] }],
]

/** What wallets throw, besides errors. */
export const junkErrors: readonly (readonly [string, unknown])[] = [
  ['an Error', new Error('broken')],
  ['a text', 'broken'],
  ['nothing', undefined],
  ['null', null],
  ['a number', 4],
  ['an empty object', {}],
  ['an object with an unknown code', { code: 123_456, message: 'what' }],
  ['a code that is a text', { code: '4001x', message: 5 }],
  ['a nested error', { error: { data: { originalError: 'x' } } }],
]
