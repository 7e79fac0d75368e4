import type { Translation } from '../defineMessages.js'
import type { addressBook } from './addressBook.en.js'

export const addressBookAr: Translation<typeof addressBook> = {
  lost: 'تعذّرت قراءة عناوينك المحفوظة. قارن كل مستلم بعناية.',
  notSaved: 'دفتر العناوين ممتلئ. لم يُحفظ \u2068{name}\u2069.',
}
