import { expect, it } from 'vitest'
import { glossary as arabic } from './locales/ar/glossary.js'
import { learn as arabicLearn } from './locales/ar/learn.js'
import { receive as arabicReceive } from './locales/ar/receive.js'
import { sendCautions as arabicCautions } from './locales/ar/sendCautions.js'
import { glossary } from './locales/en/glossary.js'
import { learn } from './locales/en/learn.js'
import { receive } from './locales/en/receive.js'
import { sendCautions } from './locales/en/sendCautions.js'

it.each([
  [
    'English',
    glossary.texts,
    { ...learn.texts, ...receive.texts, ...sendCautions.texts },
  ],
  ['Arabic', arabic, { ...arabicLearn, ...arabicReceive, ...arabicCautions }],
])('explains words that are in their sentences, in %s', (_, words, texts) => {
  expect(texts.setUp).toContain(words.secretPhrase)
  expect(texts.worksOn).toContain(words.address)
  for (const form of Object.values(texts.worksOnMore))
    expect(form).toContain(words.address)
  expect(texts.contractNote).toContain(words.smartContract)
  expect(words.usesWalletConnect).toContain(words.walletConnect)
})
