import { expect, it } from 'vitest'
import { createTexts } from './createTexts.js'

const own = {
  en: { 'test.open': 'Open {page} here.' },
  ar: { 'test.open': 'افتح {page} هنا.' },
}
const page = 'wallet.example/device/'

it('keeps an address in one piece in the midst of Arabic, and changes nothing in English', () => {
  const say = (language: string) =>
    createTexts([language], own).t('test.open', { page })
  expect(say('en')).toBe(`Open ${page} here.`)
  expect(say('ar')).toBe(`افتح \u2068${page}\u2069 هنا.`)
})

it('leaves what it was not told as it stands', () => {
  expect(createTexts(['ar'], own).t('test.open')).toBe('افتح {page} هنا.')
})
