import type { Texts } from '../../texts/createTexts.js'
import type { TextKey } from '../../texts/en.js'
import { homeTexts } from '../home/homeTexts.js'

/** Every text of the page that restores a wallet; signing in is as at home. */
export const recoverTexts = {
  en: {
    ...homeTexts.en,
    'recover.goOn': 'Go on',
    'recover.here': 'Your wallet is on this device',
    'recover.hereWhy':
      'It opens here, and on every page that asks this browser for it.',
    'recover.open': 'Open your wallet',
    'recover.waits': 'Your wallet is not here yet',
    'recover.waitsWhy':
      'What was begun goes on by itself. Come back to this page to see how far it is.',
    'recover.why':
      'Sign in with the email address of your wallet. For an address that has none, none is made here.',
  },
  ar: {
    ...homeTexts.ar,
    'recover.goOn': 'متابعة',
    'recover.here': 'محفظتك على هذا الجهاز',
    'recover.hereWhy': 'تُفتح هنا وفي كل صفحة تطلبها من هذا المتصفح.',
    'recover.open': 'فتح محفظتك',
    'recover.waits': 'لم تصل محفظتك بعد',
    'recover.waitsWhy':
      'ما بدأ يستمر من تلقاء نفسه. عُد إلى هذه الصفحة لترى أين وصل.',
    'recover.why':
      'سجّل الدخول بعنوان بريد محفظتك. العنوان الذي ليس له محفظة لا تُنشأ له واحدة هنا.',
  },
} as const

/** Names a text of this page. */
export type RecoverTexts = Texts<TextKey | keyof typeof recoverTexts.en>
