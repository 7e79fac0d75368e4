import type { MailLinkTexts } from '../mailLink/MailLinkPage.js'

/** Every text of the page that ends a sign-in of somebody else. */
export const notMeTexts: MailLinkTexts = {
  en: {
    'link.act': 'It was not me',
    'link.away': 'Your wallet cannot be reached. Try again in a moment.',
    'link.done':
      'Done. The code no longer works, and whoever used it is signed out.',
    'link.failed': 'That did not work. Open the link of the mail again.',
    'link.home': 'Go to your wallet',
    'link.title': 'Somebody typed your address',
    'link.why':
      'If you did not ask for a code, say so: it stops working, and whoever used it is signed out.',
  },
  ar: {
    'link.act': 'لم أكن أنا',
    'link.away': 'تعذّر الوصول إلى محفظتك. حاول مرة أخرى بعد لحظات.',
    'link.done': 'تم. لم يعد الرمز يعمل، ومن استخدمه سُجّل خروجه.',
    'link.failed': 'لم ينجح ذلك. افتح رابط الرسالة مرة أخرى.',
    'link.home': 'الذهاب إلى محفظتك',
    'link.title': 'شخص ما كتب عنوانك',
    'link.why':
      'إذا لم تطلب رمزاً فأخبرنا: سيتوقف عن العمل وسيُسجّل خروج من استخدمه.',
  },
}
