import type { MailLinkTexts } from '../mailLink/MailLinkPage.js'

/** Every text of the page that takes a change of the address back. */
export const revertEmailTexts: MailLinkTexts = {
  en: {
    'link.act': 'Take the change back',
    'link.away': 'Your wallet cannot be reached. Try again in a moment.',
    'link.done':
      'Done. Your wallet opens with your old address again. Everybody was signed out, and the device that made the change was removed. Sign in, and look whether anything is missing.',
    'link.failed':
      'That did not work. The link is over, or it was used already.',
    'link.home': 'Go to your wallet',
    'link.title': 'Your email address was changed',
    'link.why':
      'If it was not you, take it back: your old address opens your wallet again, everybody is signed out, and the device that made the change is removed from your wallet.',
  },
  ar: {
    'link.act': 'التراجع عن التغيير',
    'link.away': 'تعذّر الوصول إلى محفظتك. حاول مرة أخرى بعد لحظات.',
    'link.done':
      'تم. عاد عنوانك القديم يفتح محفظتك. سُجّل خروج الجميع، وأُزيل الجهاز الذي أجرى التغيير. سجّل الدخول وتحقق مما إذا كان ينقص شيء.',
    'link.failed': 'لم ينجح ذلك. انتهت صلاحية الرابط أو استُخدم من قبل.',
    'link.home': 'الذهاب إلى محفظتك',
    'link.title': 'تغيّر عنوان بريدك',
    'link.why':
      'إن لم تكن أنت فتراجع عن التغيير: يعود عنوانك القديم يفتح محفظتك، ويُسجَّل خروج الجميع، ويُزال من محفظتك الجهاز الذي أجرى التغيير.',
  },
}
