import type { Translation } from '../../defineMessages.js'
import type { addressBook as source } from '../en/addressBook.js'

export const addressBook: Translation<typeof source> = {
  lost: 'تعذّرت قراءة عناوينك المحفوظة. قارن كل مستلم بعناية.',
  notSaved: 'دفتر العناوين ممتلئ. لم يُحفظ \u2068{name}\u2069.',
}
