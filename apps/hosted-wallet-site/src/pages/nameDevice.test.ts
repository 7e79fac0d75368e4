import { expect, it } from 'vitest'
import { nameDevice } from './nameDevice.js'

const mozilla = 'Mozilla/5.0'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iPhone = '(iPhone; CPU iPhone OS 18_1 like Mac OS X)'

it.each([
  [`(X11; Linux x86_64) ${webKit} Chrome/131.0 Safari/537.36`, 'Chrome, Linux'],
  [`${iPhone} ${webKit} CriOS/131.0 Mobile Safari/604.1`, 'Chrome, iOS'],
  [`${iPhone} ${webKit} FxiOS/132.0 Mobile Safari/605.1`, 'Firefox, iOS'],
  [`${iPhone} ${webKit} Version/18.1 Mobile Safari/604.1`, 'Safari, iOS'],
  [
    `(Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge, Windows',
  ],
  [
    `(Linux; Android 10; K) ${webKit} Chrome/131.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  ['(something else)', 'Browser'],
])('%s is %s', (userAgent, name) => {
  expect(nameDevice(`${mozilla} ${userAgent}`)).toBe(name)
})
