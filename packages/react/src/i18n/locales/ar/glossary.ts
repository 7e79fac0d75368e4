import type { Translation } from '../../defineMessages.js'
import type { glossary as source } from '../en/glossary.js'

export const glossary: Translation<typeof source> = {
  address: 'العنوان',
  addressMeaning:
    'يشبه رقم الحساب. من يعرفه يستطيع أن يرسل إليك، ولا يستطيع أحد أن يأخذ به شيئًا.',
  contractMeaning:
    'البرنامج الذي يدير هذه العملة. يمكن نسخ الاسم أو الرمز، لكن لكل عملة عنوان عقد خاص بها.',
  feeMeaning:
    'تُدفع للشبكة مقابل معالجة المعاملة، لا لنا. تُسمى أيضًا رسوم الغاز.',
  secretPhrase: 'عبارة سرية',
  secretPhraseMeaning:
    '12 أو 24 كلمة تفتح محفظتك على أي جهاز. تُسمى أيضًا عبارة الاسترداد.',
  smartContract: 'عقد ذكي',
  smartContractMeaning:
    'برنامج على الشبكة يحفظ العملات وينقلها وفق قواعده الخاصة.',
  tokensMeaning:
    'كل ما له قيمة وتسجّله الشبكة: عملتها الخاصة مثل ETH، وعملات أخرى مثل USDC.',
  usesWalletConnect: 'يستخدم هذا الاتصال WalletConnect.',
  walletConnect: 'WalletConnect',
  walletConnectMeaning: 'طريقة مفتوحة ومشفّرة لربط موقع بمحفظة على جهاز آخر.',
}
